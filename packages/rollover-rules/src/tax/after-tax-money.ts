import { apportion, compareMoney, type Money, sumMoney, toCents } from "../money/money.ts";
import { computeSentBasis, isRothKind, type MoneySource, sumSent } from "../money/money-source.ts";
import type { Rollover } from "../rollover.ts";

export interface AfterTaxMoney {
  /** Contributions without earnings (Form 1099-R box 5). Null if the money sources are not known. */
  basis: Money | null;
  /** Roth contributions and their earnings. */
  roth: Money;
  /** Roth contributions without earnings. Null if unknown. */
  rothBasis: Money | null;
  /** Roth money of recent in-plan rollovers (Form 1099-R box 10), as far as known. */
  inPlanRollover: Money;
}

const NOT_KNOWN: AfterTaxMoney = { basis: null, roth: "0.00", rothBasis: null, inPlanRollover: "0.00" };

export function sumAfterTaxMoney({
  moneySources,
  transfers,
}: Pick<Rollover, "moneySources" | "transfers">): AfterTaxMoney {
  if (moneySources.length === 0) return NOT_KNOWN;
  const sent = sumSent(moneySources, transfers);
  const parts = moneySources.map((source, index) => ({ source, amount: sent[index] ?? "0.00" }));
  const roth = parts.filter(({ source }) => isRothKind(source.kind));
  const others = parts.filter(({ source }) => !isRothKind(source.kind));
  const rothBases = roth.map(({ source, amount }) => computeRothBasis(source, amount));
  return {
    basis: sumMoney(others.map(({ source, amount }) => computeSentBasis(source, amount))),
    roth: sumMoney(roth.map(({ amount }) => amount)),
    rothBasis: roth.length > 0 && rothBases.every((basis) => basis !== null) ? sumMoney(rothBases) : null,
    inPlanRollover: sumMoney(roth.map(({ source, amount }) => computeInPlanRollover(source, amount))),
  };
}

/**
 * Returns the Roth contributions in the amount sent: in proportion to basis and earnings (§72(e)(8),
 * §402A(d)(4)), or all of the basis if all Roth money was requested and its earnings are unknown. A loss
 * reduces the basis to the amount sent.
 */
function computeRothBasis(source: MoneySource, sent: Money): Money | null {
  const { basis, earnings, amount, percent } = source;
  if (sent === "0.00") return "0.00";
  if (basis === null) return null;
  if (earnings !== null) return computeSentBasis(source, sent);
  if (amount !== null || percent !== null) return null;
  return compareMoney(basis, sent) < 0 ? basis : sent;
}

/** The share is proportional, because the plan determines the in-plan amount for the whole request. */
function computeInPlanRollover({ inPlanRollover = null, amount }: MoneySource, sent: Money): Money {
  if (inPlanRollover === null || sent === "0.00") return "0.00";
  if (amount === null || compareMoney(sent, amount) >= 0) {
    return compareMoney(inPlanRollover, sent) < 0 ? inPlanRollover : sent;
  }
  const [part = "0.00"] = apportion(inPlanRollover, [toCents(sent), toCents(amount) - toCents(sent)]);
  return part;
}
