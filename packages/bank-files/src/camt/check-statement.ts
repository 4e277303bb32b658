import { fromCents, toCents } from "@svc/rollover-rules/money/money";
import { checkCount, checkTotal } from "../control-totals.ts";
import type { FileDraft } from "../file-draft.ts";
import { readAmount, readDirection, readSum } from "./amounts.ts";
import type { StatementState } from "./statement-state.ts";
import { findNode, listNodes, readText, type XmlNode } from "./xml-tree.ts";

/** In cents. Null if the summary has no such sum. */
interface StatedSums {
  credits: bigint | null;
  debits: bigint | null;
}

/** Checks the transaction summary (`TxsSummry`) of a statement or notification. */
export function checkSummary(statement: XmlNode, draft: FileDraft, state: StatementState): StatedSums {
  const summary = findNode(statement, "TxsSummry");
  const all = findNode(summary, "TtlNtries");
  const count = findNode(all, "NbOfNtries");
  if (count !== null) {
    const name = "The number of entries (TtlNtries)";
    checkCount(draft, count.line, { name, stated: count.text, computed: state.entryCount });
  }
  const sum = findNode(all, "Sum");
  const stated = sum === null ? null : readSum(sum, draft);
  if (sum !== null && stated !== null) {
    const name = "The sum of entries (TtlNtries)";
    checkTotal(draft, sum.line, { name, stated, computed: state.credit + state.debit });
  }
  return {
    credits: checkSide(findNode(summary, "TtlCdtNtries"), { draft, state, direction: "credit" }),
    debits: checkSide(findNode(summary, "TtlDbtNtries"), { draft, state, direction: "debit" }),
  };
}

function checkSide(
  side: XmlNode | null,
  { draft, state, direction }: { draft: FileDraft; state: StatementState; direction: "credit" | "debit" },
): bigint | null {
  const count = findNode(side, "NbOfNtries");
  if (count !== null) {
    const name = `The number of ${direction} entries`;
    checkCount(draft, count.line, { name, stated: count.text, computed: state.counts[direction] });
  }
  const sum = findNode(side, "Sum");
  const stated = sum === null ? null : readSum(sum, draft);
  if (sum === null || stated === null) return null;
  checkTotal(draft, sum.line, {
    name: `The sum of ${direction} entries`,
    stated,
    computed: state[direction],
  });
  return toCents(stated);
}

/** Checks that the opening balance and the booked entries result in the closing balance. */
export function checkBalances(statement: XmlNode, draft: FileDraft, state: StatementState): void {
  const opening = readBalance(statement, ["OPBD", "PRCD"], draft);
  const closing = readBalance(statement, ["CLBD"], draft);
  if (opening === null || closing === null) return;
  const computed = opening.cents + state.booked.credit - state.booked.debit;
  if (computed === closing.cents) return;
  const message = `The closing balance is ${fromCents(closing.cents)}, but the opening balance and the entries result in ${fromCents(computed)}.`;
  draft.addError(closing.line, "control_total_mismatch", message);
}

function readBalance(
  statement: XmlNode,
  codes: readonly string[],
  draft: FileDraft,
): { line: number; cents: bigint } | null {
  const balances = listNodes(statement, "Bal");
  const found = codes
    .map((code) => balances.find((balance) => readText(balance, "Tp", "CdOrPrtry", "Cd") === code))
    .find((balance) => balance !== undefined);
  const node = findNode(found ?? null, "Amt");
  if (found === undefined || node === null) return null;
  const amount = readAmount(node, draft);
  const direction = readDirection(found, draft);
  if (amount === null || direction === null) return null;
  return { line: node.line, cents: direction === "credit" ? toCents(amount) : -toCents(amount) };
}
