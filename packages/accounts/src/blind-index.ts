import { createHmac, type KeyObject } from "node:crypto";
import { type RawBuilder, sql } from "@svc/database";
import { type NamedSecret, UNNAMED_SECRET } from "@svc/service-kit/config";

/**
 * Computes keyed digests for looking up encrypted values. Equal values of one organization and purpose have equal digests.
 * During a key rotation, write under the current key; search and lock under all keys in `perKey`.
 */
export class BlindIndex {
  /** The current key first. */
  readonly perKey: readonly BlindIndex[];
  readonly keyId: string;
  private readonly key: KeyObject;

  constructor([current, ...otherSecrets]: readonly [NamedSecret, ...NamedSecret[]]) {
    this.keyId = current.id;
    this.key = current.key;
    this.perKey = [this, ...otherSecrets.map((secret) => new BlindIndex([secret]))];
  }

  get keyIds(): string[] {
    return this.perKey.map(({ keyId }) => keyId);
  }

  /** True if stored digests can be under different keys, and so are not comparable. */
  get isRotating(): boolean {
    return this.perKey.length > 1;
  }

  /**
   * @param purpose separates digests, such as `account.email`
   * @param parts framed by length, so that different lists never collide
   * @returns `<key ID>:<hexadecimal HMAC-SHA-256>`; the unnamed key has no prefix
   */
  digest(purpose: string, organizationId: string, ...parts: string[]): string {
    let message = "";
    for (const part of [purpose, organizationId, ...parts]) message += `${Buffer.byteLength(part)}:${part};`;
    const digits = createHmac("sha256", this.key).update(message).digest("hex");
    return this.keyId === UNNAMED_SECRET ? digits : `${this.keyId}:${digits}`;
  }
}

export function getDigestKeyId(digest: string): string {
  const end = digest.indexOf(":");
  return end === -1 ? UNNAMED_SECRET : digest.slice(0, end);
}

export function normalizeEmail(email: string): string {
  return email.normalize("NFC").toLowerCase();
}

export function normalizeAccountNumber(number: string): string {
  return number.replace(/[^0-9a-z]/gi, "").toUpperCase();
}

export function selectDigestKeyId(digest: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`CASE WHEN strpos(${digest}, ':') > 0 THEN split_part(${digest}, ':', 1)
    WHEN ${digest} <> '' THEN ${sql.lit(UNNAMED_SECRET)} END`;
}
