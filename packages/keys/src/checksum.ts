/** The CRC-32 polynomial 0x04c11db7, bits reversed. */
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
 * Computes CRC-32/ISO-HDLC, as zlib and PNG do ("123456789" gives 0xcbf43926). Detects mistakes, not tampering.
 * @param text ASCII; not validated
 */
export function crc32(text: string, end = text.length): number {
  let crc = -1;
  for (let index = 0; index < end; index += 1) {
    crc = (TABLE[(crc ^ text.charCodeAt(index)) & 0xff] as number) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
