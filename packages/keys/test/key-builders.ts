import fc from "fast-check";
import type { Environment, KeyType } from "../src/index.ts";
import { ENVIRONMENTS, KEY_TYPES, parseApiKey } from "../src/index.ts";

export const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Computes the CRC-32 bit by bit, without the library's table. */
export function computeSlowCrc32(text: string): bigint {
  let crc = 0xffffffffn;
  for (const byte of Buffer.from(text, "latin1")) {
    crc ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1n ? (crc >> 1n) ^ 0xedb88320n : crc >> 1n;
  }
  return crc ^ 0xffffffffn;
}

/** Encodes digit by digit, without the library. */
export function encodeSlowBase62(value: bigint, length: number): string {
  const digit = BASE62.charAt(Number(value % 62n));
  return length === 0 ? "" : encodeSlowBase62(value / 62n, length - 1) + digit;
}

/** Builds a key whose checksum is the valid one plus `offset`. */
export function buildKey(environment: Environment, type: KeyType, body: string, offset = 0n): string {
  const checksummed = `svc_${environment}_${type}_${body}`;
  return checksummed + encodeSlowBase62(computeSlowCrc32(checksummed) + offset, 6);
}

export const base62Text = (length: number) =>
  fc.string({ unit: fc.constantFrom(...BASE62), minLength: length, maxLength: length });

export const anyKey = (types: readonly KeyType[] = KEY_TYPES) =>
  fc
    .tuple(fc.constantFrom(...ENVIRONMENTS), fc.constantFrom(...types), base62Text(43))
    .map(([environment, type, body]) => buildKey(environment, type, body));

export function findRejectionReason(input: unknown): string {
  const result = parseApiKey(input);
  return result.ok ? "accepted" : result.reason;
}
