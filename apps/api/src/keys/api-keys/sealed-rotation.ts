import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

// AES-256-GCM (NIST SP 800-38D). HKDF (RFC 5869) derives the key from the presented API key and the Idempotency-Key. Neither is
// stored, so only the client can decrypt.

export interface ReplaySecrets {
  presentedKey: string;
  idempotencyKey: string;
  /** Authenticated, not secret. */
  keyId: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const PURPOSE = "svc sealed rotation v1";

/** @returns base64url of nonce, ciphertext and tag */
export function encryptRotation(secrets: ReplaySecrets, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(secrets), nonce);
  cipher.setAAD(Buffer.from(secrets.keyId));
  const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

/** Returns null if the API key or Idempotency-Key differs, or after tampering. */
export function decryptRotation(secrets: ReplaySecrets, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(secrets), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(secrets.keyId));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8");
    return text + decipher.final("utf8");
  } catch {
    return null;
  }
}

function deriveKey({ presentedKey, idempotencyKey }: ReplaySecrets): Buffer {
  const salt = createHash("sha256").update(idempotencyKey).digest();
  return Buffer.from(hkdfSync("sha256", presentedKey, salt, PURPOSE, KEY_BYTES));
}
