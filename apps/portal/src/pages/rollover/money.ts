import type { Rollover } from "./rollover.ts";

// Amounts are decimal strings, calculated as integer cents.

type Transfer = Rollover["transfers"][number];
type Receipt = Rollover["receipts"][number];

interface MoneyLine {
  transfer: Transfer;
  /** Receipts that name this transfer. */
  receipts: Receipt[];
  /** Amount not yet received by matched receipts; null if void. */
  outstanding: string | null;
}

interface MoneySummary {
  lines: MoneyLine[];
  /** Receipts that name no known transfer. */
  unmatched: Receipt[];
  /** Sent but not received; negative if more was received than sent. */
  outstanding: string;
  /** Requested but not yet sent, including withholding; null for a full balance. */
  toBeSent: string | null;
}

export function toMoneySummary(
  rollover: Pick<Rollover, "transfers" | "receipts" | "amounts" | "amount">,
): MoneySummary {
  const { transfers, receipts, amounts, amount } = rollover;
  const ids = new Set(transfers.map(({ id }) => id));
  const lines = transfers.map((transfer): MoneyLine => {
    const matched = receipts.filter(({ transferId }) => transferId === transfer.id);
    const received = matched.filter(({ status }) => status === "received");
    return {
      transfer,
      receipts: matched,
      outstanding: transfer.status === "void" ? null : subtract(transfer.amount, ...toAmounts(received)),
    };
  });
  return {
    lines,
    unmatched: receipts.filter(({ transferId }) => transferId === null || !ids.has(transferId)),
    outstanding: subtract(amounts.sent, amounts.received),
    toBeSent: amount.requested === null ? null : subtract(amount.requested, amounts.gross),
  };
}

export function isPositive(amount: string | null): amount is string {
  return amount !== null && toCents(amount) > 0n;
}

/** Formats `1234567.50` as `$1,234,567.50`. */
export function formatDollars(amount: string): string {
  const sign = amount.startsWith("-") ? "−" : "";
  const [whole = "0", cents = "00"] = amount.replace("-", "").split(".");
  return `${sign}$${Number(whole).toLocaleString("en-US")}.${cents}`;
}

function subtract(from: string, ...less: readonly string[]): string {
  return fromCents(less.reduce((remaining, amount) => remaining - toCents(amount), toCents(from)));
}

function toAmounts(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ amount }) => amount);
}

function toCents(amount: string): bigint {
  return BigInt(amount.replace(".", ""));
}

function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
