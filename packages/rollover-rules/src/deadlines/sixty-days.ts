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

export interface DatedMovements extends Movements {
  /** Due date of all distributions of an older rollover. Newer ones store each transfer's receipt date. */
  sixtyDayDueOn: string | null;
}

/** A transfer that the participant received, either as payee or to forward to the destination. */
interface PaidOutTransfer {
  transferId: string;
  receivedOn: string;
  dueOn: string;
  /** After withholding. */
  net: Money;
  /** The part that reached the destination, on time or late. */
  redeposited: Money;
}

export function listPaidOutTransfers(movements: DatedMovements): PaidOutTransfer[] {
  const allotments = allot(movements);
  return listLiveByDay(movements.transfers)
    .flatMap((transfer) => {
      const receivedOn = findReceivedOn(transfer, movements.sixtyDayDueOn);
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

/** Lists the due dates of money not yet redeposited. Empty if the amount mismatch is resolved. */
export function listOpenDueDays(
  movements: DatedMovements & { amountMismatch: AmountMismatch | null },
): string[] {
  if (movements.amountMismatch?.status === "resolved") return [];
  const openTransfers = listPaidOutTransfers(movements).filter(
    ({ net, redeposited }) => compareMoney(redeposited, net) < 0,
  );
  return [...new Set(openTransfers.map(({ dueOn }) => dueOn))];
}

/** Returns, by receipt ID, the late part and the earliest due date it missed. */
export function findLateAmounts(movements: DatedMovements): Map<string, { amount: Money; dueOn: string }> {
  const late = new Map<string, { amount: Money; dueOn: string }>();
  for (const allotment of allot(movements)) {
    const { receipt } = allotment;
    const dueOn = findDueOn(allotment, movements);
    if (dueOn === null || receipt.receivedOn <= dueOn) continue;
    const previous = late.get(receipt.id) ?? { amount: "0.00", dueOn };
    late.set(receipt.id, {
      amount: sumMoney([previous.amount, allotment.amount]),
      dueOn: previous.dueOn < dueOn ? previous.dueOn : dueOn,
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

/** Lists the parts of receipts that belong to a transfer. Direct payments are always on time. */
export function listRedeposits(movements: DatedMovements): Redeposit[] {
  return allot(movements).map((allotment) => {
    const { receipt, transfer, amount } = allotment;
    const { receivedOn } = receipt;
    const dueOn = findDueOn(allotment, movements);
    // A transfer without its own due date is due after 60 days.
    const sixtyDaysEndOn =
      dueOn === null ? null : findDueOn({ transfer: { ...transfer, dueOn: null } }, movements);
    const isReceivedBy = (day: string | null) => day === null || receivedOn <= day;
    const timing = !isReceivedBy(dueOn) ? "late" : isReceivedBy(sixtyDaysEndOn) ? "sixty_days" : "postponed";
    return { receiptId: receipt.id, transfer, amount, receivedOn, timing };
  });
}

export function sumPaidOutGross({ type, transfers }: DatedMovements): Money {
  const paid = transfers.filter((one) => one.status === "sent" && isPaidOut(type, one));
  return sumMoney(paid.map(getGross));
}

/** Returns a gross amount (before withholding). Late money counts as rolled over if it is self-certified. */
export function sumNotRolledOver(movements: DatedMovements): Money {
  const rolledOver = allot(movements).filter(
    (one) => isPaidOut(movements.type, one.transfer) && (one.receipt.isCertified || isOnTime(one, movements)),
  );
  return subtractMoney(sumPaidOutGross(movements), sumMoney(rolledOver.map(({ amount }) => amount)));
}

function isOnTime(one: Allotment, movements: DatedMovements): boolean {
  const dueOn = findDueOn(one, movements);
  return dueOn === null || one.receipt.receivedOn <= dueOn;
}

function findDueOn(
  { transfer }: Pick<Allotment, "transfer">,
  { type, sixtyDayDueOn }: DatedMovements,
): string | null {
  if (!isPaidOut(type, transfer)) return null;
  const receivedOn = findReceivedOn(transfer, sixtyDayDueOn);
  return receivedOn === null ? null : findLastRolloverDay(transfer, receivedOn);
}
