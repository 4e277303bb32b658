import { fromCents, toCents } from "@svc/rollover-rules/money/money";
import { checkCount, checkTotal } from "../control-totals.ts";
import type { FileDraft } from "../file-draft.ts";
import { quote } from "../values.ts";
import type { AccountState, Bai2State, GroupState } from "./account-state.ts";
import type { LogicalRecord } from "./read-logical-records.ts";

/** Compares an account with its trailer (49). */
export function checkAccount(
  { line, parts }: LogicalRecord,
  {
    draft,
    account,
    group,
    state,
  }: { draft: FileDraft; account: AccountState; group: GroupState; state: Bai2State },
): void {
  checkControlTotal(draft, line, {
    name: "The account control total",
    text: parts[0]?.text ?? "",
    computed: account.sum,
  });
  const stated = parts[1]?.text ?? "";
  checkCount(draft, line, { name: "The number of records of the account", stated, computed: account.lines });
  group.sum += account.sum;
  checkSummaries(account, draft, state);
}

/** Compares the optional stated sums (type codes 100 and 400) with the transactions. */
function checkSummaries(account: AccountState, draft: FileDraft, state: Bai2State): void {
  const { line, statedCredits, statedDebits } = account;
  if (statedCredits !== null) {
    const name = "The sum of credits (type code 100)";
    checkTotal(draft, line, { name, stated: statedCredits, computed: account.credit });
    state.controlCredits += toCents(statedCredits);
  }
  if (statedDebits !== null) {
    const name = "The sum of debits (type code 400)";
    checkTotal(draft, line, { name, stated: statedDebits, computed: account.debit });
    state.controlDebits += toCents(statedDebits);
  }
  if (statedCredits === null || statedDebits === null) state.hasTotals = false;
}

/** Compares a group with its trailer (98). */
export function checkGroup(
  { line, parts }: LogicalRecord,
  { draft, group, state }: { draft: FileDraft; group: GroupState; state: Bai2State },
): void {
  const [total = "", accounts = "", lines = ""] = parts.map(({ text }) => text);
  checkControlTotal(draft, line, { name: "The group control total", text: total, computed: group.sum });
  checkCount(draft, line, { name: "The number of accounts", stated: accounts, computed: group.accounts });
  checkCount(draft, line, {
    name: "The number of records of the group",
    stated: lines,
    computed: group.lines,
  });
  state.groups += 1;
  state.sum += group.sum;
}

/** Compares the file with its trailer (99). */
export function checkFile({ line, parts }: LogicalRecord, draft: FileDraft, state: Bai2State): void {
  const [total = "", groups = "", lines = ""] = parts.map(({ text }) => text);
  checkControlTotal(draft, line, { name: "The file control total", text: total, computed: state.sum });
  checkCount(draft, line, { name: "The number of groups", stated: groups, computed: state.groups });
  checkCount(draft, line, {
    name: "The number of records of the file",
    stated: lines,
    computed: state.lines,
  });
}

function checkControlTotal(
  draft: FileDraft,
  line: number,
  { name, text, computed }: { name: string; text: string; computed: bigint },
): void {
  // Sums of many accounts can exceed the largest amount of one entry.
  if (!/^[+-]?\d{1,24}$/.test(text)) {
    draft.addError(line, "invalid_amount", `${name} ${quote(text)} is not a number of cents.`);
    return;
  }
  checkTotal(draft, line, { name, stated: fromCents(BigInt(text)), computed });
}
