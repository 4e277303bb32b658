import { readBai2 } from "./bai2/read-bai2.ts";
import type { BankFile, BankFileFormat } from "./bank-file.ts";
import { readCamt } from "./camt/read-camt.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { detectFormat } from "./detect-format.ts";
import { FileDraft } from "./file-draft.ts";
import type { LockboxColumns } from "./lockbox/columns.ts";
import { readLockbox } from "./lockbox/read-lockbox.ts";
import { readNacha } from "./nacha/read-nacha.ts";

export interface ParseOptions {
  format?: BankFileFormat;
  /** For `lockbox_csv`. Other columns are detected. */
  columns?: LockboxColumns;
}

/**
 * Parses a bank's file. Never throws: every problem is an issue with a line number. Do not record money from
 * a file with an issue of severity `error`.
 */
export function parseBankFile(bytes: Uint8Array, options: ParseOptions = {}): BankFile {
  const draft = new FileDraft();
  const text = decodeBytes(bytes, draft);
  if (text === null) return draft.build(options.format ?? null);
  const format = options.format ?? detectFormat(text);
  if (format === null) {
    const message = "The file is not lockbox CSV, BAI2, Nacha, camt.053 or camt.054. Name its format.";
    draft.addError(1, "unknown_format", message);
    return draft.build(null);
  }
  if (format === "bai2") readBai2(text, draft);
  else if (format === "nacha") readNacha(text, draft);
  else if (format === "lockbox_csv") readLockbox(text, draft, options.columns ?? {});
  else readCamt(text, draft, format);
  return draft.build(format);
}
