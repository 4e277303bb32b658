import { createCipheriv, createDecipheriv, randomFillSync } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit/config";

/** A ciphertext cannot be decrypted in another location. */
export interface FieldLocation {
  table: string;
  column: string;
  rowId: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Matches ciphertexts, in JavaScript and PostgreSQL. */
export const CIPHERTEXT_PATTERN = "^[A-Za-z0-9_-]{1,32}\\.[A-Za-z0-9_-]{38,}$";

/** Encrypts fields with AES-256-GCM (NIST SP 800-38D), as `<key id>.<base64url of nonce, ciphertext and tag>`. */
export class FieldCipher {
  private readonly currentKey: NamedSecret;
  private readonly keys: ReadonlyMap<string, NamedSecret>;

  /** @param keys 32 bytes each, the current key first */
  constructor(keys: readonly NamedSecret[]) {
    const [current] = keys;
    if (!current) throw new Error("at least one data key is required");
    this.currentKey = current;
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  encrypt(text: string, location: FieldLocation): string {
    const nonce = takeNonce();
    const cipher = createCipheriv("aes-256-gcm", this.currentKey.key, nonce);
    cipher.setAAD(toAssociatedData(location));
    const payload = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${this.currentKey.id}.${payload.toString("base64url")}`;
  }

  get currentKeyId(): string {
    return this.currentKey.id;
  }

  get keyIds(): string[] {
    return [...this.keys.keys()];
  }

  /** @throws Error if the key is missing, or the ciphertext was changed or moved */
  decrypt(ciphertext: string, location: FieldLocation): string {
    const dot = ciphertext.indexOf(".");
    const key = this.keys.get(ciphertext.slice(0, dot));
    if (!key)
      throw new Error(`no data key decrypts ${location.table}.${location.column} of ${location.rowId}`);
    const payload = Buffer.from(ciphertext.slice(dot + 1), "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key.key, payload.subarray(0, NONCE_BYTES));
    decipher.setAAD(toAssociatedData(location));
    decipher.setAuthTag(payload.subarray(-TAG_BYTES));
    const text = Buffer.concat([
      decipher.update(payload.subarray(NONCE_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]);
    return text.toString("utf8");
  }
}

/** A pool, because creating one nonce costs as much as encrypting one field. */
const noncePool = Buffer.alloc(NONCE_BYTES * 256);
let usedBytes = noncePool.length;

/** Returns a view of the pool, valid until the pool is refilled. */
function takeNonce(): Buffer {
  if (usedBytes === noncePool.length) {
    randomFillSync(noncePool);
    usedBytes = 0;
  }
  usedBytes += NONCE_BYTES;
  return noncePool.subarray(usedBytes - NONCE_BYTES, usedBytes);
}

function toAssociatedData({ table, column, rowId }: FieldLocation): Buffer {
  return Buffer.from(`${table}.${column}.${rowId}`);
}
