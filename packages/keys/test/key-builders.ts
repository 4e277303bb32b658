import fc from "fast-check";
import type { Environment, KeyType } from "../src/index.ts";
import { ENVIRONMENTS, KEY_TYPES, parseApiKey } from "../src/index.ts";

export const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Bitwise CRC-32 by its definition, independent of the library's table. */
export function slowCrc32(text: string): bigint {
  let crc = 0xffffffffn;
  for (const byte of Buffer.from(text, "latin1")) {
    crc ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1n ? (crc >> 1n) ^ 0xedb88320n : crc >> 1n;
  }
  return crc ^ 0xffffffffn;
}

export function slowBase62(value: bigint, length: number): string {
  const digit = BASE62.charAt(Number(value % 62n));
  return length === 0 ? "" : slowBase62(value / 62n, length - 1) + digit;
}

/** Builds a key whose checksum is the valid one plus `offset`. */
export function keyFrom(environment: Environment, type: KeyType, body: string, offset = 0n): string {
  const covered = `svc_${environment}_${type}_${body}`;
  return covered + slowBase62(slowCrc32(covered) + offset, 6);
}

export const base62Text = (length: number) =>
  fc.string({ unit: fc.constantFrom(...BASE62), minLength: length, maxLength: length });

export const anyKey = (types: readonly KeyType[] = KEY_TYPES) =>
  fc
    .tuple(fc.constantFrom(...ENVIRONMENTS), fc.constantFrom(...types), base62Text(43))
    .map(([environment, type, body]) => keyFrom(environment, type, body));

export function rejectionReason(input: unknown): string {
  const result = parseApiKey(input);
  return result.ok ? "accepted" : result.reason;
}
