import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit/config";

const PURPOSE = "svc session record v1";
const KEY_BYTES = 32;
/** 128 bits suffice (RFC 2104 §5): each guess needs a request. */
const SEAL_BYTES = 16;
const SEAL_LENGTH = Math.ceil((SEAL_BYTES * 8) / 6);

/**
 * Authenticates session records, because other clients can write to Redis. A seal is an HMAC-SHA-256 over the record and its
 * Redis key, under a key derived from a session secret (HKDF, RFC 5869).
 */
export class RecordSeals {
  private readonly currentKey: KeyObject;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /** @param secrets the first one seals new records, and signs their tokens */
  constructor(secrets: readonly [NamedSecret, ...NamedSecret[]]) {
    this.currentKey = deriveKey(secrets[0].key);
    this.keys = new Map(secrets.map(({ id, key }) => [id, deriveKey(key)]));
  }

  seal(recordKey: string, record: string): string {
    return computeSeal(this.currentKey, recordKey, record) + record;
  }

  /**
   * @param secretId the secret that signed the token; the same secret must have sealed the record
   * @returns the record, or null if the seal is invalid
   */
  open(secretId: string, recordKey: string, sealed: string): string | null {
    const key = this.keys.get(secretId);
    if (!key) return null;
    const record = sealed.slice(SEAL_LENGTH);
    const actualSeal = Buffer.from(sealed.slice(0, SEAL_LENGTH));
    const expectedSeal = Buffer.from(computeSeal(key, recordKey, record));
    return actualSeal.length === expectedSeal.length && timingSafeEqual(actualSeal, expectedSeal)
      ? record
      : null;
  }
}

/** Redis keys contain no line break, so the HMAC's input is unambiguous. */
function computeSeal(key: KeyObject, recordKey: string, record: string): string {
  const digest = createHmac("sha256", key).update(`${recordKey}\n${record}`).digest();
  return digest.toString("base64url", 0, SEAL_BYTES);
}

function deriveKey(secret: KeyObject): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES)));
}
