import type { RepaymentKind } from "../../eligibility/repayment-field.ts";
import type { Money } from "../../money/money.ts";

/** `source` states the amount for the year. */
export interface SourcedAmount {
  amount: Money;
  source: string;
  /** True if it changes with the cost of living. */
  isIndexed: boolean;
}

/** Rules that differ by tax year. Rules that apply in all years are in the code that uses them. */
export interface TaxYearRules {
  year: number;
  /** Largest balance that a plan can pay out without consent. */
  cashOutLimit: SourcedAmount;
  /**
   * Largest part of a distribution of this year that can be repaid. Null if there is no limit, or no such
   * distribution.
   */
  repaymentLimits: Readonly<Record<RepaymentKind, SourcedAmount | null>>;
  /** True if designated Roth accounts have required minimum distributions during the owner's lifetime. */
  hasDesignatedRothRmd: boolean;
  /** True if the two-year rule of SIMPLE IRAs has the exception for replaced plans. */
  hasSimpleReplacement: boolean;
  /** True if Form 1099-R combines codes J and S, and checks IRA/SEP/SIMPLE, for a Roth SIMPLE IRA. */
  hasRothSimpleCodes: boolean;
  /** True if Form 5498 checks SEP or SIMPLE, in addition to Roth IRA, for the Roth IRA of such a plan. */
  hasRothPlanCheckboxes: boolean;
  /** Codes of Form 1099-R, box 7, one character each. */
  distributionCodes: string;
  sources: readonly string[];
}

export function fixed(amount: Money, source: string): SourcedAmount {
  return { amount, source, isIndexed: false };
}

export function indexed(amount: Money, source: string): SourcedAmount {
  return { amount, source, isIndexed: true };
}
