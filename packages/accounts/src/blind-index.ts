import { createHmac, type KeyObject } from "node:crypto";
import { type NamedSecret, UNNAMED_SECRET } from "@svc/service-kit";

/**
 * Makes keyed digests by which encrypted values can be found: equal values of one organization and purpose give equal
 * digests, and without the key nothing can be guessed from them.
 *
 * While one key replaces another there are several. Written is under the first; whoever looks for something, or takes turns
 * by a digest, does so under `each` of them.
 */
export class BlindIndex {
  /** One for each key, the current one first. */
  readonly each: readonly BlindIndex[];
  /** The current key's. */
  readonly keyId: string;
  private readonly key: KeyObject;

  constructor([current, ...others]: readonly [NamedSecret, ...NamedSecret[]]) {
    this.keyId = current.id;
    this.key = current.key;
    this.each = [this, ...others.map((secret) => new BlindIndex([secret]))];
  }

  /** The ids of all keys, the current one first. */
  get keyIds(): string[] {
    return this.each.map(({ keyId }) => keyId);
  }

  /** Whether what is stored may be under different keys, and is not to be compared with what is stored. */
  get isBeingReplaced(): boolean {
    return this.each.length > 1;
  }

  /**
   * @param purpose what is compared, e.g. `account.email`; digests of different purposes never meet
   * @param parts normalised values; each is framed by its length, so that no two lists read alike
   * @returns HMAC-SHA-256 as 64 hexadecimal digits, after the key's id and a colon; under the key without an id the digits alone
   */
  digest(purpose: string, organizationId: string, ...parts: string[]): string {
    let framed = "";
    for (const part of [purpose, organizationId, ...parts]) framed += `${Buffer.byteLength(part)}:${part};`;
    const digits = createHmac("sha256", this.key).update(framed).digest("hex");
    return this.keyId === UNNAMED_SECRET ? digits : `${this.keyId}:${digits}`;
  }
}

/** The id of the key that a digest is under. */
export function keyOfDigest(digest: string): string {
  const end = digest.indexOf(":");
  return end === -1 ? UNNAMED_SECRET : digest.slice(0, end);
}

/** An email address as it is compared: composed, without case. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFC").toLowerCase();
}

/** An account number as it is compared: letters and digits alone, without case. */
export function normaliseAccountNumber(number: string): string {
  return number.replace(/[^0-9a-z]/gi, "").toUpperCase();
}
