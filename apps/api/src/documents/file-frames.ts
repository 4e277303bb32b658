import { createCipheriv, createDecipheriv } from "node:crypto";

// How a file is encrypted: in frames, each authenticated by itself, so that it can be read as a stream and no byte is given
// out that was not verified. It is the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár, CRYPTO 2015) over
// AES-256-GCM: the nonce is the frame's number and whether it is the last, under a key that no other file has. A frame that was
// changed, moved, repeated or left out does not open, nor does a file whose end is missing.

/** What a frame holds at most, in bytes. */
export const FRAME_BYTES = 64 * 1024;
export const FILE_KEY_BYTES = 32;

const TAG_BYTES = 16;
const COUNTER_BYTES = 11;
/** Names the form; it is in front, and authenticated with each frame. */
const FORM = Buffer.from([1]);

/** A file that is not as it was sealed: changed, cut off, or under another key. */
export class DamagedFileError extends Error {
  override name = "DamagedFileError";
}

/** Seals bytes as they come. @param key 32 bytes, random, for this file alone */
export async function* sealFrames(key: Buffer, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield FORM;
  for await (const { block, number, isLast } of inBlocks(bytes, FRAME_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast));
    cipher.setAAD(FORM);
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Opens what `sealFrames` gave, however it is cut into chunks.
 *
 * @throws DamagedFileError at the first frame that is not as it was sealed; those before it were
 */
export async function* openFrames(key: Buffer, sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const { block, number, isLast } of inBlocks(withoutForm(sealed), FRAME_BYTES + TAG_BYTES)) {
    yield openFrame(key, block, nonceOf(number, isLast));
  }
}

function openFrame(key: Buffer, block: Buffer, nonce: Buffer): Buffer {
  if (block.length < TAG_BYTES) throw new DamagedFileError("the file ends within a frame");
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(FORM);
  decipher.setAuthTag(block.subarray(-TAG_BYTES));
  const opened = decipher.update(block.subarray(0, -TAG_BYTES));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch (cause) {
    throw new DamagedFileError("a frame of the file is not as it was sealed", { cause });
  }
}

async function* withoutForm(sealed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isBegun = false;
  for await (const chunk of sealed) {
    if (isBegun || chunk.length === 0) {
      yield chunk;
      continue;
    }
    if (chunk[0] !== FORM[0]) throw new DamagedFileError("the file is of a form that is not known");
    isBegun = true;
    yield chunk.subarray(FORM.length);
  }
  if (!isBegun) throw new DamagedFileError("there is nothing in the file");
}

/** Blocks of this size, the last one shorter; of nothing there is one that is empty. */
async function* inBlocks(bytes: AsyncIterable<Buffer>, size: number) {
  let number = 0;
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    // A full block is given once more has come: only then is it not the last.
    while (length + rest.length > size) {
      const take = size - length;
      yield { block: Buffer.concat([...kept, rest.subarray(0, take)]), number, isLast: false };
      number += 1;
      rest = rest.subarray(take);
      kept = [];
      length = 0;
    }
    if (rest.length > 0) kept.push(rest);
    length += rest.length;
  }
  yield { block: Buffer.concat(kept), number, isLast: true };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(COUNTER_BYTES + 1);
  nonce.writeUIntBE(number, COUNTER_BYTES - 6, 6);
  nonce[COUNTER_BYTES] = isLast ? 1 : 0;
  return nonce;
}
