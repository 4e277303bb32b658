import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from "node:crypto";
import canonicalize from "canonicalize";

export interface AnchorSummary {
  environment: string;
  /** ISO 8601. */
  takenAt: string;
  rollovers: number;
  /** Merkle root: 64 hex digits. */
  root: string;
}

const PURPOSE = "svc timeline anchors, version 1";
/** Size of an Ed25519 seed and of a public key. */
const KEY_BYTES = 32;
/** PKCS #8 prefix of a 32-byte Ed25519 key (RFC 8410 §7). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/** Derives the signing key of anchors (Ed25519, RFC 8032) from the chain key with HKDF-SHA-256 (RFC 5869). */
export function deriveAnchorKey(chainKey: KeyObject): { privateKey: KeyObject; publicKey: KeyObject } {
  const seed = Buffer.from(hkdfSync("sha256", chainKey, "", PURPOSE, KEY_BYTES));
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, seed]),
    format: "der",
    type: "pkcs8",
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** Returns the raw 32 bytes in base64. */
export function exportPublicKey(publicKey: KeyObject): string {
  return publicKey.export({ format: "der", type: "spki" }).subarray(-KEY_BYTES).toString("base64");
}

/** Signs the summary's canonical JSON (RFC 8785). @returns base64 */
export function signAnchor(chainKey: KeyObject, summary: AnchorSummary): string {
  return sign(null, toSignedBytes(summary), deriveAnchorKey(chainKey).privateKey).toString("base64");
}

export function isAnchorSigned(publicKey: KeyObject, summary: AnchorSummary, signature: string): boolean {
  return verify(null, toSignedBytes(summary), publicKey, Buffer.from(signature, "base64"));
}

function toSignedBytes({ environment, takenAt, rollovers, root }: AnchorSummary): Buffer {
  const text = canonicalize({ object: "timeline_anchor", version: 1, environment, takenAt, rollovers, root });
  return Buffer.from(text ?? "");
}
