import type { AccountType } from "@svc/custodians";
import { addYears } from "../deadlines/days.ts";
import { hasTaxableMoney, toTaxSource } from "../eligibility/money-source-rules.ts";
import { isIra, isRothAccount, readChart } from "../eligibility/rollover-chart.ts";
import { isRothKind, type MoneySource } from "../money/money-source.ts";
import type { RolloverType } from "../rollover-states.ts";
import { findCodeRow, type Payment } from "./distribution-codes.ts";
import { getTaxYearRules } from "./years/find-tax-year.ts";

export const TAX_ASSUMPTIONS = [
  "birth_date_not_known",
  "five_years_not_known",
  "simple_two_years_not_known",
] as const;

/** An unknown fact that the distribution code depends on. */
export interface TaxAssumption {
  code: (typeof TAX_ASSUMPTIONS)[number];
  detail: string;
}

export interface TaxTreatment {
  /** True if pre-tax money becomes Roth and is therefore included in income. */
  taxable: boolean;
  /** Null if no form is issued. */
  code1099R: string | null;
  /** Absent in older records. */
  status?: "expected" | "reported";
  /** `YYYY-MM-DD`. */
  asOf?: string;
  /** Source of the distribution code. */
  basis?: string;
  assumptions?: TaxAssumption[];
  /** For Roth money that leaves a plan with other money, reported on a separate form (§402A(d)(4)). */
  rothCode1099R?: string | null;
  /**
   * True if all Roth money meets the five-year rule, and the participant is 59½ or has died (§402A(d)(2),
   * §408A(d)(2)).
   */
  isQualified?: boolean;
}

/** Dates are `YYYY-MM-DD`. */
export interface TaxInput {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  birthDate: string | null;
  /** First contribution to the source account. */
  firstContributionDate: string | null;
  /** Empty if not known. */
  moneySources?: readonly MoneySource[];
  /** Today if the day is not yet known. */
  paidOn: string;
  /** Defaults: `participant` for the recipient, false for the rest. */
  paymentFacts?: Partial<
    Pick<
      Payment,
      | "recipient"
      | "isSeparatedAt55"
      | "isPublicSafetySeparated"
      | "isRothOf457b"
      | "isRolledIn"
      | "isLoanOffset"
      | "isRothSimple"
    >
  >;
}

export function evaluateTaxTreatment(input: TaxInput): TaxTreatment {
  const { type, destination, paidOn, moneySources = [] } = input;
  const source = toTaxSource(input.source, moneySources);
  const cell = readChart(source, destination);
  const taxable = cell.permitted && cell.notes.includes("3") && hasTaxableMoney(moneySources);
  const payment: Payment = {
    movement: toMovement(type, source, destination),
    source,
    destination,
    age: evaluateAge(input.birthDate, paidOn),
    fiveYears: evaluateFiveYears(input, paidOn),
    twoYears: evaluateTwoYears(input.firstContributionDate, paidOn),
    recipient: "participant",
    isSeparatedAt55: false,
    isPublicSafetySeparated: false,
    isRothOf457b: false,
    isRolledIn: false,
    isLoanOffset: false,
    ...input.paymentFacts,
    isRothSimple:
      input.paymentFacts?.isRothSimple === true && getTaxYearRules(paidOn).rules.hasRothSimpleCodes,
  };
  const { code, basis } = findCodeRow(payment);
  return {
    taxable,
    code1099R: code,
    status: "expected",
    asOf: paidOn,
    basis,
    assumptions: findAssumptions(payment, code),
    ...toRothTreatment(payment, moneySources),
  };
}

function toRothTreatment(
  payment: Payment,
  moneySources: readonly MoneySource[],
): Pick<TaxTreatment, "rothCode1099R" | "isQualified"> {
  const { source, fiveYears, age, recipient } = payment;
  if (!isRothAccount(source) && !moneySources.some(({ kind }) => isRothKind(kind))) return {};
  const isQualified = fiveYears === "met" && (age === "59_half_or_over" || recipient === "beneficiary");
  if (isRothAccount(source)) return { isQualified };
  return { isQualified, rothCode1099R: findCodeRow({ ...payment, source: "designated_roth" }).code };
}

function toMovement(type: RolloverType, source: AccountType, destination: AccountType): Payment["movement"] {
  if (type === "indirect_60_day") return "indirect";
  if (type === "in_plan") return "in_plan";
  if (!isIra(source) || !isIra(destination)) return "direct";
  return destination === "roth_ira" && source !== "roth_ira" ? "conversion" : "transfer";
}

function findAssumptions(payment: Payment, code: string | null): TaxAssumption[] {
  const changesCode = (more: Partial<Payment>) => findCodeRow({ ...payment, ...more }).code !== code;
  const codeLabel = code ?? "none";
  const assumptions: TaxAssumption[] = [];
  if (payment.age === "not_known" && changesCode({ age: "59_half_or_over" })) {
    const detail = `The birth date is unknown. Code ${codeLabel} assumes an age below 59½.`;
    assumptions.push({ code: "birth_date_not_known", detail });
  }
  if (payment.fiveYears === "not_known" && changesCode({ fiveYears: "met" })) {
    const detail = `It is unknown whether the Roth IRA meets the five-year rule. Code ${codeLabel} applies while this is unknown.`;
    assumptions.push({ code: "five_years_not_known", detail });
  }
  if (payment.twoYears === "not_known" && changesCode({ twoYears: "within" })) {
    const detail = `The date of the SIMPLE IRA's first contribution is unknown. Code ${codeLabel} assumes that two years have passed.`;
    assumptions.push({ code: "simple_two_years_not_known", detail });
  }
  return assumptions;
}

function evaluateAge(birthDate: string | null, day: string): Payment["age"] {
  if (birthDate === null) return "not_known";
  if (isPast59AndAHalf(birthDate, day)) return "59_half_or_over";
  return getYear(day) - getYear(birthDate) >= 55 ? "55_to_59_half" : "under_55";
}

/**
 * Counts years from January 1 of the first contribution year. Never returns `not_met`: another Roth IRA may
 * be older, a contribution may be for the prior year (§408A(d)(2)(B)), and rolled-in money keeps its years
 * (§402A(d)(2)(B)).
 */
function evaluateFiveYears(
  { firstContributionDate, moneySources = [] }: TaxInput,
  day: string,
): Payment["fiveYears"] {
  const accountYear = firstContributionDate === null ? null : getYear(firstContributionDate);
  const rothSources = moneySources.filter(({ kind }) => isRothKind(kind));
  const years =
    rothSources.length === 0
      ? [accountYear]
      : rothSources.map((source) => source.firstContributionYear ?? accountYear);
  return years.every((first) => first !== null && getYear(day) - first >= 5) ? "met" : "not_known";
}

/** The two-year rule of SIMPLE IRAs (§72(t)(6)). */
function evaluateTwoYears(firstContributionDate: string | null, day: string): Payment["twoYears"] {
  if (firstContributionDate === null) return "not_known";
  return addYears(firstContributionDate, 2) > new Date(day) ? "within" : "over";
}

function getYear(day: string): number {
  return new Date(day).getUTCFullYear();
}

/** True from six calendar months after the 59th birthday, clamped to the last day of a shorter month. */
function isPast59AndAHalf(birthDate: string, today: string): boolean {
  const date = new Date(birthDate);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 59 * 12 + 6);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date <= new Date(today);
}
