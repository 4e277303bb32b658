/** CRC-32's polynomial 0x04c11db7, bits reversed, as the algorithm takes the lowest bit first. */
const POLYNOMIAL = 0xedb88320;

const TABLE = new Int32Array(256);
for (let byte = 0; byte < 256; byte += 1) {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  }
  TABLE[byte] = remainder;
}

/**
 * CRC-32 as IEEE 802.3, zlib and PNG define it (CRC-32/ISO-HDLC; "123456789" gives 0xcbf43926).
 *
 * It finds mistakes, not malice: anyone can compute it.
 *
 * @param text ASCII characters, one byte each. Others are not checked for and give a meaningless sum.
 * @param end How many characters to cover, from the first; all of them unless given.
 * @returns A whole number from 0 to 2^32 - 1.
 */
export function crc32(text: string, end = text.length): number {
  let crc = -1;
  for (let at = 0; at < end; at += 1) {
    crc = (TABLE[(crc ^ text.charCodeAt(at)) & 0xff] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
