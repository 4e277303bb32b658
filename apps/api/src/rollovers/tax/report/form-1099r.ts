import type { Rollover } from "../../rollover.ts";
import { isIra } from "../../rollover-chart.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "../../workflow/money.ts";
import { isOfYear, paymentsOf, type ReportedPayment } from "./report-movements.ts";

// Form 1099-R as the Instructions for Forms 1099-R and 5498 ("Instructions") have its boxes filled.

/** One form: of a rollover, a year and a distribution code. Null is a box that is left blank. */
export interface Form1099R {
  box1GrossDistribution: Money;
  box2aTaxableAmount: Money | null;
  box2bTaxableAmountNotDetermined: boolean;
  box2bTotalDistribution: boolean;
  box4FederalTaxWithheld: Money;
  box5EmployeeContributions: Money | null;
  box7DistributionCode: string;
  box7IraSepSimple: boolean;
  box14StateTaxWithheld: Money;
}

/**
 * What the source would file for a year. A payment counts in the year in which it left (Instructions, Box 1); one that was
 * lost or came back was none. What goes between trustees of IRAs is on no form (Instructions, Transfers).
 */
export function toForms1099R(rollover: Rollover, year: number, timeZone: string): Form1099R[] {
  const groups = new Map<string, ReportedPayment[]>();
  for (const payment of paymentsOf(rollover, timeZone)) {
    const { code, isRoth, paidOn } = payment;
    if (code === null || !isOfYear(paidOn, year)) continue;
    // "If part of a distribution is paid in a direct rollover and part is not, you must file a separate Form 1099-R for each
    // part": so is a part with another code, or of a designated Roth account (Instructions, Box 7).
    const key = `${code} ${isRoth}`;
    groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  return [...groups.values()].map((payments) => toForm(rollover, payments));
}

function toForm(rollover: Rollover, payments: readonly ReportedPayment[]): Form1099R {
  const { sourceAccountType, amountKind, distributionId, state } = rollover;
  const { code, isRoth } = payments[0] as ReportedPayment;
  const sum = (name: "gross" | "withheldFederal" | "withheldState") =>
    sumMoney(payments.map((payment) => payment[name]));
  const gross = sum("gross");
  const bases = payments.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const basis = bases.length === 0 ? null : sumMoney(bases);
  const isRothPlan = isRoth || sourceAccountType === "designated_roth";
  const taxable = taxableOf(rollover, { code: code ?? "", gross, basis: basis ?? "0.00", isRothPlan });
  return {
    // "The total amount of the distribution before income tax or other deductions were withheld": Instructions, Box 1.
    box1GrossDistribution: gross,
    box2aTaxableAmount: taxable.amount,
    box2bTaxableAmountNotDetermined: !taxable.isDetermined,
    // The entire balance, in one year: Instructions, Box 2b, Total Distribution.
    box2bTotalDistribution: amountKind === "full" && distributionId === null && state === "completed",
    box4FederalTaxWithheld: sum("withheldFederal"),
    // What may be recovered tax free, also where it is rolled over directly; not of IRAs: Instructions, Box 5.
    box5EmployeeContributions: isIra(sourceAccountType) || isRothPlan ? null : basis,
    box7DistributionCode: code ?? "",
    // Traditional, SEP and SIMPLE IRAs, and not Roth IRAs: Instructions, Box 7, IRA/SEP/SIMPLE Checkbox.
    box7IraSepSimple: isIra(sourceAccountType) && sourceAccountType !== "roth_ira",
    box14StateTaxWithheld: sum("withheldState"),
  };
}

interface Paid {
  code: string;
  gross: Money;
  basis: Money;
  isRothPlan: boolean;
}

/** Box 2a, and whether it is determined. Null is blank. */
function taxableOf(
  { sourceAccountType, taxTreatment }: Rollover,
  { code, gross, basis, isRothPlan }: Paid,
): { amount: Money | null; isDetermined: boolean } {
  const isDirect = /[GH]$/.test(code);
  // A direct rollover of Roth money, and one from an IRA to an employer's plan, is "0 (zero)": Instructions, Box 2a.
  if (isDirect && (isRothPlan || isIra(sourceAccountType))) return { amount: "0.00", isDetermined: true };
  // A direct rollover that stays pre-tax money is zero too; one to a Roth account is taxable but for its basis: the same.
  if (isDirect && !taxTreatment.taxable) return { amount: "0.00", isDetermined: true };
  if (isDirect) return { amount: atLeastZero(subtractMoney(gross, basis)), isDetermined: true };
  // "Leave box 2a blank" for a Roth IRA; with Q it is known that none of it is taxable: Instructions, Roth IRAs.
  if (sourceAccountType === "roth_ira") return { amount: null, isDetermined: code === "Q" };
  // All of it, conversions included, with "Taxable amount not determined" checked: the participant reckons an IRA's basis on
  // Form 8606 (Instructions, Traditional IRA, SEP IRA, or SIMPLE IRA).
  if (isIra(sourceAccountType)) return { amount: gross, isDetermined: false };
  if (isRothPlan) {
    // Nothing of a qualified distribution is; else its earnings, which are not known here: Instructions, Designated Roth accounts.
    return taxTreatment.isQualified
      ? { amount: "0.00", isDetermined: true }
      : { amount: null, isDetermined: false };
  }
  // The payer does not see what the participant rolls over within 60 days.
  return { amount: atLeastZero(subtractMoney(gross, basis)), isDetermined: true };
}

function atLeastZero(amount: Money): Money {
  return compareMoney(amount, "0.00") > 0 ? amount : "0.00";
}
