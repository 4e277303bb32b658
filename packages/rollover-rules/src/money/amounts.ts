import type { RolloverType } from "../rollover-states.ts";
import { getGross, isAwaited, isPaidOut, type Movements } from "./allotments.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { listLiveReceipts, type Receipt } from "./receipts.ts";
import { isLiveTransfer, type Transfer } from "./transfers.ts";

export interface Amounts {
  sent: Money;
  withheldFederal: Money;
  withheldState: Money;
  gross: Money;
  received: Money;
  posted: Money | null;
}

/** Open until more money arrives or someone accepts the difference. */
export interface AmountMismatch {
  expected: Money;
  /** For a request mismatch, the gross amount sent. */
  received: Money;
  /** `received` minus `expected`. */
  difference: Money;
  status: "open" | "resolved";
  resolution: string | null;
}

interface MoneyRecords {
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
  postedAmount: Money | null;
}

export function sumAmounts({ transfers, receipts, postedAmount }: MoneyRecords): Amounts {
  const liveTransfers = transfers.filter(isLiveTransfer);
  const sent = sumMoney(liveTransfers.map((transfer) => transfer.amount));
  const withheldFederal = sumMoney(liveTransfers.map((transfer) => transfer.withheldFederal));
  const withheldState = sumMoney(liveTransfers.map((transfer) => transfer.withheldState));
  return {
    sent,
    withheldFederal,
    withheldState,
    gross: liveTransfers.length === 0 ? sent : sumMoney([sent, withheldFederal, withheldState]),
    received: sumMoney(listLiveReceipts(receipts).map((receipt) => receipt.amount)),
    posted: postedAmount,
  };
}

function findDifference(
  type: RolloverType,
  records: MoneyRecords,
): { expected: Money; received: Money } | null {
  if (listLiveReceipts(records.receipts).length === 0) return null;
  const { sent, received } = sumAmounts(records);
  // Participants can redeposit the withheld amount, so up to the gross amount can arrive.
  const liveTransfers = records.transfers.filter(isLiveTransfer);
  const max = sumMoney(liveTransfers.map((one) => (isPaidOut(type, one) ? getGross(one) : one.amount)));
  if (compareMoney(received, sent) >= 0 && compareMoney(received, max) <= 0) return null;
  return { expected: compareMoney(received, sent) < 0 ? sent : max, received };
}

/**
 * Compares the amounts received and sent. A shortfall is a mismatch only if nothing is in transit to the
 * destination. A resolved mismatch stays resolved until the sums change.
 */
export function evaluateAmountMismatch(
  type: RolloverType,
  records: MoneyRecords,
  before: AmountMismatch | null,
): AmountMismatch | null {
  const totals = findDifference(type, records);
  if (!totals) return null;
  const next = toMismatch(totals, before);
  const isInTransit = next.difference.startsWith("-") && isAwaited({ type, ...records });
  return next === before || !isInTransit ? next : null;
}

/** Compares the gross amount sent with the request. Null for full rollovers and before money leaves. */
export function evaluateRequestMismatch(
  requested: Money | null,
  records: MoneyRecords,
  before: AmountMismatch | null,
): AmountMismatch | null {
  const { gross } = sumAmounts(records);
  if (requested === null || gross === requested) return null;
  if (!records.transfers.some(isLiveTransfer)) return null;
  return toMismatch({ expected: requested, received: gross }, before);
}

function toMismatch(
  { expected, received }: { expected: Money; received: Money },
  before: AmountMismatch | null,
): AmountMismatch {
  if (before && before.expected === expected && before.received === received) return before;
  const difference = subtractMoney(received, expected);
  return { expected, received, difference, status: "open", resolution: null };
}

/** Returns the shortfall unless it was accepted. Money in transit counts as missing, because it blocks completion. */
export function findShortfall(
  records: Movements & MoneyRecords & { amountMismatch: AmountMismatch | null },
): AmountMismatch | null {
  const totals = findDifference(records.type, records);
  const shortfall = totals && toMismatch(totals, records.amountMismatch);
  return shortfall?.status === "open" && shortfall.difference.startsWith("-") ? shortfall : null;
}
