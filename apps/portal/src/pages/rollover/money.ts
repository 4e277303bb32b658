import type { Rollover } from "./rollover.ts";

// The money of a rollover, line by line. Amounts are decimal strings; they are reckoned in cents, as whole numbers.

type Transfer = Rollover["transfers"][number];
type Receipt = Rollover["receipts"][number];

export interface MoneyLine {
  transfer: Transfer;
  /** What arrived of it and says so. */
  receipts: Receipt[];
  /** What of it has not arrived, as far as receipts name it; null of one that counts no more. */
  outstanding: string | null;
}

export interface Money {
  lines: MoneyLine[];
  /** What arrived, and may be of several. */
  unmatched: Receipt[];
  /** What has left and not arrived; negative where more arrived. */
  outstanding: string;
  /** What is asked for and has not left, with what was withheld; null of all of an account. */
  toBeSent: string | null;
}

export function toMoney(rollover: Pick<Rollover, "transfers" | "receipts" | "amounts" | "amount">): Money {
  const { transfers, receipts, amounts, amount } = rollover;
  const ids = new Set(transfers.map(({ id }) => id));
  const lines = transfers.map((transfer): MoneyLine => {
    const own = receipts.filter(({ transferId }) => transferId === transfer.id);
    const arrived = own.filter(({ status }) => status === "received");
    return {
      transfer,
      receipts: own,
      outstanding: transfer.status === "void" ? null : subtract(transfer.amount, ...amountsOf(arrived)),
    };
  });
  return {
    lines,
    unmatched: receipts.filter(({ transferId }) => transferId === null || !ids.has(transferId)),
    outstanding: subtract(amounts.sent, amounts.received),
    toBeSent: amount.requested === null ? null : subtract(amount.requested, amounts.gross),
  };
}

/** Whether so much is more than nothing. */
export function isMore(amount: string | null): amount is string {
  return amount !== null && toCents(amount) > 0n;
}

/** `1234567.50` as it is read: `$1,234,567.50`. */
export function showMoney(amount: string): string {
  const sign = amount.startsWith("-") ? "−" : "";
  const [whole = "0", cents = "00"] = amount.replace("-", "").split(".");
  return `${sign}$${Number(whole).toLocaleString("en-US")}.${cents}`;
}

export function subtract(from: string, ...less: readonly string[]): string {
  return fromCents(less.reduce((rest, amount) => rest - toCents(amount), toCents(from)));
}

function amountsOf(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ amount }) => amount);
}

function toCents(amount: string): bigint {
  return BigInt(amount.replace(".", ""));
}

function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
