import type { BankEntry } from "@svc/bank-files";
import { containsSsn, toOneLine } from "@svc/service-kit/fields";
import type { FundsToRecord } from "../record-funds.ts";
import type { FileReturn, FileWarning } from "./imported-file.ts";

export type UnmatchedReturn = Omit<FileReturn, "incomingFundsId" | "match" | "fundsIds">;

interface SeparatedEntries {
  /** Every credit, including returned outgoing payments. They add up to the file's total credits. */
  arrivals: (FundsToRecord & { line: number })[];
  returns: UnmatchedReturn[];
  warnings: FileWarning[];
}

/** Separates credits, returns and warnings. Drops fees and other debits, which count only in the file's totals. */
export function readEntries(entries: readonly BankEntry[]): SeparatedEntries {
  const result: SeparatedEntries = { arrivals: [], returns: [], warnings: [] };
  for (const entry of entries) {
    const { line, kind, direction } = entry;
    if (kind === "notification_of_change") result.warnings.push(toChangeWarning(entry));
    else if (direction === "credit") result.arrivals.push(toArrival(entry, result.warnings));
    else if (kind === "return") {
      const { amount, receivedOn } = entry;
      result.returns.push({
        line,
        amount,
        receivedOn,
        returnCode: toReference(entry.returnCode, 32) ?? null,
        returnReason: toText(entry.returnReason, 200) ?? null,
        originalTraceNumber: toReference(entry.originalTraceNumber, 64) ?? null,
        checkNumber: toReference(entry.checkNumber, 32) ?? null,
      });
    }
  }
  return result;
}

function toArrival(entry: BankEntry, warnings: FileWarning[]): FundsToRecord & { line: number } {
  const { line } = entry;
  const reason = entry.kind === "return" ? [entry.returnCode, entry.returnReason] : [];
  const memo = [...reason, entry.memo].filter((text) => text !== null).join(" ");
  const texts = [entry.payerName, entry.payee, memo, entry.checkNumber, entry.traceNumber];
  if ([...texts, entry.bankReference].some((text) => text !== null && containsSsn(text))) {
    const message = "The line has a Social Security number. Its digits are not stored.";
    warnings.push({ line, code: "ssn_removed", message });
  }
  return {
    line,
    amount: entry.amount,
    receivedOn: entry.receivedOn,
    method: entry.method,
    payerName: toText(entry.payerName, 200),
    payee: toText(entry.payee, 200),
    memo: toText(memo, 500),
    checkNumber: toReference(entry.checkNumber, 32),
    traceNumber: toReference(entry.traceNumber, 64),
    bankReference: toReference(entry.bankReference, 100),
    accountReference: shorten(entry.accountReference, 64),
  };
}

function toChangeWarning({ line, returnCode, returnReason, originalTraceNumber }: BankEntry): FileWarning {
  const detail = [returnCode, returnReason].filter((text) => text !== null).join(": ");
  const entry = originalTraceNumber === null ? "an unknown entry" : `entry ${originalTraceNumber}`;
  const message = `The bank reports changed account details for ${entry}. ${detail}`;
  return { line, code: "notification_of_change", message: toText(message, 500) ?? "" };
}

function toText(text: string | null, maxLength: number): string | undefined {
  const short = shorten(text, maxLength);
  return short !== undefined && containsSsn(short) ? short.replaceAll(/\p{Nd}/gu, "*") : short;
}

/** Returns undefined for a reference with an SSN. Masking could make different references equal. */
export function toReference(text: string | null, maxLength: number): string | undefined {
  const short = shorten(text, maxLength);
  return short !== undefined && containsSsn(short) ? undefined : short;
}

function shorten(text: string | null, maxLength: number): string | undefined {
  if (text === null) return undefined;
  const short = [...toOneLine(text)].slice(0, maxLength).join("").trim();
  return short === "" ? undefined : short;
}
