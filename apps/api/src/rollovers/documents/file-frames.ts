import { createCipheriv, createDecipheriv } from "node:crypto";
import type { FieldCipher } from "@svc/accounts";

// Encrypts files in separately authenticated frames, so that a stream never releases unverified bytes.
// Uses the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár, CRYPTO 2015) over AES-256-GCM. The nonce is the
// frame number and a last-frame flag. Changed, moved, repeated or missing frames fail to open.

export const FRAME_BYTES = 64 * 1024;
export const FILE_KEY_BYTES = 32;

const TAG_BYTES = 16;
const COUNTER_BYTES = 11;
/** The first byte of the file. Each frame authenticates it. */
const FORMAT_VERSION = Buffer.from([1]);

export class DamagedFileError extends Error {
  override name = "DamagedFileError";
}

/** @param key 32 random bytes, used for this file only */
export async function* sealFrames(key: Buffer, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield FORMAT_VERSION;
  for await (const { block, number, isLast } of splitBlocks(bytes, FRAME_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, toNonce(number, isLast));
    cipher.setAAD(FORMAT_VERSION);
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws DamagedFileError at the first invalid frame */
export async function* openFrames(key: Buffer, frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { block, number, isLast } of splitBlocks(
    stripFormatVersion(frames),
    FRAME_BYTES + TAG_BYTES,
  )) {
    yield openFrame(key, block, toNonce(number, isLast));
  }
}

function openFrame(key: Buffer, block: Buffer, nonce: Buffer): Buffer {
  if (block.length < TAG_BYTES) throw new DamagedFileError("the file ends within a frame");
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(FORMAT_VERSION);
  decipher.setAuthTag(block.subarray(-TAG_BYTES));
  const plaintext = decipher.update(block.subarray(0, -TAG_BYTES));
  try {
    return Buffer.concat([plaintext, decipher.final()]);
  } catch (cause) {
    throw new DamagedFileError("a frame of the file was changed", { cause });
  }
}

async function* stripFormatVersion(frames: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isVersionRead = false;
  for await (const chunk of frames) {
    if (isVersionRead || chunk.length === 0) {
      yield chunk;
      continue;
    }
    if (chunk[0] !== FORMAT_VERSION[0]) throw new DamagedFileError("the file has an unknown format");
    isVersionRead = true;
    yield chunk.subarray(FORMAT_VERSION.length);
  }
  if (!isVersionRead) throw new DamagedFileError("the file is empty");
}

/** Yields blocks of equal size, except the last. An empty input yields one empty block. */
async function* splitBlocks(bytes: AsyncIterable<Buffer>, size: number) {
  let number = 0;
  let buffered: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let remaining = chunk;
    // A full block may be the last one, so it waits for more bytes.
    while (length + remaining.length > size) {
      const needed = size - length;
      yield { block: Buffer.concat([...buffered, remaining.subarray(0, needed)]), number, isLast: false };
      number += 1;
      remaining = remaining.subarray(needed);
      buffered = [];
      length = 0;
    }
    if (remaining.length > 0) buffered.push(remaining);
    length += remaining.length;
  }
  yield { block: Buffer.concat(buffered), number, isLast: true };
}

function toNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(COUNTER_BYTES + 1);
  // Node writes integers of up to six bytes. The counter's other bytes stay 0.
  nonce.writeUIntBE(number, COUNTER_BYTES - 6, 6);
  nonce[COUNTER_BYTES] = isLast ? 1 : 0;
  return nonce;
}

const toFieldLocation = (id: string) => ({ table: "document_files", column: "file_key", rowId: id });

/** Encrypts the key for this row only. */
export function sealFileKey(cipher: FieldCipher, id: string, key: Buffer): string {
  return cipher.encrypt(key.toString("base64"), toFieldLocation(id));
}

export function openFileKey(cipher: FieldCipher, id: string, ciphertext: string): Buffer {
  return Buffer.from(cipher.decrypt(ciphertext, toFieldLocation(id)), "base64");
}
