import { toCents } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import { cleanText, parseCents, quote } from "../values.ts";
import type { AccountState } from "./account-state.ts";
import { skipFundsType } from "./funds-type.ts";
import type { LogicalRecord, Part } from "./read-logical-records.ts";
import { NON_MONETARY, readTypeCode } from "./type-codes.ts";

export function readTransaction(record: LogicalRecord, draft: FileDraft, account: AccountState): void {
  const { line, parts } = record;
  const code = parts[0]?.text ?? "";
  const digits = parts[1]?.text ?? "";
  if (code === NON_MONETARY) {
    if (/[1-9]/.test(digits))
      draft.addError(line, "invalid_amount", "A record with type code 890 has an amount.");
    else
      draft.addWarning(
        line,
        "entry_skipped",
        "A record with type code 890 is a message without money. It is skipped.",
      );
    return;
  }
  const type = readTypeCode(code);
  if (type === null) {
    draft.addError(line, "invalid_type_code", `The type code ${quote(code)} is not a credit or debit.`);
  }
  const amount = readAmount(digits, draft, line);
  if (amount === null) return;
  account.sum += toCents(amount);
  if (type === null) return;
  account[type.direction] += toCents(amount);
  if (amount === "0.00") {
    draft.addWarning(line, "entry_skipped", "The transaction has no amount. It is skipped.");
    return;
  }
  const funds = skipFundsType(record, 2, draft);
  if (funds === null) return;
  const reference = readReference(parts[funds.next]);
  const customerReference = readReference(parts[funds.next + 1]);
  const receivedOn = account.asOf;
  if (receivedOn === null) {
    draft.addError(line, "invalid_date", "The date of the transaction is not known: its group has no date.");
    return;
  }
  draft.addEntry({
    line,
    kind: type.isReturn ? "return" : type.direction,
    direction: type.direction,
    amount,
    receivedOn,
    method: type.method,
    bankReference: reference === null ? null : `${receivedOn}-${account.number}-${reference}`,
    checkNumber: type.method === "check" ? customerReference : null,
    traceNumber: type.method === "check" ? null : (customerReference ?? reference),
    memo: readText(parts.slice(funds.next + 2)),
  });
}

function readAmount(digits: string, draft: FileDraft, line: number): string | null {
  if (/^-\d+$/.test(digits)) {
    const message = `The amount ${quote(digits)} is negative. The type code states the direction.`;
    draft.addError(line, "negative_amount", message);
    return null;
  }
  const amount = parseCents(digits.replace(/^\+/, "") || "0");
  if (amount === null) {
    const message = `The amount ${quote(digits)} is not a number of cents up to 99999999999999.`;
    draft.addError(line, "invalid_amount", message);
  }
  return amount;
}

/** Returns null for zeros, which banks send if they have no reference. */
function readReference(part: Part | undefined): string | null {
  const text = cleanText(part?.text);
  return text === null || /^0+$/.test(text) ? null : text;
}

/** Joins the parts of a text, which can contain commas and continue in 88 records. */
function readText(parts: readonly Part[]): string | null {
  let text = "";
  for (const [index, part] of parts.entries()) {
    if (index > 0) text += part.startsLine ? " " : ",";
    text += part.text;
  }
  return cleanText(text);
}
