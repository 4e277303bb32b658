const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The digit that each ASCII code stands for, -1 where it is none. */
const DIGITS = new Int8Array(128).fill(-1);
for (let digit = 0; digit < ALPHABET.length; digit += 1) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

/**
 * Writes a number in base62: digits 0-9, A-Z, a-z in that order, most significant first.
 *
 * @param value A whole number, 0 or more.
 * @param length How many digits to write; shorter numbers get zeros on the left.
 * @returns Exactly `length` characters.
 * @throws RangeError when the value is negative or needs more digits than that.
 */
export function encodeBase62(value: bigint, length: number): string {
  let text = "";
  let rest = value;
  for (let written = 0; written < length; written += 1) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  if (value < 0n || rest !== 0n) throw new RangeError(`The value does not fit ${length} base62 digits.`);
  return text;
}

/**
 * Reads a base62 number.
 *
 * @param text 1 to 8 characters that `isBase62` accepts: any more would not be exact in a double.
 * @returns The value, a whole number below 62^8.
 */
export function decodeBase62(text: string): number {
  let value = 0;
  // Multiplied, not shifted: shifts would wrap at 2^32 and let two texts stand for one number.
  for (let at = 0; at < text.length; at += 1) value = value * 62 + (DIGITS[text.charCodeAt(at)] as number);
  return value;
}

/**
 * Tells whether a text has only base62 digits from a position on.
 *
 * @param text Any string.
 * @param start Index of the first character to look at, 0 unless given.
 * @returns True also where nothing is left to look at. Never throws.
 */
export function isBase62(text: string, start = 0): boolean {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127 || (DIGITS[code] as number) < 0) return false;
  }
  return true;
}
