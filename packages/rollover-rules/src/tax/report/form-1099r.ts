import { isIra } from "../../eligibility/rollover-chart.ts";
import { clampAtZero, type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import type { Rollover } from "../../rollover.ts";
import { isInYear, type ReportedPayment, toReportedPayments } from "./report-movements.ts";

// "Instructions" are the Instructions for Forms 1099-R and 5498.

/** One form per rollover, year and distribution code. Null is a blank box. */
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
 * Counts payments in the year they left. Lost and returned payments do not count
 * (Instructions, Box 1). IRA transfers are not reported.
 */
export function toForms1099R(rollover: Rollover, year: number, timeZone: string): Form1099R[] {
  const groups = new Map<string, ReportedPayment[]>();
  for (const payment of toReportedPayments(rollover, timeZone)) {
    const { code, isRoth, paidOn } = payment;
    if (code === null || !isInYear(paidOn, year)) continue;
    // "If part of a distribution is paid in a direct rollover and part is not, you must file a separate Form 1099-R for each
    // part". The same applies to other codes and to designated Roth accounts (Instructions, Box 7).
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
  const taxable = computeTaxable(rollover, { code: code ?? "", gross, basis: basis ?? "0.00", isRothPlan });
  return {
    // Before withholding: Instructions, Box 1.
    box1GrossDistribution: gross,
    box2aTaxableAmount: taxable.amount,
    box2bTaxableAmountNotDetermined: !taxable.isDetermined,
    // The entire balance in one year: Instructions, Box 2b, Total Distribution.
    box2bTotalDistribution: amountKind === "full" && distributionId === null && state === "completed",
    box4FederalTaxWithheld: sum("withheldFederal"),
    // After-tax contributions, including those rolled over directly. Blank for IRAs: Instructions, Box 5.
    box5EmployeeContributions: isIra(sourceAccountType) || isRothPlan ? null : basis,
    box7DistributionCode: code ?? "",
    // Instructions, Box 7, IRA/SEP/SIMPLE Checkbox.
    box7IraSepSimple: isIra(sourceAccountType) && sourceAccountType !== "roth_ira",
    box14StateTaxWithheld: sum("withheldState"),
  };
}

interface PaidAmounts {
  code: string;
  gross: Money;
  basis: Money;
  isRothPlan: boolean;
}

function computeTaxable(
  { sourceAccountType, taxTreatment }: Rollover,
  { code, gross, basis, isRothPlan }: PaidAmounts,
): { amount: Money | null; isDetermined: boolean } {
  const isDirect = /[GH]$/.test(code);
  // "0 (zero)": Instructions, Box 2a.
  if (isDirect && (isRothPlan || isIra(sourceAccountType))) return { amount: "0.00", isDetermined: true };
  // A rollover to Roth is taxable except for its basis. Otherwise the money stays pre-tax.
  if (isDirect && !taxTreatment.taxable) return { amount: "0.00", isDetermined: true };
  if (isDirect) return { amount: clampAtZero(subtractMoney(gross, basis)), isDetermined: true };
  // "Leave box 2a blank" for a Roth IRA. With code Q, none of it is taxable: Instructions, Roth IRAs.
  if (sourceAccountType === "roth_ira") return { amount: null, isDetermined: code === "Q" };
  // The participant computes an IRA's basis on Form 8606: Instructions, Traditional IRA, SEP IRA, or SIMPLE IRA.
  if (isIra(sourceAccountType)) return { amount: gross, isDetermined: false };
  if (isRothPlan) {
    // Only the earnings of a nonqualified distribution are taxable, and they are unknown here: Instructions, Designated
    // Roth accounts.
    return taxTreatment.isQualified
      ? { amount: "0.00", isDetermined: true }
      : { amount: null, isDetermined: false };
  }
  // The payer does not know about 60-day rollovers, so all of it except the basis is taxable.
  return { amount: clampAtZero(subtractMoney(gross, basis)), isDetermined: true };
}
