import type { AccountType } from "@svc/custodians";
import { isIra, isRothAccount } from "../eligibility/rollover-chart.ts";
import { getGross } from "../money/allotments.ts";
import { clampAtZero, type Money, subtractMoney, sumMoney, takePercent, toCents } from "../money/money.ts";
import type { Transfer } from "../money/transfers.ts";
import { isDirectRolloverCode } from "./distribution-codes.ts";

// Federal income tax withholding: IRC §3405, its regulations, and Form W-4R.

export const WITHHOLDING_WARNINGS = [
  "withholding_missing",
  "withholding_below_20_percent",
  "withholding_above_20_percent",
  "withholding_not_rolled_over",
] as const;

export interface Withholding {
  /** `default` applies unless the participant chooses otherwise. */
  rule: "none" | "mandatory" | "default";
  ratePercent: 0 | 10 | 20;
  /** Null before money leaves, or if the taxable part is not known. */
  expected: Money | null;
  warnings: { code: (typeof WITHHOLDING_WARNINGS)[number]; detail: string }[];
}

export type WithholdingRule = Pick<Withholding, "rule" | "ratePercent">;

/** @param isLoanOffset true for a plan loan offset, whose code can lack M */
export function getWithholdingRule(
  source: AccountType,
  code1099R: string | null,
  isLoanOffset = false,
): WithholdingRule {
  // Not a distribution (Rev. Rul. 78-406), or a direct rollover (§3405(c)(2)).
  if (code1099R === null || isDirectRolloverCode(code1099R)) return { rule: "none", ratePercent: 0 };
  // An offset pays out no money to withhold from (Reg. §31.3405(c)-1, Q&A-11).
  if (isPlanLoanOffset(source, code1099R, isLoanOffset)) return { rule: "none", ratePercent: 0 };
  // §3405(c)(1): mandatory for an eligible rollover distribution that is paid out.
  if (!isIra(source)) return { rule: "mandatory", ratePercent: 20 };
  // §3405(b): 10% unless the recipient chooses none or another rate on Form W-4R.
  return { rule: "default", ratePercent: 10 };
}

/** IRAs have no loans. */
function isPlanLoanOffset(source: AccountType, code1099R: string, isLoanOffset: boolean): boolean {
  return code1099R.endsWith("M") || (isLoanOffset && !isIra(source));
}

/** Returns null for Roth money: only its earnings can be taxable, and they are not known. */
export function computeExpectedWithholding(
  source: AccountType,
  { rule, ratePercent }: WithholdingRule,
  taxablePart: Money,
): Money | null {
  return isRothAccount(source) && rule !== "none" ? null : takePercent(taxablePart, ratePercent);
}

/** @param isLoanOffset as for `getWithholdingRule` */
export function findWithholdingIssue(
  source: AccountType,
  code1099R: string | null,
  isLoanOffset = false,
): string | null {
  if (getWithholdingRule(source, code1099R, isLoanOffset).rule !== "none") return null;
  if (code1099R !== null && !isDirectRolloverCode(code1099R)) {
    return `must be 0.00: a plan loan offset (code ${code1099R}) pays out no money (Reg. §31.3405(c)-1, Q&A-11)`;
  }
  return code1099R === null
    ? "must be 0.00: a trustee-to-trustee transfer is not a distribution and has no withholding (Rev. Rul. 78-406)"
    : `must be 0.00: nothing is withheld from a direct rollover (code ${code1099R}; IRC §3405(c)(2))`;
}

/** @param afterTax after-tax contributions in all money sent */
export function evaluateWithholding(
  source: AccountType,
  code1099R: string | null,
  {
    transfers,
    afterTax = "0.00",
    isLoanOffset = false,
  }: { transfers: readonly Transfer[]; afterTax?: Money | undefined; isLoanOffset?: boolean },
): Withholding {
  const rule = getWithholdingRule(source, code1099R, isLoanOffset);
  const payments = transfers.filter(
    ({ status, sentTo }) => status === "sent" && (sentTo === "participant" || rule.rule !== "mandatory"),
  );
  const taxablePart = clampAtZero(subtractMoney(sumMoney(payments.map(getGross)), afterTax));
  const expected = payments.length === 0 ? null : computeExpectedWithholding(source, rule, taxablePart);
  const withheld = sumMoney(payments.map(({ withheldFederal }) => withheldFederal));
  if (rule.rule === "default") return { ...rule, expected, warnings: findConversionWarnings(payments) };
  return {
    ...rule,
    expected,
    warnings: expected === null ? [] : findWarnings(withheld, expected, payments.length),
  };
}

/** IRAs allow any rate, but money withheld from a conversion does not reach the Roth IRA. */
function findConversionWarnings(payments: readonly Transfer[]): Withholding["warnings"] {
  const conversions = payments.filter(({ sentTo }) => sentTo === "destination");
  const withheld = sumMoney(conversions.map(({ withheldFederal }) => withheldFederal));
  if (withheld === "0.00") return [];
  const detail = `${withheld} was withheld and not converted. This amount is a separate distribution. If the participant is under age 59½, it is an early one.`;
  return [{ code: "withholding_not_rolled_over", detail }];
}

function findWarnings(withheld: Money, expected: Money, paymentCount: number): Withholding["warnings"] {
  const difference = subtractMoney(withheld, expected);
  // Each payment may be rounded by a cent either way.
  const cents = Math.abs(Number(toCents(difference)));
  if (cents <= paymentCount && (withheld !== "0.00" || expected === "0.00")) return [];
  const comparison = `20% of the taxable part is ${expected}, but ${withheld} was withheld`;
  if (withheld === "0.00") {
    const detail = `${comparison}. A plan must withhold on payments to the participant, unless it pays less than $200 in the year or only employer stock.`;
    return [{ code: "withholding_missing", detail }];
  }
  if (difference.startsWith("-")) {
    const detail = `${comparison}. Less is correct only if part of the payment is not taxable or is employer stock.`;
    return [{ code: "withholding_below_20_percent", detail }];
  }
  const detail = `${comparison}. More is correct only if the participant requests it on Form W-4R.`;
  return [{ code: "withholding_above_20_percent", detail }];
}
