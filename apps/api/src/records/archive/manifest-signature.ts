import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import canonicalize from "canonicalize";
import { deriveAnchorKey } from "../../rollovers/timeline/anchor-signature.ts";
import type { ArchiveManifest } from "./archive-lines.ts";

/** SPKI prefix of a 32-byte Ed25519 public key (RFC 8410 §4). */
const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");
const KEY_BYTES = 32;

type UnsignedManifest = Omit<ArchiveManifest, "signature">;

/** Uses the key that also signs anchors. */
export function signManifest(chainKey: KeyObject, manifest: UnsignedManifest): ArchiveManifest {
  const signature = sign(null, toSignedBytes(manifest), deriveAnchorKey(chainKey).privateKey).toString(
    "base64",
  );
  return { ...manifest, signature };
}

/** @param publicKey 32 bytes in base64 */
export function isManifestSigned({ signature, ...manifest }: ArchiveManifest, publicKey: string): boolean {
  const bytes = Buffer.from(publicKey, "base64");
  if (bytes.length !== KEY_BYTES) return false;
  const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, bytes]), format: "der", type: "spki" });
  return verify(null, toSignedBytes(manifest), key, Buffer.from(signature, "base64"));
}

function toSignedBytes(manifest: UnsignedManifest): Buffer {
  return Buffer.from(canonicalize(manifest) ?? "");
}
