import type { AccountType } from "@svc/custodians";
import { sumAmounts } from "../workflow/amounts.ts";
import { moveInKind } from "../workflow/asset-mismatch.ts";
import { DEFAULT_TIME_ZONE, dayIn } from "../workflow/days.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "../workflow/money.ts";
import { liveReceipts } from "../workflow/receipts.ts";
import { leftOutOf, paidOutGross, paidOutOf, type SixtyDayFacts } from "../workflow/sixty-days.ts";
import type { AfterTaxMoney } from "./after-tax-money.ts";
import type { TaxTreatment } from "./tax-treatment.ts";

/** What of a rollover its taxable amount hangs on. */
export interface TaxedMoney extends SixtyDayFacts {
  sourceAccountType: AccountType;
  /** When something was last written of it. */
  updatedAt: Date;
}

/**
 * How much of what left is included in the participant's income; null while, or where, it cannot be said. Box 2a of the form
 * says more of an indirect rollover: the payer does not see what is rolled over.
 *
 * - Pre-tax money that becomes Roth is, whatever was withheld of it: only what was paid in after tax is not
 *   (§402(c)(2), §408A(d)(3); Notice 2014-54), while its earnings are pre-tax money.
 * - What is converted in kind is by its value on that day (Reg. §1.408A-4, Q&A-7), which is not known here.
 * - What is paid to the participant and not rolled over within the 60 days of each distribution is (§402(c)(3), §408(d)(3)),
 *   after-tax money last: what is rolled over is taken from the taxable part first (§402(c)(2)). What came late counts with
 *   the participant's certification alone (Rev. Proc. 2020-46). It is said once something came back, or 60 days are over.
 * - Of Roth money that is left out it hangs on contributions and earnings that are not known here, unless the distribution is
 *   qualified: then none of it is (§402A(d)(1), §408A(d)(1)).
 *
 * @param taxed what of all that left was taxed before, by what it was paid in as: none unless somebody says so
 */
export function taxableAmount(
  rollover: TaxedMoney,
  { taxable, code1099R, isQualified }: Pick<TaxTreatment, "taxable" | "code1099R" | "isQualified">,
  taxed: AfterTaxMoney = { basis: null, roth: "0.00" },
): Money | null {
  const { gross } = sumAmounts({ ...rollover, postedAmount: null });
  if (taxable && moveInKind(rollover).sent.length > 0) return null;
  if (gross === "0.00") return null;
  const afterTax = taxed.basis ?? "0.00";
  const leftOut = leftOutOf(rollover);
  const isLeftOut = leftOut !== "0.00";
  if (taxable) {
    if (isLeftOut && taxed.roth !== "0.00" && !isQualified) return null;
    return atLeastZero(subtractMoney(gross, sumMoney([afterTax, taxed.roth])));
  }
  if (code1099R === "Q" || paidOutGross(rollover) === "0.00") return "0.00";
  const { sourceAccountType } = rollover;
  const isRoth = sourceAccountType === "roth_ira" || sourceAccountType === "designated_roth";
  if (isRoth || taxed.roth !== "0.00") return isLeftOut && !isQualified ? null : "0.00";
  return isKnown(rollover) ? atLeastZero(subtractMoney(leftOut, afterTax)) : null;
}

/** Until something came back, or the first 60 days are over, all of it may still be rolled over. */
function isKnown(rollover: TaxedMoney): boolean {
  if (liveReceipts(rollover.receipts).length > 0) return true;
  const [first] = paidOutOf(rollover);
  return first !== undefined && first.dueOn < dayIn(rollover.updatedAt, DEFAULT_TIME_ZONE);
}

function atLeastZero(amount: Money): Money {
  return compareMoney(amount, "0.00") > 0 ? amount : "0.00";
}
