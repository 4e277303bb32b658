import { createCipheriv, createDecipheriv, randomFillSync } from "node:crypto";
import type { NamedSecret } from "@svc/service-kit";

/** Where a ciphertext stands. It is bound to that place: moved to another row or column it does not decrypt. */
export interface FieldPlace {
  table: string;
  column: string;
  rowId: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The form of a ciphertext, as JavaScript and PostgreSQL both read it: a key's id, and no less than nonce and tag. */
export const CIPHERTEXT_FORM = "^[A-Za-z0-9_-]{1,32}\\.[A-Za-z0-9_-]{38,}$";

/**
 * Encrypts single fields with AES-256-GCM (NIST SP 800-38D) under versioned keys. A ciphertext reads
 * `<key id>.<base64url of nonce, ciphertext and tag>`, so that old ones stay readable while the key is replaced.
 */
export class FieldCipher {
  private readonly current: NamedSecret;
  private readonly keys: ReadonlyMap<string, NamedSecret>;

  /** @param keys of 32 bytes each, the current one first */
  constructor(keys: readonly NamedSecret[]) {
    const [current] = keys;
    if (!current) throw new Error("at least one data key is needed");
    this.current = current;
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  encrypt(text: string, place: FieldPlace): string {
    const nonce = newNonce();
    const cipher = createCipheriv("aes-256-gcm", this.current.key, nonce);
    cipher.setAAD(associatedData(place));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${this.current.id}.${sealed.toString("base64url")}`;
  }

  /** The id of the key that is encrypted under. */
  get currentKeyId(): string {
    return this.current.id;
  }

  /** The ids of the keys that can be decrypted with, the current one first. */
  get keyIds(): string[] {
    return [...this.keys.keys()];
  }

  /** @throws Error when the key is gone, or the ciphertext was changed or moved */
  decrypt(ciphertext: string, place: FieldPlace): string {
    const dot = ciphertext.indexOf(".");
    const key = this.keys.get(ciphertext.slice(0, dot));
    if (!key) throw new Error(`no data key decrypts ${place.table}.${place.column} of ${place.rowId}`);
    const sealed = Buffer.from(ciphertext.slice(dot + 1), "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key.key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAAD(associatedData(place));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return text.toString("utf8");
  }
}

/** Randomness is had in pools: to ask for each nonce costs as much as to encrypt a number. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** Chance that was had for nothing else. It has to be used before another is made. */
function newNonce(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.subarray(used - NONCE_BYTES, used);
}

function associatedData({ table, column, rowId }: FieldPlace): Buffer {
  return Buffer.from(`${table}.${column}.${rowId}`);
}
