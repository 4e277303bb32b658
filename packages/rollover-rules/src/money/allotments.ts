import type { RolloverType } from "../rollover-states.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { type NormalizedReceipt, normalizeReceipts, type Receipt } from "./receipts.ts";
import { isLiveTransfer, type Transfer } from "./transfers.ts";

export interface Allotment {
  receipt: NormalizedReceipt;
  transfer: Transfer;
  amount: Money;
}

export interface Movements {
  type: RolloverType;
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
}

/** Returns true if the money is paid to the participant, who can also redeposit the withheld amount. */
export function isPaidOut(type: RolloverType, { payableTo }: Transfer): boolean {
  return type === "indirect_60_day" || payableTo === "participant";
}

export function getGross({ amount, withheldFederal, withheldState }: Transfer): Money {
  return sumMoney([amount, withheldFederal, withheldState]);
}

/**
 * Sorts by the day the participant received the money, or else the day it left. Undated transfers come first.
 */
export function listLiveByDay(transfers: readonly Transfer[]): Transfer[] {
  const getDay = ({ receivedOn, sentOn, recordedOn }: Transfer) => receivedOn ?? sentOn ?? recordedOn ?? "";
  return transfers
    .filter(isLiveTransfer)
    .sort((a, b) => (getDay(a) < getDay(b) ? -1 : getDay(a) > getDay(b) ? 1 : 0));
}

/**
 * Splits receipts among transfers. Receipts without a transfer ID go to the earliest transfers. A transfer is
 * allotted at most its amount, or its gross amount if paid to the participant.
 */
export function allot({ type, transfers, receipts }: Movements): Allotment[] {
  const liveTransfers = listLiveByDay(transfers);
  const allotted = new Map<string, Money>();
  const allotments: Allotment[] = [];
  const remainders = normalizeReceipts(receipts)
    .filter(({ status }) => status === "received")
    .map((receipt) => ({ receipt, amount: receipt.amount }));
  const allotTo = (remainder: (typeof remainders)[number], transfer: Transfer, cap: Money) => {
    const room = subtractMoney(cap, allotted.get(transfer.id) ?? "0.00");
    const amount = compareMoney(room, remainder.amount) < 0 ? room : remainder.amount;
    if (compareMoney(amount, "0.00") <= 0) return;
    allotted.set(transfer.id, sumMoney([allotted.get(transfer.id) ?? "0.00", amount]));
    remainder.amount = subtractMoney(remainder.amount, amount);
    allotments.push({ receipt: remainder.receipt, transfer, amount });
  };
  const getMax = (transfer: Transfer) => (isPaidOut(type, transfer) ? getGross(transfer) : transfer.amount);
  const unmatched = remainders.filter((remainder) => {
    const transfer = liveTransfers.find(({ id }) => id === remainder.receipt.transferId);
    if (transfer) allotTo(remainder, transfer, getMax(transfer));
    return !transfer;
  });
  // Fill net amounts first, then withheld amounts.
  for (const getCap of [({ amount }: Transfer) => amount, getMax]) {
    for (const remainder of unmatched)
      for (const transfer of liveTransfers) allotTo(remainder, transfer, getCap(transfer));
  }
  return allotments;
}

/** Returns true if a transfer to the destination has no receipt yet. */
export function isAwaited(movements: Movements): boolean {
  const arrived = new Set(allot(movements).map(({ transfer }) => transfer.id));
  return movements.transfers.some(
    ({ id, status, sentTo, amount }) =>
      status === "sent" && sentTo === "destination" && amount !== "0.00" && !arrived.has(id),
  );
}

/**
 * Guesses the transfer of a receipt: the only live transfer, the only outstanding transfer, or the first
 * transfer to the destination whose outstanding amount is exactly `amount`. Null if ambiguous.
 */
export function matchTransfer(movements: Movements, amount: Money): string | null {
  const liveTransfers = listLiveByDay(movements.transfers);
  if (liveTransfers.length === 1) return liveTransfers[0]?.id ?? null;
  // In-kind receipts have no amount to match.
  if (amount === "0.00") return null;
  const allotments = allot(movements);
  const candidates = liveTransfers.flatMap((transfer) => {
    const receivedAmounts = allotments
      .filter((one) => one.transfer.id === transfer.id)
      .map((one) => one.amount);
    const outstanding = subtractMoney(transfer.amount, sumMoney(receivedAmounts));
    return compareMoney(outstanding, "0.00") > 0 ? [{ transfer, outstanding }] : [];
  });
  if (candidates.length === 1) return candidates[0]?.transfer.id ?? null;
  const matching = candidates.find(
    ({ transfer, outstanding }) => transfer.sentTo === "destination" && outstanding === amount,
  );
  return matching?.transfer.id ?? null;
}
