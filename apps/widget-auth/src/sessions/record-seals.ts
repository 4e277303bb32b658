import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit";

const PURPOSE = "svc session record v1";
const KEY_BYTES = 32;
/** 128 bits of the HMAC (RFC 2104 §5): whoever guesses has to ask the service each time. */
const SEAL_BYTES = 16;
const SEAL_LENGTH = Math.ceil((SEAL_BYTES * 8) / 6);

/**
 * Seals what sessions are in Redis, which others can write to: HMAC-SHA-256 under a key that HKDF (RFC 5869) derives
 * from a session secret, over the place where the record stands and the record. Changed, or put in another one's
 * place, it is none.
 */
export class RecordSeals {
  private readonly currentId: string;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /** @param secrets those of the session tokens, the one that signs first */
  constructor(secrets: readonly [NamedSecret, ...NamedSecret[]]) {
    this.currentId = secrets[0].id;
    this.keys = new Map(secrets.map(({ id, key }) => [id, deriveKey(key)]));
  }

  /** Seals a record, under the secret that signs its token too. @returns the seal, and the record behind it */
  seal(place: string, record: string): string {
    return this.sealOf(this.currentId, place, record) + record;
  }

  /**
   * Opens a record.
   *
   * @param secretId the secret that signed its token: a record under any other, retired or not, is not that token's
   * @returns null when this service did not write it, or not there, or not so
   */
  open(secretId: string, place: string, sealed: string): string | null {
    if (!this.keys.has(secretId)) return null;
    const record = sealed.slice(SEAL_LENGTH);
    const found = Buffer.from(sealed.slice(0, SEAL_LENGTH));
    const seal = Buffer.from(this.sealOf(secretId, place, record));
    return found.length === seal.length && timingSafeEqual(found, seal) ? record : null;
  }

  /** The place is a key of Redis and holds no line break, so that no other place and record read alike. */
  private sealOf(secretId: string, place: string, record: string): string {
    const key = this.keys.get(secretId);
    if (!key) throw new Error(`there is no session secret ${secretId}`);
    const digest = createHmac("sha256", key).update(`${place}\n${record}`).digest();
    return digest.toString("base64url", 0, SEAL_BYTES);
  }
}

function deriveKey(secret: KeyObject): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES)));
}
