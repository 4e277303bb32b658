import type { AccountType } from "@svc/custodians";
import { DEFAULT_TIME_ZONE, endOfDay } from "../deadlines/days.ts";
import type { Deadline } from "../deadlines/deadline-types.ts";
import { getLastDay } from "../deadlines/sixty-day-deadlines.ts";
import {
  type DatedMovements,
  listPaidOutTransfers,
  sumNotRolledOver,
  sumPaidOutGross,
} from "../deadlines/sixty-days.ts";
import { isRothAccount } from "../eligibility/rollover-chart.ts";
import { sumAmounts } from "../money/amounts.ts";
import { clampAtZero, type Money, subtractMoney, sumMoney } from "../money/money.ts";
import { listLiveReceipts } from "../money/receipts.ts";
import { isLiveTransfer } from "../money/transfers.ts";
import type { AfterTaxMoney } from "./after-tax-money.ts";
import { evaluateAssetValues } from "./report/asset-values.ts";
import type { TaxTreatment } from "./tax-treatment.ts";

interface TaxedMoney extends DatedMovements {
  sourceAccountType: AccountType;
  deadlines: readonly Deadline[];
  updatedAt: Date;
}

/**
 * Returns the part of the money sent that is included in income, or null if unknown. Form 1099-R box 2a is
 * higher for an indirect rollover, because the payer does not know the amount rolled over.
 *
 * - Pre-tax money that becomes Roth is included, with its withholding (§402(c)(2), §408A(d)(3); Notice
 *   2014-54).
 * - In-kind conversions are included at their value on the day of distribution (Reg. §1.408A-4, Q&A-7), if
 *   known.
 * - Money paid out and not rolled over in 60 days is included (§402(c)(3), §408(d)(3)). Pre-tax money is
 *   treated as rolled over first (§402(c)(2)). Late money is treated as rolled over only if certified (Rev.
 *   Proc. 2020-46).
 * - The earnings of Roth money not rolled over are included, but unknown here. Qualified Roth money is excluded
 *   (§402A(d)(1), §408A(d)(1)).
 */
export function computeTaxableAmount(
  rollover: TaxedMoney,
  { taxable, code1099R, isQualified }: Pick<TaxTreatment, "taxable" | "code1099R" | "isQualified">,
  afterTaxMoney: Pick<AfterTaxMoney, "basis" | "roth"> = { basis: null, roth: "0.00" },
): Money | null {
  const sentAssets = rollover.transfers.filter(isLiveTransfer).flatMap(({ assets = [] }) => assets);
  const inKind = evaluateAssetValues(sentAssets);
  if (taxable && inKind.isMissing) return null;
  const { gross: money } = sumAmounts({ ...rollover, postedAmount: null });
  const gross = taxable ? sumMoney([money, inKind.value]) : money;
  if (gross === "0.00") return null;
  const { roth } = afterTaxMoney;
  const afterTax = afterTaxMoney.basis ?? "0.00";
  const notRolledOver = sumNotRolledOver(rollover);
  const isPartlyPaidOut = notRolledOver !== "0.00";
  if (taxable) {
    if (isPartlyPaidOut && roth !== "0.00" && !isQualified) return null;
    return clampAtZero(subtractMoney(gross, sumMoney([afterTax, roth])));
  }
  if (code1099R === "Q" || sumPaidOutGross(rollover) === "0.00") return "0.00";
  if (isRothAccount(rollover.sourceAccountType) || roth !== "0.00")
    return isPartlyPaidOut && !isQualified ? null : "0.00";
  return isOutcomeKnown(rollover) ? clampAtZero(subtractMoney(notRolledOver, afterTax)) : null;
}

/** Returns true if money was redeposited, or if the earliest due date of the 60 days has passed. */
function isOutcomeKnown(rollover: TaxedMoney): boolean {
  if (listLiveReceipts(rollover.receipts).length > 0) return true;
  const [first] = listPaidOutTransfers(rollover);
  if (!first) return false;
  const { deadlines, updatedAt } = rollover;
  const deadline = deadlines.find((one) => one.type === "sixty_day" && getLastDay(one) === first.dueOn);
  // The deadline ends in the organization's time zone. Ended rollovers have no deadlines.
  const due = deadline ? new Date(deadline.dueAt) : endOfDay(first.dueOn, DEFAULT_TIME_ZONE);
  return due <= updatedAt;
}
