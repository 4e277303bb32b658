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
  /** Number of the later line that corrects or reissues this one. */
  replacedBy: number | null;
  /** Number of the earlier line that this one corrects or reissues. */
  replaces: number | null;
}

export function toLedgerLines(
  movements: readonly Movement[],
  { transfers, receipts }: Pick<Rollover, "transfers" | "receipts">,
): LedgerLine[] {
  const balances = new Map<string, bigint>();
  const voidIds = new Set<string>();
  // ID of the replaced transfer or receipt, by the ID of its replacement.
  const replacedIds = new Map<string, string>();
  for (const { id, status, replaces } of [...transfers, ...receipts]) {
    if (status === "void") voidIds.add(id);
    if (replaces) replacedIds.set(id, replaces);
  }
  for (const { id, reissueOf } of transfers) if (reissueOf) replacedIds.set(id, reissueOf);
  // Number of the last line that adds each transfer or receipt, by account and ID.
  const additionLines = new Map<string, number>();
  for (const [index, movement] of movements.entries()) {
    if (isAddition(movement)) additionLines.set(toKey(movement.account, findEntryId(movement)), index + 1);
  }
  const lines = movements.map((movement, index): LedgerLine => {
    const { account, amount } = movement;
    const balance = (balances.get(account) ?? 0n) + toCents(amount);
    balances.set(account, balance);
    const entryId = isAddition(movement) ? findEntryId(movement) : null;
    const replacedId = entryId === null ? undefined : replacedIds.get(entryId);
    return {
      number: index + 1,
      movement,
      balance: formatCents(balance),
      isVoid: entryId !== null && voidIds.has(entryId),
      replacedBy: null,
      replaces: replacedId === undefined ? null : (additionLines.get(toKey(account, replacedId)) ?? null),
    };
  });
  return lines.map((line) => {
    const { number } = line;
    return { ...line, replacedBy: lines.find(({ replaces }) => replaces === number)?.number ?? null };
  });
}

/** Returns true if the ledger's totals equal the rollover's amounts. */
export function totalsMatch(
  { totals }: Pick<Ledger, "totals">,
  { amounts }: Pick<Rollover, "amounts">,
): boolean {
  return (
    totals.sent === amounts.sent &&
    totals.withheldFederal === amounts.withheldFederal &&
    totals.withheldState === amounts.withheldState &&
    totals.received === amounts.received &&
    totals.posted === (amounts.posted ?? "0.00")
  );
}

const findEntryId = ({ receiptId, transferId }: Movement): string | null => receiptId ?? transferId;
const toKey = (account: string, entryId: string | null): string => `${account} ${entryId}`;

const ADDITIONS: readonly string[] = ["sent", "withheld", "received", "reissued", "corrected"];

function isAddition({ type, amount }: Movement): boolean {
  return ADDITIONS.includes(type) && !amount.startsWith("-");
}
