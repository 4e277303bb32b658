import type { RolloverType } from "../rollover-states.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { type KnownReceipt, knownReceipts, type Receipt } from "./receipts.ts";
import { isLive, type Transfer } from "./transfers.ts";

// Which receipt is of which transfer. A receipt that names its transfer is of that one; what names none, as receipts from before
// could not, is taken for what left first: of money in the participant's hands, for what they received first.

/** So much of a receipt is of this transfer. */
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

/** Whether the money is paid to the participant, who may make good what was withheld of it. */
export function isPaidOut(type: RolloverType, { payableTo }: Transfer): boolean {
  return type === "indirect_60_day" || payableTo === "participant";
}

/** What left by a transfer, with what was withheld of it. */
export function grossOf({ amount, withheldFederal, withheldState }: Transfer): Money {
  return sumMoney([amount, withheldFederal, withheldState]);
}

/** The transfers that count, by the day on which each left or was received; those without a day are the oldest. */
export function liveByDay(transfers: readonly Transfer[]): Transfer[] {
  const dayOf = ({ receivedOn, sentOn, recordedOn }: Transfer) => receivedOn ?? sentOn ?? recordedOn ?? "";
  return transfers.filter(isLive).sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

/** Parts the receipts among the transfers: no receipt has more parts than money, no transfer gets more than left by it. */
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
  // What was paid is made good before what was withheld of it is.
  for (const capOf of [({ amount }: Transfer) => amount, mostOf]) {
    for (const one of unnamed) for (const transfer of live) give(one, transfer, capOf(transfer));
  }
  return allotments;
}

/** Whether money is still on its way to the destination: nothing of it has arrived. */
export function isAwaited(movements: Movements): boolean {
  const arrived = new Set(allot(movements).map(({ transfer }) => transfer.id));
  return movements.transfers.some(
    ({ id, status, sentTo, amount }) =>
      status === "sent" && sentTo === "destination" && amount !== "0.00" && !arrived.has(id),
  );
}

/**
 * The transfer that a receipt is of where it does not say: the only one that has something outstanding, or the first
 * that leaves to the destination with this very amount outstanding. Null where the receipt may be of several, or of none.
 */
export function findTransferOf(movements: Movements, amount: Money): string | null {
  const live = liveByDay(movements.transfers);
  if (live.length === 1) return live[0]?.id ?? null;
  // What comes in kind alone has no amount to be told by.
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
