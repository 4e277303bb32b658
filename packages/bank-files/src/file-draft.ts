import { fromCents, type Money, toCents } from "@svc/rollover-rules/money/money";
import type { BankEntry, BankFile, BankFileFormat, FileIssue, FileIssueCode } from "./bank-file.ts";

const MAX_ISSUES = 100;
const MAX_ENTRIES = 50_000;

const EMPTY_ENTRY = {
  bankReference: null,
  payerName: null,
  payerAccountMask: null,
  payee: null,
  memo: null,
  checkNumber: null,
  traceNumber: null,
  returnCode: null,
  returnReason: null,
  originalTraceNumber: null,
  accountReference: null,
} as const;

type EntryInput = Omit<BankEntry, keyof typeof EMPTY_ENTRY> & Partial<BankEntry>;

/** Collects the contents and issues of a file. */
export class FileDraft {
  fileReference: string | null = null;
  createdOn: string | null = null;
  controlCredits: Money | null = null;
  controlDebits: Money | null = null;
  readonly entries: BankEntry[] = [];
  readonly issues: FileIssue[] = [];
  readonly #referenceLines = new Map<string, number>();

  addError(line: number, code: FileIssueCode, message: string): void {
    this.#addIssue({ line, code, message, severity: "error" });
  }

  addWarning(line: number, code: FileIssueCode, message: string): void {
    this.#addIssue({ line, code, message, severity: "warning" });
  }

  addEntry(input: EntryInput): void {
    if (this.entries.length === MAX_ENTRIES) {
      if (!this.issues.some(({ code }) => code === "too_many_entries")) {
        this.addError(
          input.line,
          "too_many_entries",
          `The file has more than ${MAX_ENTRIES} entries. Split it.`,
        );
      }
      return;
    }
    const entry: BankEntry = { ...EMPTY_ENTRY, ...input };
    if (entry.bankReference !== null) this.#reportRepeated(entry.bankReference, entry.line);
    this.entries.push(entry);
  }

  build(format: BankFileFormat | null): BankFile {
    return {
      format,
      fileReference: this.fileReference,
      createdOn: this.createdOn,
      currency: "USD",
      entries: this.entries,
      totals: {
        credits: fromCents(sumEntries(this.entries, "credit")),
        debits: fromCents(sumEntries(this.entries, "debit")),
        count: this.entries.length,
        controlCredits: this.controlCredits,
        controlDebits: this.controlDebits,
      },
      // The check of a trailer can report an issue on an earlier line.
      issues: this.issues.toSorted((a, b) => a.line - b.line),
    };
  }

  #reportRepeated(bankReference: string, line: number): void {
    const firstLine = this.#referenceLines.get(bankReference);
    if (firstLine === undefined) this.#referenceLines.set(bankReference, line);
    else {
      this.addWarning(
        line,
        "duplicate_reference",
        `The entry has the same bank reference as line ${firstLine}.`,
      );
    }
  }

  // Each severity has its own limit, so that warnings never displace errors.
  #addIssue(issue: FileIssue): void {
    const count = this.issues.filter(({ severity }) => severity === issue.severity).length;
    if (count > MAX_ISSUES) return;
    if (count < MAX_ISSUES) {
      this.issues.push(issue);
      return;
    }
    const message = `The file has more issues. The first ${MAX_ISSUES} are listed.`;
    this.issues.push({ ...issue, code: "too_many_issues", message });
  }
}

export function sumEntries(entries: readonly BankEntry[], direction: BankEntry["direction"]): bigint {
  return entries.reduce(
    (sum, entry) => (entry.direction === direction ? sum + toCents(entry.amount) : sum),
    0n,
  );
}
