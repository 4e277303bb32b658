import { inflateSync } from "node:zlib";

export const MAX_LOGO_BYTES = 64 * 1024;
const MAX_WIDTH = 1200;
const MAX_HEIGHT = 600;

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Bytes of a chunk besides its data: length, type and checksum. */
const CHUNK_OVERHEAD = 12;
/** Samples per pixel by color type (PNG, third edition, table 8). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Returns an error message, or null. Also rejects images that inflate to more bytes than their dimensions need. */
export function findLogoIssue(base64: string): string | null {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.toString("base64") !== base64) return "must be base64";
  if (bytes.length > MAX_LOGO_BYTES) return `must be at most ${MAX_LOGO_BYTES / 1024} kB`;
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return "must be a PNG image";
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== "IHDR" || header.data.length !== 13 || chunks.at(-1)?.type !== "IEND") {
    return "must be a complete PNG image";
  }
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colorType, , , interlace] = header.data.subarray(8);
  const samples = SAMPLES[colorType ?? -1];
  if (width < 1 || height < 1 || width > MAX_WIDTH || height > MAX_HEIGHT) {
    return `must be at most ${MAX_WIDTH} by ${MAX_HEIGHT} pixels`;
  }
  if (depth !== 8 || samples === undefined || interlace !== 0)
    return "must have 8 bits per sample, not interlaced";
  if (colorType === 3 && !chunks.some(({ type, data }) => type === "PLTE" && isPalette(data))) {
    return "must be a complete PNG image";
  }
  // Each row begins with a filter byte.
  const expectedSize = height * (1 + width * samples);
  const size = measureInflated(
    Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)),
    expectedSize,
  );
  return size === expectedSize ? null : "must be a complete PNG image";
}

interface Chunk {
  type: string;
  data: Buffer;
}

/** Returns null if a chunk is incomplete or data follows the last one. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let offset = SIGNATURE.length;
  while (offset + CHUNK_OVERHEAD <= bytes.length) {
    const length = bytes.readUInt32BE(offset);
    const type = bytes.toString("latin1", offset + 4, offset + 8);
    if (offset + CHUNK_OVERHEAD + length > bytes.length) return null;
    chunks.push({ type, data: bytes.subarray(offset + 8, offset + 8 + length) });
    offset += CHUNK_OVERHEAD + length;
    if (type === "IEND") break;
  }
  return offset === bytes.length ? chunks : null;
}

function isPalette({ length }: Buffer): boolean {
  return length > 0 && length % 3 === 0 && length <= 3 * 256;
}

/** Returns null if the data is invalid or inflates to more than `maxOutputLength` bytes. */
function measureInflated(data: Buffer, maxOutputLength: number): number | null {
  try {
    return inflateSync(data, { maxOutputLength }).length;
  } catch {
    return null;
  }
}
