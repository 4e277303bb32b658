import { isIra } from "../../eligibility/rollover-chart.ts";
import { clampAtZero, type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import { isRothKind } from "../../money/money-source.ts";
import type { Rollover } from "../../rollover.ts";
import { isDirectRolloverCode } from "../distribution-codes.ts";
import { getTaxYearRules } from "../years/find-tax-year.ts";
import { type FormMovement, mergeMovements } from "./form-movements.ts";
import { isInYear, type ReportedPayment, toReportedPayments } from "./report-movements.ts";
import { findForm1099RWarnings, type ReportWarning, withYearWarning } from "./report-warnings.ts";

// "Instructions" are the Instructions for Forms 1099-R and 5498.

/** One form per rollover, year and distribution code, with separate forms for Roth money. Null is a blank box. */
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
  box6UnrealizedAppreciation: Money | null;
  box10AllocableToInPlanRollover: Money | null;
  box11FirstRothYear: number | null;
  box15State: string | null;
  box16StateDistribution: Money | null;
  warnings: ReportWarning[];
  /** Add up to box 1. */
  movements: FormMovement[];
}

/**
 * Returns the forms of payments sent in the year. IRA transfers are not reported, nor are void payments,
 * except uncashed checks to the participant.
 */
export function toForms1099R(rollover: Rollover, year: number, timeZone: string): Form1099R[] {
  const groups = new Map<string, ReportedPayment[]>();
  const allPayments = toReportedPayments(rollover, timeZone);
  for (const payment of allPayments) {
    const { code, isRoth, paidOn } = payment;
    if (code === null || !isInYear(paidOn, year)) continue;
    // "If part of a distribution is paid in a direct rollover and part is not, you must file a separate Form
    // 1099-R for each part". The same applies to other codes and to designated Roth accounts (Instructions,
    // Box 7).
    const key = `${code} ${isRoth}`;
    groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  const isTotal = isTotalDistribution(rollover, allPayments, year);
  const forms = [...groups.values()].map((payments) => toForm(rollover, payments, isTotal));
  return withYearWarning(forms, year);
}

/**
 * "If periodic or installment payments are made, mark this box in the year the final payment is made":
 * Instructions, Box 2b, Total Distribution.
 */
function isTotalDistribution(
  { amountKind, distributionId, state }: Rollover,
  payments: readonly ReportedPayment[],
  year: number,
): boolean {
  if (amountKind !== "full" || distributionId !== null || state !== "completed") return false;
  return payments.every(({ paidOn }) => Number(paidOn.slice(0, 4)) <= year);
}

function toForm(rollover: Rollover, payments: readonly ReportedPayment[], isTotal: boolean): Form1099R {
  const { sourceAccountType } = rollover;
  const { code, isRoth } = payments[0] as ReportedPayment;
  const isDirect = isDirectRolloverCode(code ?? "");
  const sum = (
    name: "gross" | "withheldFederal" | "withheldState" | "unrealizedAppreciation" | "inPlanRollover",
  ) => sumMoney(payments.map((payment) => payment[name]));
  const gross = sum("gross");
  const bases = payments.flatMap(({ basis }) => (basis === null ? [] : [basis]));
  const basis = bases.length === payments.length ? sumMoney(bases) : null;
  const isRothPlan = isRoth || sourceAccountType === "designated_roth";
  // "You do not have to complete this box for a direct rollover": Instructions, Box 6.
  const hasAppreciation = !isDirect && mayHaveAppreciation(rollover, isRothPlan);
  const appreciation = hasAppreciation ? sum("unrealizedAppreciation") : "0.00";
  const taxable = computeTaxable(rollover, { code: code ?? "", gross, basis, appreciation, isRothPlan });
  // Box 6 is correct only if the payments are the whole balance. Otherwise, the form gets a warning.
  const isLumpSumUncertain = appreciation !== "0.00" && !isTotal;
  const inPlanRollover = sum("inPlanRollover");
  const stateDistributions = payments.filter(({ withheldState }) => withheldState !== "0.00");
  const stateCodes = [...new Set(stateDistributions.map(({ stateCode }) => stateCode))];
  return {
    // Before withholding: Instructions, Box 1.
    box1GrossDistribution: gross,
    box2aTaxableAmount: taxable.amount,
    box2bTaxableAmountNotDetermined: !taxable.isDetermined,
    box2bTotalDistribution: isTotal,
    box4FederalTaxWithheld: sum("withheldFederal"),
    // After-tax or designated Roth contributions, including those rolled over directly. Blank for IRAs:
    // Instructions, Box 5.
    box5EmployeeContributions: isIra(sourceAccountType) ? null : basis,
    box7DistributionCode: code ?? "",
    box7IraSepSimple: hasIraCheckbox(rollover, payments[0] as ReportedPayment),
    box14StateTaxWithheld: sum("withheldState"),
    // Included in box 1, but not in box 2a: Instructions, Box 6.
    box6UnrealizedAppreciation: appreciation === "0.00" ? null : appreciation,
    box10AllocableToInPlanRollover: isEarly(code ?? "") && inPlanRollover !== "0.00" ? inPlanRollover : null,
    box11FirstRothYear: isRothPlan ? findFirstRothYear(rollover) : null,
    box15State: stateCodes.length === 1 ? (stateCodes[0] ?? null) : null,
    // Instructions, Boxes 14-19, State and Local Information.
    box16StateDistribution:
      stateDistributions.length === 0 ? null : sumMoney(stateDistributions.map((payment) => payment.gross)),
    warnings: findForm1099RWarnings(rollover, payments, isLumpSumUncertain),
    movements: mergeMovements(payments.flatMap(({ movements }) => movements)),
  };
}

/**
 * Since 2025, the IRA/SEP/SIMPLE box is also checked for Roth SIMPLE IRAs, but not for other Roth IRAs:
 * Instructions, Box 7.
 */
function hasIraCheckbox({ sourceAccountType, attestations }: Rollover, { paidOn }: ReportedPayment): boolean {
  if (sourceAccountType !== "roth_ira") return isIra(sourceAccountType);
  return attestations.sourceRothPlan === "simple" && getTaxYearRules(paidOn).rules.hasRothSimpleCodes;
}

/** "A qualified plan (except a qualified distribution from a designated Roth account)": Instructions, Box 6; §402(e)(4). */
function mayHaveAppreciation({ sourceAccountType, taxTreatment }: Rollover, isRothPlan: boolean): boolean {
  const isTrusteedPlan = sourceAccountType === "qualified_plan" || sourceAccountType === "designated_roth";
  return isTrusteedPlan && !(isRothPlan && taxTreatment.isQualified === true);
}

/** "Do not complete this box if an exception under section 72(t) applies": Instructions, Box 10. */
function isEarly(code: string): boolean {
  return code.startsWith("1");
}

interface PaidAmounts {
  code: string;
  gross: Money;
  basis: Money | null;
  appreciation: Money;
  isRothPlan: boolean;
}

function computeTaxable(
  { sourceAccountType, taxTreatment }: Rollover,
  { code, gross, basis, appreciation, isRothPlan }: PaidAmounts,
): { amount: Money | null; isDetermined: boolean } {
  const isDirect = isDirectRolloverCode(code);
  // "0 (zero)": Instructions, Box 2a.
  if (isDirect && (isRothPlan || isIra(sourceAccountType))) return { amount: "0.00", isDetermined: true };
  // Of direct rollovers, only those to Roth are taxable, except for their basis. Other money stays pre-tax.
  if (isDirect && !taxTreatment.taxable) return { amount: "0.00", isDetermined: true };
  // "Leave box 2a blank" for a Roth IRA. With code Q, none of it is taxable: Instructions, Roth IRAs.
  if (sourceAccountType === "roth_ira") return { amount: null, isDetermined: code === "Q" };
  // The participant computes an IRA's basis on Form 8606: Instructions, Traditional IRA, SEP IRA, or SIMPLE IRA.
  if (isIra(sourceAccountType)) return { amount: gross, isDetermined: false };
  if (isRothPlan) {
    if (taxTreatment.isQualified) return { amount: "0.00", isDetermined: true };
    // Only the earnings of a nonqualified distribution are taxable: Instructions, Designated Roth accounts; §402A(d)(4).
    if (basis === null) return { amount: null, isDetermined: false };
    return { amount: clampAtZero(subtractMoney(gross, basis)), isDetermined: true };
  }
  // The payer does not know about 60-day rollovers, so the payment is taxable, except basis and appreciation.
  const nontaxable = sumMoney([basis ?? "0.00", appreciation]);
  return { amount: clampAtZero(subtractMoney(gross, nontaxable)), isDetermined: true };
}

/**
 * "The year in which the designated Roth contributions were first made" (Instructions, Box 11). The earliest
 * year of the account counts (Reg. §1.402A-1, Q&A-4).
 */
function findFirstRothYear({
  moneySources,
  sourceAccountType,
  sourceFirstContributionDate,
}: Rollover): number | null {
  const years = moneySources
    .filter(({ kind }) => isRothKind(kind))
    .flatMap(({ firstContributionYear }) => (firstContributionYear === null ? [] : [firstContributionYear]));
  if (years.length > 0) return Math.min(...years);
  if (sourceAccountType !== "designated_roth" || !sourceFirstContributionDate) return null;
  return Number(sourceFirstContributionDate.slice(0, 4));
}
