import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from "node:crypto";
import canonicalize from "canonicalize";

/** What is signed of an anchor: the root stands for every head in it. */
export interface AnchorSummary {
  environment: string;
  /** ISO 8601. */
  takenAt: string;
  rollovers: number;
  /** Of the Merkle tree over the heads, 64 hexadecimal digits. */
  root: string;
}

const PURPOSE = "svc timeline anchors, version 1";
const SEED_BYTES = 32;
/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410 §7). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/**
 * The key that anchors are signed with: Ed25519 (RFC 8032), derived from the chain's key (HKDF-SHA-256, RFC 5869), so
 * that there is no further secret to keep. An auditor verifies with the public half, and cannot sign.
 */
export function anchorKey(chainKey: KeyObject): { privateKey: KeyObject; publicKey: KeyObject } {
  const seed = Buffer.from(hkdfSync("sha256", chainKey, "", PURPOSE, SEED_BYTES));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** The public half as its 32 bytes, base64. */
export function exportPublicKey(publicKey: KeyObject): string {
  return publicKey.export({ format: "der", type: "spki" }).subarray(-SEED_BYTES).toString("base64");
}

/** @returns the signature over the summary's canonical JSON (RFC 8785), base64 */
export function signAnchor(chainKey: KeyObject, summary: AnchorSummary): string {
  return sign(null, toSigned(summary), anchorKey(chainKey).privateKey).toString("base64");
}

export function isAnchorSigned(publicKey: KeyObject, summary: AnchorSummary, signature: string): boolean {
  return verify(null, toSigned(summary), publicKey, Buffer.from(signature, "base64"));
}

function toSigned({ environment, takenAt, rollovers, root }: AnchorSummary): Buffer {
  const text = canonicalize({ object: "timeline_anchor", version: 1, environment, takenAt, rollovers, root });
  return Buffer.from(text ?? "");
}
