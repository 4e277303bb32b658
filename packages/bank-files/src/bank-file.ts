import type { Money } from "@svc/rollover-rules/money/money";

export const BANK_FILE_FORMATS = ["lockbox_csv", "bai2", "nacha", "camt_053", "camt_054"] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

export interface BankFile {
  /** Null if no format was given and the file matches none. */
  format: BankFileFormat | null;
  /** Identifies the file at its sender. */
  fileReference: string | null;
  createdOn: string | null;
  currency: "USD";
  entries: BankEntry[];
  totals: BankFileTotals;
  issues: FileIssue[];
}

export interface BankEntry {
  line: number;
  kind: "credit" | "debit" | "return" | "notification_of_change";
  /** Effect on the balance: a credit adds money. Returns exist in both directions. */
  direction: "credit" | "debit";
  /** Never negative. Zero for notifications of change. */
  amount: Money;
  receivedOn: string;
  method: "check" | "wire" | "ach" | "other";
  /** Unique at the bank: the same value twice means that the entry was delivered twice. */
  bankReference: string | null;
  payerName: string | null;
  /** Such as `••••1234`. Null for numbers of up to four characters. */
  payerAccountMask: string | null;
  payee: string | null;
  memo: string | null;
  checkNumber: string | null;
  traceNumber: string | null;
  returnCode: string | null;
  returnReason: string | null;
  /** The trace number of the returned or corrected entry. */
  originalTraceNumber: string | null;
  /** The beneficiary's account number, unmasked. */
  accountReference: string | null;
}

/** Sums of the entries. Control totals are the file's own sums, or null if it has none. */
export interface BankFileTotals {
  credits: Money;
  debits: Money;
  count: number;
  controlCredits: Money | null;
  controlDebits: Money | null;
}

export interface FileIssue {
  /** Counts from 1. */
  line: number;
  code: FileIssueCode;
  message: string;
  /**
   * `error`: do not book any entry of the file. `warning`: an entry was skipped, or repeats a bank reference.
   */
  severity: "error" | "warning";
}

export const FILE_ISSUE_CODES = [
  "empty_file",
  "file_too_large",
  "too_many_entries",
  "too_many_issues",
  "unknown_format",
  "unsupported_version",
  "invalid_encoding",
  "invalid_character",
  "invalid_xml",
  "invalid_csv",
  "line_too_long",
  "invalid_record",
  "unexpected_record",
  "missing_record",
  "missing_column",
  "missing_value",
  "invalid_amount",
  "negative_amount",
  "zero_amount",
  "invalid_date",
  "invalid_value",
  "invalid_checksum",
  "invalid_type_code",
  "unsupported_currency",
  "unsupported_status",
  "control_total_mismatch",
  "control_count_mismatch",
  "control_hash_mismatch",
  "duplicate_reference",
  "entry_skipped",
] as const;
export type FileIssueCode = (typeof FILE_ISSUE_CODES)[number];
