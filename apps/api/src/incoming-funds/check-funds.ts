import type { Sql } from "@svc/database";
import { type Money, sumMoney } from "@svc/rollover-rules/money/money";
import { normalizeReceipts, type Receipt } from "@svc/rollover-rules/money/receipts";
import type { BookIssue } from "../context/book-issue.ts";
import type { Allocation } from "./incoming-funds.ts";
import { type CheckedFunds, readCheckedFunds, readReceipts } from "./store/books-store.ts";

/** Compares incoming money with its history, and with the receipts on its rollovers. */
export async function checkFunds(tx: Sql, ids: readonly string[]): Promise<BookIssue[]> {
  const funds = await readCheckedFunds(tx, ids);
  const rolloverIds = [
    ...new Set(funds.flatMap(({ allocations }) => allocations.map((one) => one.rolloverId))),
  ];
  const receipts = await readReceipts(tx, rolloverIds);
  return funds.flatMap((one) => [...checkAmounts(one), ...checkReceipts(one, receipts)]);
}

function toIssue({ id, organizationId }: CheckedFunds, code: BookIssue["code"], detail: string): BookIssue {
  return { kind: "incoming_funds", objectId: id, organizationId, code, detail };
}

function checkAmounts(funds: CheckedFunds): BookIssue[] {
  const { status, amount, allocations, version, entries, lastSequence } = funds;
  const issues: BookIssue[] = [];
  const allocated = sumMoney(allocations.map((one) => one.amount));
  const expected: Money = status === "applied" ? amount : "0.00";
  if (allocated !== expected)
    issues.push(
      toIssue(funds, "allocations", `${allocated} is applied instead of ${expected} (status ${status})`),
    );
  if (entries !== version || lastSequence !== version)
    issues.push(toIssue(funds, "funds_history", `has version ${version}, but ${entries} history entries`));
  return issues;
}

function checkReceipts(
  funds: CheckedFunds,
  receipts: ReadonlyMap<string, { organizationId: string; receipts: readonly Receipt[] }>,
): BookIssue[] {
  return funds.allocations.flatMap((allocation) => {
    const rollover = receipts.get(allocation.rolloverId);
    const problem = findReceiptProblem(funds, allocation, rollover);
    return problem === null ? [] : [toIssue(funds, "receipt", `${problem} in ${allocation.rolloverId}`)];
  });
}

function findReceiptProblem(
  { organizationId }: CheckedFunds,
  { receiptId, amount }: Allocation,
  rollover: { organizationId: string; receipts: readonly Receipt[] } | undefined,
): string | null {
  if (rollover?.organizationId !== organizationId) return `${receiptId} is missing`;
  const receipt = normalizeReceipts(rollover.receipts).find(({ id }) => id === receiptId);
  if (!receipt) return `${receiptId} is missing`;
  if (receipt.status !== "received") return `${receiptId} is void`;
  return receipt.amount === amount ? null : `${receiptId} has ${receipt.amount} instead of ${amount}`;
}
