import {
  type Allotment,
  allot,
  getGross,
  isPaidOut,
  listLiveByDay,
  type Movements,
} from "../money/allotments.ts";
import type { AmountMismatch } from "../money/amounts.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "../money/money.ts";
import { findLastRolloverDay, findReceivedOn, type Transfer } from "../money/transfers.ts";

// Money paid to the participant must be rolled over within 60 days of its receipt, per distribution (IRC
// §402(c)(3)(A), §408(d)(3)(A)). Later contributions count with a self-certification (Rev. Proc. 2020-46).

export interface SixtyDayFacts extends Movements {
  /** Older rollovers store one due date for all distributions, instead of a receipt date for each. */
  sixtyDayDueOn: string | null;
}

/** Money that the participant received, either as payee or to forward to the destination. */
interface PaidOutTransfer {
  transferId: string;
  receivedOn: string;
  dueOn: string;
  /** After withholding. */
  net: Money;
  /** The part that reached the destination, on time or late. */
  redeposited: Money;
}

export function listPaidOutTransfers(facts: SixtyDayFacts): PaidOutTransfer[] {
  const allotments = allot(facts);
  return listLiveByDay(facts.transfers)
    .flatMap((transfer) => {
      const receivedOn = findReceivedOn(transfer, facts.sixtyDayDueOn);
      if (receivedOn === null) return [];
      const redeposits = allotments
        .filter((one) => one.transfer.id === transfer.id)
        .map(({ amount }) => amount);
      const dueOn = findLastRolloverDay(transfer, receivedOn);
      return [
        {
          transferId: transfer.id,
          receivedOn,
          dueOn,
          net: transfer.amount,
          redeposited: sumMoney(redeposits),
        },
      ];
    })
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

/** Returns the due dates of money that is not yet redeposited. Empty once the difference is accepted. */
export function listOpenDueDays(facts: SixtyDayFacts & { amountMismatch: AmountMismatch | null }): string[] {
  if (facts.amountMismatch?.status === "resolved") return [];
  const openTransfers = listPaidOutTransfers(facts).filter(
    ({ net, redeposited }) => compareMoney(redeposited, net) < 0,
  );
  return [...new Set(openTransfers.map(({ dueOn }) => dueOn))];
}

/** Returns, by receipt ID, the part that arrived late and the earliest due date it missed. */
export function findLateAmounts(facts: SixtyDayFacts): Map<string, { amount: Money; dueOn: string }> {
  const late = new Map<string, { amount: Money; dueOn: string }>();
  for (const allotment of allot(facts)) {
    const { receipt } = allotment;
    const dueOn = findDueOn(allotment, facts);
    if (dueOn === null || receipt.receivedOn <= dueOn) continue;
    const before = late.get(receipt.id) ?? { amount: "0.00", dueOn };
    late.set(receipt.id, {
      amount: sumMoney([before.amount, allotment.amount]),
      dueOn: before.dueOn < dueOn ? before.dueOn : dueOn,
    });
  }
  return late;
}

export interface Redeposit {
  receiptId: string;
  transfer: Transfer;
  amount: Money;
  receivedOn: string;
  /** `postponed`: after the 60 days, but by the later deadline that replaces them. */
  timing: "sixty_days" | "postponed" | "late";
}

/** Lists the parts of receipts that belong to a transfer, with their timing. Direct payments are always on time. */
export function listRedeposits(facts: SixtyDayFacts): Redeposit[] {
  return allot(facts).map((allotment) => {
    const { receipt, transfer, amount } = allotment;
    const { receivedOn } = receipt;
    const dueOn = findDueOn(allotment, facts);
    const sixtyDaysEndOn =
      dueOn === null ? null : findDueOn({ transfer: { ...transfer, dueOn: null } }, facts);
    const isWithin = (day: string | null) => day === null || receivedOn <= day;
    const timing = !isWithin(dueOn) ? "late" : isWithin(sixtyDaysEndOn) ? "sixty_days" : "postponed";
    return { receiptId: receipt.id, transfer, amount, receivedOn, timing };
  });
}

export function sumPaidOutGross({ type, transfers }: SixtyDayFacts): Money {
  const paid = transfers.filter((one) => one.status === "sent" && isPaidOut(type, one));
  return sumMoney(paid.map(getGross));
}

/** Returns the gross amount that was rolled over neither on time nor with a self-certification. */
export function sumNotRolledOver(facts: SixtyDayFacts): Money {
  const rolledOver = allot(facts).filter(
    (one) => isPaidOut(facts.type, one.transfer) && (one.receipt.isCertified || isOnTime(one, facts)),
  );
  return subtractMoney(sumPaidOutGross(facts), sumMoney(rolledOver.map(({ amount }) => amount)));
}

function isOnTime(one: Allotment, facts: SixtyDayFacts): boolean {
  const dueOn = findDueOn(one, facts);
  return dueOn === null || one.receipt.receivedOn <= dueOn;
}

function findDueOn(
  { transfer }: Pick<Allotment, "transfer">,
  { type, sixtyDayDueOn }: SixtyDayFacts,
): string | null {
  if (!isPaidOut(type, transfer)) return null;
  const receivedOn = findReceivedOn(transfer, sixtyDayDueOn);
  return receivedOn === null ? null : findLastRolloverDay(transfer, receivedOn);
}
