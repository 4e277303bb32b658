import { createHmac, type KeyObject } from "node:crypto";

/**
 * Makes keyed digests by which encrypted values can be found: equal values of one organization and purpose give equal
 * digests, and without the key nothing can be guessed from them.
 */
export class BlindIndex {
  private readonly key: KeyObject;

  constructor(key: KeyObject) {
    this.key = key;
  }

  /**
   * @param purpose what is compared, e.g. `account.email`; digests of different purposes never meet
   * @param parts normalised values; each is framed by its length, so that no two lists read alike
   * @returns HMAC-SHA-256 as 64 hexadecimal digits
   */
  digest(purpose: string, organizationId: string, ...parts: string[]): string {
    let framed = "";
    for (const part of [purpose, organizationId, ...parts]) framed += `${Buffer.byteLength(part)}:${part};`;
    return createHmac("sha256", this.key).update(framed).digest("hex");
  }
}

/** An email address as it is compared: composed, without case. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFC").toLowerCase();
}

/** An account number as it is compared: letters and digits alone, without case. */
export function normaliseAccountNumber(number: string): string {
  return number.replace(/[^0-9a-z]/gi, "").toUpperCase();
}
