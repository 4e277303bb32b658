import { isUtf8 } from "node:buffer";
import type { FileDraft } from "./file-draft.ts";

/** Twice the size of a lockbox file with 50,000 checks, the maximum number of entries. */
export const MAX_FILE_BYTES = 16_000_000;

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252. Returns null after an issue. */
export function decodeBytes(bytes: Uint8Array, draft: FileDraft): string | null {
  if (bytes.length > MAX_FILE_BYTES) {
    draft.addError(
      1,
      "file_too_large",
      `The file is larger than ${MAX_FILE_BYTES / 1_000_000} MB. Split it.`,
    );
    return null;
  }
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  if (text.trim() === "") {
    draft.addError(1, "empty_file", "The file is empty.");
    return null;
  }
  const nulAt = text.indexOf("\0");
  if (nulAt >= 0) {
    const line = text.slice(0, nulAt).split(/\r\n|\n|\r/).length;
    draft.addError(
      line,
      "invalid_encoding",
      "The file is not text: it has a NUL character. Save it as UTF-8.",
    );
    return null;
  }
  return text;
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}
