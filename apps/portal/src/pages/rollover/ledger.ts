import type { Schemas } from "../../api/client.ts";
import { formatCents, toCents } from "./money.ts";
import type { Rollover } from "./rollover.ts";

type Ledger = Schemas["Ledger"];
export type Movement = Schemas["Movement"];

export interface LedgerLine {
  number: number;
  movement: Movement;
  balance: string;
  /** True if this line adds a transfer or receipt that was voided later. */
  isVoid: boolean;
  /** Line that records the money again, or null. */
  replacedBy: number | null;
  /** Line that this line records again, or null. */
  replaces: number | null;
}

type Money = Pick<Rollover, "transfers" | "receipts" | "amounts">;

export function toLedgerLines(movements: readonly Movement[], { transfers, receipts }: Money): LedgerLine[] {
  const balances = new Map<string, bigint>();
  const voidIds = new Set<string>();
  const replacements = new Map<string, string>();
  for (const { id, status, replaces } of [...transfers, ...receipts]) {
    if (status === "void") voidIds.add(id);
    if (replaces) replacements.set(id, replaces);
  }
  for (const { id, reissueOf } of transfers) if (reissueOf) replacements.set(id, reissueOf);
  const additions = new Map<string, number>();
  for (const [index, movement] of movements.entries()) {
    if (isAddition(movement)) additions.set(toSubjectKey(movement), index + 1);
  }
  const lines = movements.map((movement, index): LedgerLine => {
    const { account, amount } = movement;
    const balance = (balances.get(account) ?? 0n) + toCents(amount);
    balances.set(account, balance);
    const subject = toSubject(movement);
    const isAdded = isAddition(movement);
    const original = isAdded && subject !== null ? replacements.get(subject) : undefined;
    return {
      number: index + 1,
      movement,
      balance: formatCents(balance),
      isVoid: isAdded && subject !== null && voidIds.has(subject),
      replacedBy: null,
      replaces: original === undefined ? null : (additions.get(`${account} ${original}`) ?? null),
    };
  });
  return lines.map((line) => {
    const { number } = line;
    return { ...line, replacedBy: lines.find(({ replaces }) => replaces === number)?.number ?? null };
  });
}

export function isTied({ totals }: Pick<Ledger, "totals">, { amounts }: Pick<Rollover, "amounts">): boolean {
  return (
    totals.sent === amounts.sent &&
    totals.withheldFederal === amounts.withheldFederal &&
    totals.withheldState === amounts.withheldState &&
    totals.received === amounts.received &&
    totals.posted === (amounts.posted ?? "0.00")
  );
}

const toSubject = ({ receiptId, transferId }: Movement): string | null => receiptId ?? transferId;
const toSubjectKey = (movement: Movement): string => `${movement.account} ${toSubject(movement)}`;

const ADDITIONS: readonly string[] = ["sent", "withheld", "received", "reissued", "corrected"];

function isAddition({ type, amount }: Movement): boolean {
  return ADDITIONS.includes(type) && !amount.startsWith("-");
}
