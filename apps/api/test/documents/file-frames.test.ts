import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  DamagedFileError,
  FRAME_BYTES,
  openFrames,
  sealFrames,
} from "../../src/rollovers/documents/file-frames.ts";

const KEY = randomBytes(32);

async function* toChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const seal = (bytes: Buffer, chunkSize = 1_000) => buffer(sealFrames(KEY, toChunks(bytes, chunkSize)));
const open = (sealed: Buffer, chunkSize = 1_000, key = KEY) =>
  buffer(openFrames(key, toChunks(sealed, chunkSize)));

/** Authentication tag of AES-GCM. */
const TAG_BYTES = 16;
/** The format version, in front of the frames. */
const HEADER_BYTES = 1;
const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES;
const SIZES = [0, 1, 16, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 3 * FRAME_BYTES, 3 * FRAME_BYTES + 7];

describe("Framed file encryption", () => {
  it.each(SIZES)("decrypts %d bytes unchanged for any chunk size", async (size) => {
    const bytes = randomBytes(size);
    const sealed = await seal(bytes, 777);
    for (const chunkSize of [1_003, SEALED_FRAME_BYTES, sealed.length])
      expect(await open(sealed, chunkSize)).toEqual(bytes);
    const frameCount = Math.max(1, Math.ceil(size / FRAME_BYTES));
    expect(sealed.length).toBe(HEADER_BYTES + size + TAG_BYTES * frameCount);
    if (size > 16) expect(sealed.includes(bytes.subarray(0, 16))).toBe(false);
  });

  it("outputs every frame before a damaged one, and nothing of the damaged frame", async () => {
    const bytes = randomBytes(3 * FRAME_BYTES);
    const sealed = await seal(bytes);
    const offset = fc.integer({ min: 0, max: sealed.length - 1 });
    const property = fc.asyncProperty(offset, fc.integer({ min: 1, max: 255 }), async (at, mask) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ mask;
      const decrypted: Buffer[] = [];
      const readFrames = async () => {
        for await (const chunk of openFrames(KEY, toChunks(changed, 50_000))) decrypted.push(chunk);
      };
      await expect(readFrames()).rejects.toThrow(DamagedFileError);
      const completeFrames = at < HEADER_BYTES ? 0 : Math.floor((at - HEADER_BYTES) / SEALED_FRAME_BYTES);
      expect(Buffer.concat(decrypted).equals(bytes.subarray(0, completeFrames * FRAME_BYTES))).toBe(true);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it("rejects a file truncated at any point", async () => {
    const sealed = await seal(randomBytes(3 * FRAME_BYTES));
    const lastFrameStart = HEADER_BYTES + 2 * SEALED_FRAME_BYTES;
    const cuts = [
      0,
      HEADER_BYTES,
      HEADER_BYTES + TAG_BYTES,
      SEALED_FRAME_BYTES,
      HEADER_BYTES + SEALED_FRAME_BYTES,
      lastFrameStart,
      lastFrameStart + 100,
      sealed.length - 1,
    ];
    for (const cut of cuts) await expect(open(sealed.subarray(0, cut))).rejects.toThrow(DamagedFileError);
  });

  it("rejects frames that are reordered, duplicated, missing or followed by more data", async () => {
    const sealed = await seal(randomBytes(3 * FRAME_BYTES));
    const header = sealed.subarray(0, HEADER_BYTES);
    const getFrame = (index: number) => {
      const start = HEADER_BYTES + index * SEALED_FRAME_BYTES;
      return sealed.subarray(start, start + SEALED_FRAME_BYTES);
    };
    const [a, b, c] = [getFrame(0), getFrame(1), getFrame(2)];
    for (const frames of [
      [b, a, c],
      [a, a, c],
      [a, c],
      [c],
      [a, b, c, c],
      [a, b, c, Buffer.from("x")],
      [a, b],
    ]) {
      await expect(open(Buffer.concat([header, ...frames]))).rejects.toThrow(DamagedFileError);
    }
  });

  it("rejects another key", async () => {
    await expect(open(await seal(randomBytes(10)), 1_000, randomBytes(32))).rejects.toThrow(DamagedFileError);
  });
});
