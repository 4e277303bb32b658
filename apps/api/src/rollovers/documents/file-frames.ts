import { createCipheriv, createDecipheriv } from "node:crypto";
import type { FieldCipher } from "@svc/accounts";

// Encrypts files in separately authenticated frames, so that files can be streamed without releasing unverified bytes.
// Uses the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár, CRYPTO 2015) over AES-256-GCM. The nonce is the frame number and a
// last-frame flag, under a key unique to the file. Changed, moved, repeated or missing frames fail to open.

export const FRAME_BYTES = 64 * 1024;
export const FILE_KEY_BYTES = 32;

const TAG_BYTES = 16;
const COUNTER_BYTES = 11;
/** Format version, written first and authenticated with each frame. */
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

/** @throws DamagedFileError at the first invalid frame; earlier frames were valid */
export async function* openFrames(key: Buffer, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { block, number, isLast } of splitBlocks(
    stripFormatVersion(sealed),
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
  const opened = decipher.update(block.subarray(0, -TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch (cause) {
    throw new DamagedFileError("a frame of the file was changed", { cause });
  }
}

async function* stripFormatVersion(sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isVersionRead = false;
  for await (const chunk of sealed) {
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

/** Splits bytes into blocks. Only the last block can be shorter. An empty input yields one empty block. */
async function* splitBlocks(bytes: AsyncIterable<Buffer>, size: number) {
  let number = 0;
  let buffered: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    // A full block may be the last one, so wait for more bytes before yielding it.
    while (length + rest.length > size) {
      const needed = size - length;
      yield { block: Buffer.concat([...buffered, rest.subarray(0, needed)]), number, isLast: false };
      number += 1;
      rest = rest.subarray(needed);
      buffered = [];
      length = 0;
    }
    if (rest.length > 0) buffered.push(rest);
    length += rest.length;
  }
  yield { block: Buffer.concat(buffered), number, isLast: true };
}

function toNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(COUNTER_BYTES + 1);
  nonce.writeUIntBE(number, COUNTER_BYTES - 6, 6);
  nonce[COUNTER_BYTES] = isLast ? 1 : 0;
  return nonce;
}

const toFieldLocation = (id: string) => ({ table: "document_files", column: "file_key", rowId: id });

/** Encrypts a file's key, bound to its row. */
export function sealFileKey(cipher: FieldCipher, id: string, key: Buffer): string {
  return cipher.encrypt(key.toString("base64"), toFieldLocation(id));
}

export function openFileKey(cipher: FieldCipher, id: string, ciphertext: string): Buffer {
  return Buffer.from(cipher.decrypt(ciphertext, toFieldLocation(id)), "base64");
}
