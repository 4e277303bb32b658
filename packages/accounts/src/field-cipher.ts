import { createCipheriv, createDecipheriv, randomFillSync } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit/config";

/** The location that a ciphertext is bound to. It does not decrypt in another row or column. */
export interface FieldLocation {
  table: string;
  column: string;
  rowId: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Regular expression that matches a ciphertext in JavaScript and PostgreSQL. */
export const CIPHERTEXT_FORM = "^[A-Za-z0-9_-]{1,32}\\.[A-Za-z0-9_-]{38,}$";

/** Encrypts fields with AES-256-GCM (NIST SP 800-38D), as `<key id>.<base64url of nonce, ciphertext and tag>`. */
export class FieldCipher {
  private readonly current: NamedSecret;
  private readonly keys: ReadonlyMap<string, NamedSecret>;

  /** @param keys 32 bytes each, the current one first */
  constructor(keys: readonly NamedSecret[]) {
    const [current] = keys;
    if (!current) throw new Error("at least one data key is required");
    this.current = current;
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  encrypt(text: string, location: FieldLocation): string {
    const nonce = newNonce();
    const cipher = createCipheriv("aes-256-gcm", this.current.key, nonce);
    cipher.setAAD(associatedData(location));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${this.current.id}.${sealed.toString("base64url")}`;
  }

  get currentKeyId(): string {
    return this.current.id;
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
    const sealed = Buffer.from(ciphertext.slice(dot + 1), "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key.key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAAD(associatedData(location));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return text.toString("utf8");
  }
}

/** Pooled, because a random nonce costs as much as encrypting a number. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** Returns a view of the pool; use it before the next call. */
function newNonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.subarray(used - NONCE_BYTES, used);
}

function associatedData({ table, column, rowId }: FieldLocation): Buffer {
  return Buffer.from(`${table}.${column}.${rowId}`);
}
