import { CLIENT_CENTS, type History, type Write } from "../workload/history.ts";
import type { FinalState, RolloverRow } from "./final-state.ts";

interface MoneyRun {
  history: Pick<History, "writes" | "canBeLost" | "books">;
  state: Pick<FinalState, "rollovers">;
}

/** Checks that each accepted receipt is stored once, and that the ledger and the reported amounts add up to the receipts. */
export function findMoneyViolations({ history, state }: MoneyRun): string[] {
  return state.rollovers.flatMap((row) => [
    ...findReceiptViolations(row, history),
    ...findBookViolations(row, history.books),
  ]);
}

/** Ignores receipts of sandbox steps, whose amounts do not end in `CLIENT_CENTS`. */
function findReceiptViolations(row: RolloverRow, history: MoneyRun["history"]): string[] {
  const violations: string[] = [];
  const received = history.writes.filter(
    ({ kind, path, response }) =>
      kind === "mark_funds_received" && path.includes(row.id) && response !== null && response.status < 300,
  );
  const stored = row.receipts.map(({ amount }) => amount);
  for (const amount of new Set([...received.map(toAmount), ...stored.filter(isClientAmount)])) {
    const accepted = received.filter((write) => toAmount(write) === amount);
    const certainCount = accepted.filter(({ respondedAt }) => !history.canBeLost(respondedAt)).length;
    const storedCount = stored.filter((storedAmount) => storedAmount === amount).length;
    if (storedCount < certainCount || storedCount > accepted.length)
      violations.push(
        `${accepted.length} receipts of ${amount} were accepted, and ${storedCount} are stored: ${row.id}`,
      );
  }
  return violations;
}

const toAmount = ({ requestBody }: Write) =>
  (JSON.parse(requestBody) as { params: { amount: string } }).params.amount;

const isClientAmount = (amount: string) => amount.endsWith(CLIENT_CENTS);

function findBookViolations(row: RolloverRow, books: History["books"]): string[] {
  const book = books.get(row.id);
  if (!book) return [];
  const receipts = sum(row.receipts.filter(({ status }) => status !== "void").map(({ amount }) => amount));
  return (["sent", "received", "posted"] as const).flatMap((account) => {
    const moved = sum(
      book.movements.filter((movement) => movement.account === account).map(({ amount }) => amount),
    );
    const sums = {
      movements: moved,
      ledger: toCents(book.ledger[account]),
      reported: toCents(book.reported[account]),
      ...(account === "received" ? { receipts } : {}),
    };
    if (new Set(Object.values(sums)).size === 1) return [];
    const text = Object.entries(sums).map(([name, cents]) => `${name} ${Number(cents) / 100}`);
    return [`the ${account} money differs (${text.join(", ")}): ${row.id}`];
  });
}

const toCents = (amount: string): bigint => BigInt(amount.replace(".", ""));

const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + toCents(amount), 0n);
