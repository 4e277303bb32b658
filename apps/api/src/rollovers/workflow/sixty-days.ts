import { type Allotment, allot, grossOf, isPaidOut, liveByDay, type Movements } from "./allotments.ts";
import type { AmountMismatch } from "./amounts.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { lastDayOf, receivedOnOf } from "./transfers.ts";

// What is paid to the participant has to be rolled over within 60 days of the day on which they received it: each
// distribution has its own (IRC §402(c)(3)(A), §408(d)(3)(A)). Later contributions count with the participant's certification
// (Rev. Proc. 2020-46).

/** The money of a rollover, as far as its 60 days go. */
export interface SixtyDayFacts extends Movements {
  /** Of rollovers from before distributions had days of their own, the one day for all. */
  sixtyDayDueOn: string | null;
}

/** Money that the participant received, theirs or only carried by them. */
export interface PaidOut {
  transferId: string;
  receivedOn: string;
  /** The last day on which it may be rolled over. */
  dueOn: string;
  /** What was paid, net of what was withheld. */
  net: Money;
  /** What of it is at the destination, whenever it came. */
  redeposited: Money;
}

/** What the participant has received, by the day on which its 60 days end. */
export function paidOutOf(facts: SixtyDayFacts): PaidOut[] {
  const allotments = allot(facts);
  return liveByDay(facts.transfers)
    .flatMap((transfer) => {
      const receivedOn = receivedOnOf(transfer, facts.sixtyDayDueOn);
      if (receivedOn === null) return [];
      const got = allotments.filter((one) => one.transfer.id === transfer.id).map(({ amount }) => amount);
      const dueOn = lastDayOf(transfer, receivedOn);
      return [
        { transferId: transfer.id, receivedOn, dueOn, net: transfer.amount, redeposited: sumMoney(got) },
      ];
    })
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

/** The days on which 60 days end of which something is still out, each once: none once the rest was given up. */
export function openSixtyDays(facts: SixtyDayFacts & { amountMismatch: AmountMismatch | null }): string[] {
  if (facts.amountMismatch?.status === "resolved") return [];
  const open = paidOutOf(facts).filter(({ net, redeposited }) => compareMoney(redeposited, net) < 0);
  return [...new Set(open.map(({ dueOn }) => dueOn))];
}

/** What of each receipt, by its id, came after the 60 days of the money that it is of, and the first day on which those ended. */
export function lateParts(facts: SixtyDayFacts): Map<string, { amount: Money; dueOn: string }> {
  const late = new Map<string, { amount: Money; dueOn: string }>();
  for (const one of allot(facts)) {
    const dueOn = dueOnOf(one, facts);
    if (dueOn === null || one.receipt.receivedOn <= dueOn) continue;
    const before = late.get(one.receipt.id) ?? { amount: "0.00", dueOn };
    late.set(one.receipt.id, {
      amount: sumMoney([before.amount, one.amount]),
      dueOn: before.dueOn < dueOn ? before.dueOn : dueOn,
    });
  }
  return late;
}

/** What was paid to the participant, with what was withheld of it. */
export function paidOutGross({ type, transfers }: SixtyDayFacts): Money {
  const paid = transfers.filter((one) => one.status === "sent" && isPaidOut(type, one));
  return sumMoney(paid.map(grossOf));
}

/** What of it is not rolled over: neither in time nor with the participant's certification. */
export function leftOutOf(facts: SixtyDayFacts): Money {
  const rolledOver = allot(facts).filter(
    (one) => isPaidOut(facts.type, one.transfer) && (one.receipt.isCertified || isInTime(one, facts)),
  );
  return subtractMoney(paidOutGross(facts), sumMoney(rolledOver.map(({ amount }) => amount)));
}

function isInTime(one: Allotment, facts: SixtyDayFacts): boolean {
  const dueOn = dueOnOf(one, facts);
  return dueOn === null || one.receipt.receivedOn <= dueOn;
}

function dueOnOf({ transfer }: Allotment, { type, sixtyDayDueOn }: SixtyDayFacts): string | null {
  if (!isPaidOut(type, transfer)) return null;
  const receivedOn = receivedOnOf(transfer, sixtyDayDueOn);
  return receivedOn === null ? null : lastDayOf(transfer, receivedOn);
}
