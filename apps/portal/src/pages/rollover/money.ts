import type { Rollover } from "./rollover.ts";

type Transfer = Rollover["transfers"][number];
type Receipt = Rollover["receipts"][number];

interface MoneyLine {
  transfer: Transfer;
  receipts: Receipt[];
  /** Amount that no receipt covers yet; null if void. */
  outstanding: string | null;
}

interface MoneySummary {
  lines: MoneyLine[];
  /** Receipts without a known transfer. */
  unmatched: Receipt[];
  /** Sent but not received; negative if more was received than sent. */
  outstanding: string;
  /** Requested but not yet sent, including withholding; null for a full balance. */
  toBeSent: string | null;
}

/** Returns amounts in decimal dollars, such as `1250.50`. */
export function toMoneySummary(
  rollover: Pick<Rollover, "transfers" | "receipts" | "amounts" | "amount">,
): MoneySummary {
  const { transfers, receipts, amounts, amount } = rollover;
  const ids = new Set(transfers.map(({ id }) => id));
  const lines = transfers.map((transfer): MoneyLine => {
    const transferReceipts = receipts.filter(({ transferId }) => transferId === transfer.id);
    const validReceipts = transferReceipts.filter(({ status }) => status === "received");
    return {
      transfer,
      receipts: transferReceipts,
      outstanding: transfer.status === "void" ? null : subtract(transfer.amount, ...toAmounts(validReceipts)),
    };
  });
  return {
    lines,
    unmatched: receipts.filter(({ transferId }) => transferId === null || !ids.has(transferId)),
    outstanding: subtract(amounts.sent, amounts.received),
    toBeSent: amount.requested === null ? null : subtract(amount.requested, amounts.gross),
  };
}

interface PartialReceipt {
  /** Sent, without withholding. */
  expected: string;
  received: string;
  missing: string;
  /** False if the missing money is recorded as a mismatch instead. */
  isInTransit: boolean;
}

/** Returns null outside the state `funds_received`, if none or all of the money has arrived, or if the shortfall was accepted. */
export function findPartialReceipt({
  state,
  amounts: { sent, received },
  amountMismatch,
}: Pick<Rollover, "state" | "amounts" | "amountMismatch">): PartialReceipt | null {
  const missing = subtract(sent, received);
  if (state !== "funds_received" || !isPositive(received) || !isPositive(missing)) return null;
  if (amountMismatch?.status === "resolved") return null;
  return { expected: sent, received, missing, isInTransit: amountMismatch === null };
}

/** Returns true if sent money has not arrived, unless the shortfall was accepted. */
export function isAwaitingMoney(
  rollover: Pick<Rollover, "transfers" | "receipts" | "amounts" | "amount" | "amountMismatch">,
): boolean {
  return rollover.amountMismatch?.status !== "resolved" && isPositive(toMoneySummary(rollover).outstanding);
}

export function isPositive(amount: string | null): amount is string {
  return amount !== null && toCents(amount) > 0n;
}

export function formatDollars(amount: string): string {
  const sign = amount.startsWith("-") ? "−" : "";
  const [whole = "0", cents = "00"] = amount.replace("-", "").split(".");
  return `${sign}$${Number(whole).toLocaleString("en-US")}.${cents}`;
}

function subtract(total: string, ...amounts: readonly string[]): string {
  return formatCents(amounts.reduce((remaining, amount) => remaining - toCents(amount), toCents(total)));
}

function toAmounts(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ amount }) => amount);
}

/** Converts decimal dollars, which must have two decimal places. */
export function toCents(amount: string): bigint {
  return BigInt(amount.replace(".", ""));
}

export function formatCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
