import type { RolloverType } from "../rollover-states.ts";
import { getGross, isAwaited, isPaidOut, type Movements } from "./allotments.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "./money.ts";
import { liveReceipts, type Receipt } from "./receipts.ts";
import { isLive, type Transfer } from "./transfers.ts";

export interface Amounts {
  sent: Money;
  withheldFederal: Money;
  withheldState: Money;
  gross: Money;
  received: Money;
  posted: Money | null;
}

/** Open until more money arrives or someone accepts it. */
export interface AmountMismatch {
  expected: Money;
  /** For a request mismatch, the gross amount sent. */
  received: Money;
  /** `received` minus `expected`. */
  difference: Money;
  status: "open" | "resolved";
  resolution: string | null;
}

interface MoneyFacts {
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
  postedAmount: Money | null;
}

export function sumAmounts({ transfers, receipts, postedAmount }: MoneyFacts): Amounts {
  const live = transfers.filter(isLive);
  const sent = sumMoney(live.map((transfer) => transfer.amount));
  const withheldFederal = sumMoney(live.map((transfer) => transfer.withheldFederal));
  const withheldState = sumMoney(live.map((transfer) => transfer.withheldState));
  return {
    sent,
    withheldFederal,
    withheldState,
    gross: live.length === 0 ? sent : sumMoney([sent, withheldFederal, withheldState]),
    received: sumMoney(liveReceipts(receipts).map((receipt) => receipt.amount)),
    posted: postedAmount,
  };
}

function findDifference(type: RolloverType, facts: MoneyFacts): { expected: Money; received: Money } | null {
  if (liveReceipts(facts.receipts).length === 0) return null;
  const { sent, received } = sumAmounts(facts);
  // Participants may make up the withheld amount, so up to the gross amount can come back.
  const live = facts.transfers.filter(isLive);
  const max = sumMoney(live.map((one) => (isPaidOut(type, one) ? getGross(one) : one.amount)));
  if (compareMoney(received, sent) >= 0 && compareMoney(received, max) <= 0) return null;
  return { expected: compareMoney(received, sent) < 0 ? sent : max, received };
}

/**
 * Compares received with sent. A shortfall is a mismatch once nothing is in transit to the destination; an excess is one
 * immediately. A resolved mismatch stays resolved until the sums change.
 */
export function evaluateMismatch(
  type: RolloverType,
  facts: MoneyFacts,
  before: AmountMismatch | null,
): AmountMismatch | null {
  const totals = findDifference(type, facts);
  if (!totals) return null;
  const next = toMismatch(totals, before);
  const isStillDue = next.difference.startsWith("-") && isAwaited({ type, ...facts });
  return next === before || !isStillDue ? next : null;
}

/** Compares the gross amount sent with the amount requested. Null for full rollovers and before money leaves. */
export function evaluateRequest(
  requested: Money | null,
  facts: MoneyFacts,
  before: AmountMismatch | null,
): AmountMismatch | null {
  const { gross } = sumAmounts(facts);
  if (requested === null || gross === requested) return null;
  if (!facts.transfers.some(isLive)) return null;
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

/**
 * Returns the shortfall, whether in transit or lost, unless it was accepted. It blocks completion even before it is a
 * mismatch.
 */
export function findShortfall(
  facts: Movements & MoneyFacts & { amountMismatch: AmountMismatch | null },
): AmountMismatch | null {
  const totals = findDifference(facts.type, facts);
  const shortfall = totals && toMismatch(totals, facts.amountMismatch);
  return shortfall?.status === "open" && shortfall.difference.startsWith("-") ? shortfall : null;
}
