export {
  BANK_FILE_FORMATS,
  type BankEntry,
  type BankFile,
  type BankFileFormat,
  type BankFileTotals,
  FILE_ISSUE_CODES,
  type FileIssue,
  type FileIssueCode,
} from "./bank-file.ts";
export { MAX_FILE_BYTES } from "./decode-bytes.ts";
export { LOCKBOX_FIELDS, type LockboxColumns } from "./lockbox/columns.ts";
export { type ParseOptions, parseBankFile } from "./parse-bank-file.ts";
