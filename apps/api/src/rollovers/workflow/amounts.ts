import type { RolloverType } from "../rollover-states.ts";
import { grossOf, isAwaited, isPaidOut, type Movements } from "./allotments.ts";
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

/** A difference: what arrived is not what was sent, or what was sent not what was requested. Open until further money or a decision closes it. */
export interface AmountMismatch {
  expected: Money;
  /** What arrived; of a request, what left. */
  received: Money;
  /** Received less expected. */
  difference: Money;
  status: "open" | "resolved";
  resolution: string | null;
}

interface MoneyFacts {
  transfers: readonly Transfer[];
  receipts: readonly Receipt[];
  postedAmount: Money | null;
}

/** The sums: of the live transfers, and of the receipts that count. */
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

/** Where what arrived is not what was sent; null where it is, and before anything arrived. */
function findDifference(type: RolloverType, facts: MoneyFacts): { expected: Money; received: Money } | null {
  if (liveReceipts(facts.receipts).length === 0) return null;
  const { sent, received } = sumAmounts(facts);
  // What is paid to the participant may come back gross: they may make good what was withheld.
  const live = facts.transfers.filter(isLive);
  const most = sumMoney(live.map((one) => (isPaidOut(type, one) ? grossOf(one) : one.amount)));
  if (compareMoney(received, sent) >= 0 && compareMoney(received, most) <= 0) return null;
  return { expected: compareMoney(received, sent) < 0 ? sent : most, received };
}

/**
 * Holds what arrived against what was sent. What is short is a mismatch once nothing is on its way to the destination any
 * more; what is too much is one at once. A difference that was resolved stays so until the sums change.
 *
 * @param before the mismatch as it stood, so that a resolution is not forgotten
 */
export function evaluateMismatch(
  type: RolloverType,
  facts: MoneyFacts,
  before: AmountMismatch | null,
): AmountMismatch | null {
  const found = findDifference(type, facts);
  if (!found) return null;
  const next = toMismatch(found, before);
  const isToCome = next.difference.startsWith("-") && isAwaited({ type, ...facts });
  return next === before || !isToCome ? next : null;
}

/**
 * Holds what left the source, gross, against what was requested of it; null where all of the account was, and before
 * anything has left.
 */
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
 * What is still to arrive of what was sent, while nobody has given it up: because it is on its way, or because it is
 * missing. It stands in the way of completion, mismatch or not.
 */
export function findShortfall(
  facts: Movements & MoneyFacts & { amountMismatch: AmountMismatch | null },
): AmountMismatch | null {
  const found = findDifference(facts.type, facts);
  const shortfall = found && toMismatch(found, facts.amountMismatch);
  return shortfall?.status === "open" && shortfall.difference.startsWith("-") ? shortfall : null;
}
