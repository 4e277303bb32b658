const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Digit of each ASCII code, or -1. */
const DIGITS = new Int8Array(128).fill(-1);
for (let digit = 0; digit < ALPHABET.length; digit += 1) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

/**
 * Encodes a number in base62 (0-9, A-Z, a-z), most significant digit first, padded with zeros.
 * @throws RangeError if the value is negative or does not fit
 */
export function encodeBase62(value: bigint, length: number): string {
  let text = "";
  let remainder = value;
  for (let digits = 0; digits < length; digits += 1) {
    text = ALPHABET.charAt(Number(remainder % 62n)) + text;
    remainder /= 62n;
  }
  if (value < 0n || remainder !== 0n) throw new RangeError(`The value does not fit ${length} base62 digits.`);
  return text;
}

/** @param text 1 to 8 valid characters; more would exceed the precision of a double */
export function decodeBase62(text: string): number {
  let value = 0;
  // Shifts would wrap at 2^32, and two texts could encode the same number.
  for (let index = 0; index < text.length; index += 1)
    value = value * 62 + (DIGITS[text.charCodeAt(index)] as number);
  return value;
}

/** Returns true if all characters at or after `start` are base62 digits, or if there are none. */
export function isBase62(text: string, start = 0): boolean {
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127 || (DIGITS[code] as number) < 0) return false;
  }
  return true;
}
