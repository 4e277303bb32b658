import { allot } from "../../money/allotments.ts";
import { compareMoney, type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import { type NormalizedReceipt, normalizeReceipts } from "../../money/receipts.ts";
import type { Rollover } from "../../rollover.ts";
import { findTaxYearWarning } from "../years/find-tax-year.ts";
import { isInYear, type ReportedPayment } from "./report-movements.ts";

export const REPORT_WARNINGS = [
  "excess_contribution",
  "fair_market_value_missing",
  "lump_sum_not_known",
  "report_on_1042_s",
  "tax_year_unknown",
] as const;

export interface ReportWarning {
  code: (typeof REPORT_WARNINGS)[number];
  detail: string;
}

export function withYearWarning<Form extends { warnings: ReportWarning[] }>(
  forms: readonly Form[],
  year: number,
): Form[] {
  const warning = findTaxYearWarning(`${year}-01-01`);
  if (warning === null) return [...forms];
  const { code, detail } = warning;
  return forms.map((form) => ({ ...form, warnings: [...form.warnings, { code, detail }] }));
}

/**
 * @param isLumpSumUncertain true if box 6 is filled, but the payments are not known to be the whole balance
 */
export function findForm1099RWarnings(
  { attestations }: Pick<Rollover, "attestations">,
  payments: readonly ReportedPayment[],
  isLumpSumUncertain: boolean,
): ReportWarning[] {
  return [
    ...(payments.some(({ isValueMissing }) => isValueMissing) ? [VALUE_MISSING] : []),
    ...(isLumpSumUncertain ? [LUMP_SUM_NOT_KNOWN] : []),
    ...(attestations.isNonresidentAlien === true ? [NONRESIDENT] : []),
  ];
}

const VALUE_MISSING: ReportWarning = {
  code: "fair_market_value_missing",
  detail:
    "An asset in kind has no fairMarketValue, so the amounts are too low. Add it: box 1 must include the asset's value on the day of the distribution.",
};

// Instructions for Forms 1099-R and 5498, Box 6; Reg. §1.402(a)-1(b)(1)(i)(B).
const LUMP_SUM_NOT_KNOWN: ReportWarning = {
  code: "lump_sum_not_known",
  detail:
    "Box 6 has all appreciation of the employer stock. This assumes that the whole balance is paid within one tax year (IRC §402(e)(4)(D)). Otherwise, reduce box 6 to the appreciation on employee contributions.",
};

// §1441, §3405(e)(13); Instructions for Form 1042-S; Instructions for Forms 1099-R and 5498, Nonresident aliens.
const NONRESIDENT: ReportWarning = {
  code: "report_on_1042_s",
  detail:
    "The payee is a nonresident alien. The payer reports this payment on Form 1042-S instead, unless it withheld under IRC §3405.",
};

export function findForm5498Warnings(rollover: Rollover, year: number): ReportWarning[] {
  const inYear = ({ receivedOn }: NormalizedReceipt) => isInYear(receivedOn, year);
  const receipts = normalizeReceipts(rollover.receipts).filter(({ status }) => status === "received");
  const excess = findExcessAmounts(rollover);
  const excessSum = sumMoney(receipts.filter(inYear).map(({ id }) => excess.get(id) ?? "0.00"));
  const isValueMissing = receipts
    .filter(inYear)
    .some(({ assets }) => assets.some(({ fairMarketValue = null }) => fairMarketValue === null));
  return [
    ...(isValueMissing ? [VALUE_MISSING_ON_RECEIPT] : []),
    ...(excessSum === "0.00" ? [] : [toExcessWarning(excessSum)]),
  ];
}

const VALUE_MISSING_ON_RECEIPT: ReportWarning = {
  code: "fair_market_value_missing",
  detail: "An asset received in kind has no fairMarketValue, so the amounts are too low.",
};

function toExcessWarning(amount: Money): ReportWarning {
  const detail = `${amount} more was redeposited than was distributed. It is not a rollover: it is a regular contribution (box 1) or an excess contribution with a 6% tax (IRC §408(d)(3), §4973), unless it is removed.`;
  return { code: "excess_contribution", detail };
}

/**
 * Returns amounts by receipt ID. Only the amount distributed, including its withholding, can be rolled over
 * (§402(c)(1)(B), §408(d)(3)(A)).
 */
export function findExcessAmounts(rollover: Rollover): Map<string, Money> {
  const excess = new Map<string, Money>();
  const isSent = rollover.transfers.some(({ status }) => status === "sent");
  if (rollover.type !== "indirect_60_day" || !isSent) return excess;
  const allotments = allot(rollover);
  for (const { id, status, amount } of normalizeReceipts(rollover.receipts)) {
    if (status === "void") continue;
    const allotted = sumMoney(allotments.filter(({ receipt }) => receipt.id === id).map((one) => one.amount));
    if (compareMoney(amount, allotted) > 0) excess.set(id, subtractMoney(amount, allotted));
  }
  return excess;
}
