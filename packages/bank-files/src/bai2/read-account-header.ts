import { toCents } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "../file-draft.ts";
import { parseCents, quote } from "../values.ts";
import type { AccountState, GroupState } from "./account-state.ts";
import { skipFundsType } from "./funds-type.ts";
import type { LogicalRecord } from "./read-logical-records.ts";
import { TOTAL_CREDITS, TOTAL_DEBITS } from "./type-codes.ts";

export function readAccountHeader(record: LogicalRecord, draft: FileDraft, group: GroupState): AccountState {
  const { line, parts } = record;
  const account: AccountState = {
    line,
    number: parts[0]?.text ?? "",
    asOf: group.asOf,
    lines: record.lineCount,
    sum: 0n,
    credit: 0n,
    debit: 0n,
    statedCredits: null,
    statedDebits: null,
  };
  group.accounts += 1;
  if (account.number === "") draft.addError(line, "missing_value", "The account (03) has no account number.");
  const currency = parts[1]?.text || group.currency;
  if (currency !== "USD") {
    draft.addError(line, "unsupported_currency", `The currency ${quote(currency)} is not USD.`);
  }
  let index = 2;
  while (index < parts.length) {
    if (parts[index]?.text === "") {
      index += 1;
      continue;
    }
    const next = readSum(record, index, { draft, account });
    if (next === null) return account;
    index = next;
  }
  return account;
}

/**
 * Reads a type code, an amount, an item count and a funds type. Returns the next index, or null after an
 * issue.
 */
function readSum(
  record: LogicalRecord,
  index: number,
  { draft, account }: { draft: FileDraft; account: AccountState },
): number | null {
  const part = record.parts[index];
  const code = part?.text ?? "";
  const line = part?.line ?? record.line;
  if (!/^\d{3}$/.test(code)) {
    draft.addError(line, "invalid_type_code", `The type code ${quote(code)} is not three digits.`);
    return null;
  }
  const digits = record.parts[index + 1]?.text ?? "";
  const amount = parseCents(digits.replace(/^[+-]/, "") || "0");
  if (amount === null) {
    const message = `The amount ${quote(digits)} is not a number of cents up to 99999999999999.`;
    draft.addError(line, "invalid_amount", message);
    return null;
  }
  account.sum += digits.startsWith("-") ? -toCents(amount) : toCents(amount);
  if (code === TOTAL_CREDITS) account.statedCredits = amount;
  if (code === TOTAL_DEBITS) account.statedDebits = amount;
  // The item count at `index + 2` is not needed.
  return skipFundsType(record, index + 3, draft)?.next ?? null;
}
