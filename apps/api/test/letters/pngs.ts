import { crc32, deflateSync } from "node:zlib";

/** Samples per pixel by color type: RGB and RGBA. */
const SAMPLES = { 2: 3, 6: 4 } as const;

interface PngOptions {
  colorType?: keyof typeof SAMPLES;
  pixels?: Buffer;
}

export function buildPng(width: number, height: number, { colorType = 6, pixels }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const bitDepth = 8;
  header[8] = bitDepth;
  header[9] = colorType;
  const rows = Buffer.alloc(height * (1 + width * SAMPLES[colorType]));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    buildChunk("IHDR", header),
    buildChunk("IDAT", pixels ?? deflateSync(rows)),
    buildChunk("IEND", Buffer.alloc(0)),
  ]);
}

function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
