import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "../rollover-states.ts";
import type { Amounts } from "../workflow/amounts.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "../workflow/money.ts";
import type { AfterTaxMoney } from "./after-tax-money.ts";
import type { TaxTreatment } from "./tax-treatment.ts";

/**
 * How much of what left is included in the participant's income; null while, or where, it cannot be said. Box 2a of the form
 * says more of an indirect rollover: the payer does not see what is rolled over.
 *
 * - Pre-tax money that becomes Roth is, whatever was withheld of it: only what was paid in after tax is not
 *   (§402(c)(2), §408A(d)(3); Notice 2014-54), while its earnings are pre-tax money.
 * - What an indirect rollover leaves out is, after-tax money last: what is rolled over is taken from the taxable part first
 *   (§402(c)(2)). What came late came with the participant's certification (Rev. Proc. 2020-46), and counts.
 * - Of Roth money that is left out it hangs on contributions and earnings that are not known here, unless the distribution is
 *   qualified: then none of it is (§402A(d)(1), §408A(d)(1)).
 *
 * @param taxed what of all that left was taxed before, by what it was paid in as: none unless somebody says so
 */
export function taxableAmount(
  { type, sourceAccountType }: { type: RolloverType; sourceAccountType: AccountType },
  { taxable, code1099R, isQualified }: Pick<TaxTreatment, "taxable" | "code1099R" | "isQualified">,
  { gross, received }: Amounts,
  taxed: AfterTaxMoney = { basis: null, roth: "0.00" },
): Money | null {
  if (gross === "0.00") return null;
  const afterTax = taxed.basis ?? "0.00";
  const isLeftOut = type === "indirect_60_day" && compareMoney(received, gross) < 0;
  if (taxable) {
    if (isLeftOut && taxed.roth !== "0.00" && !isQualified) return null;
    return atLeastZero(subtractMoney(gross, sumMoney([afterTax, taxed.roth])));
  }
  if (type !== "indirect_60_day" || code1099R === "Q") return "0.00";
  const isRoth = sourceAccountType === "roth_ira" || sourceAccountType === "designated_roth";
  if (isRoth || taxed.roth !== "0.00") return isLeftOut && !isQualified ? null : "0.00";
  if (received === "0.00") return null;
  return atLeastZero(subtractMoney(gross, sumMoney([received, afterTax])));
}

function atLeastZero(amount: Money): Money {
  return compareMoney(amount, "0.00") > 0 ? amount : "0.00";
}
