import { type Money, sumMoney } from "../money/money.ts";
import { computeSentBasis, isRothKind, sumSent } from "../money/money-source.ts";
import type { Rollover } from "../rollover.ts";

export interface AfterTaxMoney {
  /** Contributions without earnings (Form 1099-R box 5). Null if the money sources are not known. */
  basis: Money | null;
  /** Contributions and earnings. */
  roth: Money;
}

export function sumAfterTaxMoney({
  moneySources,
  transfers,
}: Pick<Rollover, "moneySources" | "transfers">): AfterTaxMoney {
  if (moneySources.length === 0) return { basis: null, roth: "0.00" };
  const sent = sumSent(moneySources, transfers);
  return {
    basis: sumMoney(moneySources.map((source, index) => computeSentBasis(source, sent[index] ?? "0.00"))),
    roth: sumMoney(sent.filter((_, index) => isRothKind(moneySources[index]?.kind ?? "pre_tax"))),
  };
}
