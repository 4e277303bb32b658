import type { RolloverType } from "../rollover-states.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { type KnownReceipt, knownReceipts, type Receipt } from "./receipts.ts";
import { isLive, type Transfer } from "./transfers.ts";

// Allots receipts to transfers. A receipt without a transfer ID goes to the money that left first or, for money paid
// to the participant, that they received first.

export interface Allotment {
  receipt: KnownReceipt;
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

export function grossOf({ amount, withheldFederal, withheldState }: Transfer): Money {
  return sumMoney([amount, withheldFederal, withheldState]);
}

/** Returns live transfers by the day they left or were received. Those without a day come first. */
export function liveByDay(transfers: readonly Transfer[]): Transfer[] {
  const dayOf = ({ receivedOn, sentOn, recordedOn }: Transfer) => receivedOn ?? sentOn ?? recordedOn ?? "";
  return transfers.filter(isLive).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

/** Splits receipts among transfers. No transfer gets more than left by it. */
export function allot({ type, transfers, receipts }: Movements): Allotment[] {
  const live = liveByDay(transfers);
  const given = new Map(live.map(({ id }) => [id, "0.00"]));
  const allotments: Allotment[] = [];
  const left = knownReceipts(receipts)
    .filter(({ status }) => status === "received")
    .map((receipt) => ({ receipt, amount: receipt.amount }));
  const give = (one: (typeof left)[number], transfer: Transfer, most: Money) => {
    const room = subtractMoney(most, given.get(transfer.id) ?? "0.00");
    const amount = compareMoney(room, one.amount) < 0 ? room : one.amount;
    if (compareMoney(amount, "0.00") <= 0) return;
    given.set(transfer.id, sumMoney([given.get(transfer.id) ?? "0.00", amount]));
    one.amount = subtractMoney(one.amount, amount);
    allotments.push({ receipt: one.receipt, transfer, amount });
  };
  const mostOf = (transfer: Transfer) => (isPaidOut(type, transfer) ? grossOf(transfer) : transfer.amount);
  const unnamed = left.filter((one) => {
    const named = live.find(({ id }) => id === one.receipt.transferId);
    if (named) give(one, named, mostOf(named));
    return !named;
  });
  // Fill net amounts first, then withheld amounts.
  for (const capOf of [({ amount }: Transfer) => amount, mostOf]) {
    for (const one of unnamed) for (const transfer of live) give(one, transfer, capOf(transfer));
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
 * Guesses a receipt's transfer: the only one outstanding, or the first one to the destination with exactly this amount
 * outstanding. Null if ambiguous.
 */
export function findTransferOf(movements: Movements, amount: Money): string | null {
  const live = liveByDay(movements.transfers);
  if (live.length === 1) return live[0]?.id ?? null;
  // In-kind receipts have no amount to match.
  if (amount === "0.00") return null;
  const allotments = allot(movements);
  const open = live.flatMap((transfer) => {
    const got = allotments.filter((one) => one.transfer.id === transfer.id).map((one) => one.amount);
    const outstanding = subtractMoney(transfer.amount, sumMoney(got));
    return compareMoney(outstanding, "0.00") > 0 ? [{ transfer, outstanding }] : [];
  });
  if (open.length === 1) return open[0]?.transfer.id ?? null;
  const fitting = open.find(
    ({ transfer, outstanding }) => transfer.sentTo === "destination" && outstanding === amount,
  );
  return fitting?.transfer.id ?? null;
}
