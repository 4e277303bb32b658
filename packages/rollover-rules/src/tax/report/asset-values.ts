import type { Asset } from "../../money/asset.ts";
import { clampAtZero, type Money, subtractMoney, sumMoney } from "../../money/money.ts";

interface AssetValues {
  /** Sum of the stated values. */
  value: Money;
  unrealizedAppreciation: Money;
  /** True if an asset has no stated value. */
  isMissing: boolean;
}

/**
 * Values assets at their fair market value on the day of distribution (Instructions for Forms 1099-R and
 * 5498, Box 1; Reg. §1.402(a)-1(a)(1)(iii); Reg. §1.408A-4, Q&A-7 for conversions). The net unrealized
 * appreciation of employer stock is its value less its cost to the plan (§402(e)(4)(B); Reg. §1.402(a)-1(b)).
 */
export function evaluateAssetValues(assets: readonly Asset[]): AssetValues {
  return {
    value: sumMoney(assets.map(({ fairMarketValue }) => fairMarketValue ?? "0.00")),
    unrealizedAppreciation: sumMoney(assets.map(computeAppreciation)),
    isMissing: assets.some(({ fairMarketValue = null }) => fairMarketValue === null),
  };
}

function computeAppreciation({ fairMarketValue, employerStockCost }: Asset): Money {
  if (!fairMarketValue || !employerStockCost) return "0.00";
  return clampAtZero(subtractMoney(fairMarketValue, employerStockCost));
}
