import type { RolloverType } from "../rollover-states.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { type NormalizedReceipt, normalizeReceipts, type Receipt } from "./receipts.ts";
import { isLive, type Transfer } from "./transfers.ts";

// Allots receipts to transfers. Receipts without a transfer ID go to the earliest transfers. A transfer to
// the participant counts from the day they received it, other transfers from the day they left.

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

/** True if the money is paid to the participant, who may also make up the withheld amount. */
export function isPaidOut(type: RolloverType, { payableTo }: Transfer): boolean {
  return type === "indirect_60_day" || payableTo === "participant";
}

export function getGross({ amount, withheldFederal, withheldState }: Transfer): Money {
  return sumMoney([amount, withheldFederal, withheldState]);
}

/** Returns live transfers sorted by the day they left or were received. Transfers without a day come first. */
export function listLiveByDay(transfers: readonly Transfer[]): Transfer[] {
  const getDay = ({ receivedOn, sentOn, recordedOn }: Transfer) => receivedOn ?? sentOn ?? recordedOn ?? "";
  return transfers
    .filter(isLive)
    .sort((a, b) => (getDay(a) < getDay(b) ? -1 : getDay(a) > getDay(b) ? 1 : 0));
}

/**
 * Splits receipts among transfers. No transfer is allotted more than it sent, including amounts withheld from the
 * participant.
 */
export function allot({ type, transfers, receipts }: Movements): Allotment[] {
  const live = listLiveByDay(transfers);
  const allotted = new Map(live.map(({ id }) => [id, "0.00"]));
  const allotments: Allotment[] = [];
  const unallotted = normalizeReceipts(receipts)
    .filter(({ status }) => status === "received")
    .map((receipt) => ({ receipt, amount: receipt.amount }));
  const allotTo = (one: (typeof unallotted)[number], transfer: Transfer, cap: Money) => {
    const room = subtractMoney(cap, allotted.get(transfer.id) ?? "0.00");
    const amount = compareMoney(room, one.amount) < 0 ? room : one.amount;
    if (compareMoney(amount, "0.00") <= 0) return;
    allotted.set(transfer.id, sumMoney([allotted.get(transfer.id) ?? "0.00", amount]));
    one.amount = subtractMoney(one.amount, amount);
    allotments.push({ receipt: one.receipt, transfer, amount });
  };
  const getMax = (transfer: Transfer) => (isPaidOut(type, transfer) ? getGross(transfer) : transfer.amount);
  const unassigned = unallotted.filter((one) => {
    const transfer = live.find(({ id }) => id === one.receipt.transferId);
    if (transfer) allotTo(one, transfer, getMax(transfer));
    return !transfer;
  });
  // Fill net amounts first, then withheld amounts.
  for (const getCap of [({ amount }: Transfer) => amount, getMax]) {
    for (const one of unassigned) for (const transfer of live) allotTo(one, transfer, getCap(transfer));
  }
  return allotments;
}

export function isAwaited(movements: Movements): boolean {
  const arrived = new Set(allot(movements).map(({ transfer }) => transfer.id));
  return movements.transfers.some(
    ({ id, status, sentTo, amount }) =>
      status === "sent" && sentTo === "destination" && amount !== "0.00" && !arrived.has(id),
  );
}

/**
 * Guesses a receipt's transfer: the only outstanding transfer, or the first transfer to the destination with exactly
 * this amount outstanding. Null if ambiguous.
 */
export function matchTransfer(movements: Movements, amount: Money): string | null {
  const live = listLiveByDay(movements.transfers);
  if (live.length === 1) return live[0]?.id ?? null;
  // In-kind receipts have no amount to match.
  if (amount === "0.00") return null;
  const allotments = allot(movements);
  const open = live.flatMap((transfer) => {
    const receivedAmounts = allotments
      .filter((one) => one.transfer.id === transfer.id)
      .map((one) => one.amount);
    const outstanding = subtractMoney(transfer.amount, sumMoney(receivedAmounts));
    return compareMoney(outstanding, "0.00") > 0 ? [{ transfer, outstanding }] : [];
  });
  if (open.length === 1) return open[0]?.transfer.id ?? null;
  const matching = open.find(
    ({ transfer, outstanding }) => transfer.sentTo === "destination" && outstanding === amount,
  );
  return matching?.transfer.id ?? null;
}
