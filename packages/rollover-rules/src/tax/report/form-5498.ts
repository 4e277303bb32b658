import { findLateAmounts } from "../../deadlines/sixty-days.ts";
import { findLoanOffsetDueOn } from "../../eligibility/loan-offset.ts";
import { isIra } from "../../eligibility/rollover-chart.ts";
import { type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import { normalizeReceipts } from "../../money/receipts.ts";
import type { Rollover } from "../../rollover.ts";
import { evaluateAssetValues } from "./asset-values.ts";
import { isInYear } from "./report-movements.ts";
import { findExcessAmounts, findForm5498Warnings, type ReportWarning } from "./report-warnings.ts";

// "Instructions" are the Instructions for Forms 1099-R and 5498.

/** `SC`: late, certified by the participant (Rev. Proc. 2020-46). `PO`: plan loan offset (§402(c)(3)(C)). */
export const LATE_CODES = ["SC", "PO"] as const;

/** Null is a blank box. */
export interface Form5498 {
  box2RolloverContributions: Money | null;
  box3RothConversion: Money | null;
  box13aLateContribution: Money | null;
  /** "Left blank" for late rollovers and loan offsets (Instructions, Box 13b). */
  box13bYear: number | null;
  box13cCode: (typeof LATE_CODES)[number] | null;
  warnings: ReportWarning[];
}

/**
 * Excludes trustee transfers that keep the tax status (Instructions, Box 2; Rev. Rul. 78-406).
 * Receipts count in the year they arrived. Each late code needs its own form, because a form has one box for late money.
 */
export function toForms5498(rollover: Rollover, year: number): Form5498[] {
  const { type, state, sourceAccountType, destinationAccountType } = rollover;
  // A failed rollover leaves no contribution in the IRA.
  if (!isIra(destinationAccountType) || state === "failed") return [];
  const isFromIra = isIra(sourceAccountType);
  // Conversions are reported however the money moves: Instructions, Box 3; §408A(d)(3).
  const isConversion = isFromIra && sourceAccountType !== "roth_ira" && destinationAccountType === "roth_ira";
  if (isFromIra && !isConversion && type !== "indirect_60_day") return [];
  const parts = toBoxParts(rollover).filter(({ receivedOn }) => isInYear(receivedOn, year));
  const sumBox = (box: Box) => {
    const amounts = parts.filter((part) => part.box === box).map(({ amount }) => amount);
    return amounts.length === 0 ? null : sumMoney(amounts);
  };
  const inTime = sumBox("in_time");
  const warnings = findForm5498Warnings(rollover, year);
  const forms: Form5498[] = LATE_CODES.flatMap((code) => {
    const amount = sumBox(code);
    return amount === null ? [] : [{ ...BLANK_FORM, box13aLateContribution: amount, box13cCode: code }];
  });
  const [firstForm = BLANK_FORM, ...otherForms] = forms;
  if (inTime === null && warnings.length === 0) return forms;
  if (inTime === null) return [{ ...firstForm, warnings }, ...otherForms];
  const money = isConversion ? { box3RothConversion: inTime } : { box2RolloverContributions: inTime };
  return [{ ...firstForm, ...money, warnings }, ...otherForms];
}

const BLANK_FORM: Form5498 = {
  box2RolloverContributions: null,
  box3RothConversion: null,
  box13aLateContribution: null,
  box13bYear: null,
  box13cCode: null,
  warnings: [],
};

type Box = "in_time" | (typeof LATE_CODES)[number];

/**
 * Splits receipts into on-time and late amounts, and values assets in kind. Excludes amounts that exceed the distribution. A
 * late amount "is not reported in box 1 or 2" (Instructions for Participant, Box
 * 13a). Late money that is neither certified nor a loan offset is not a rollover.
 */
function toBoxParts(rollover: Rollover): { box: Box; amount: Money; receivedOn: string }[] {
  const late = findLateAmounts(rollover);
  const excess = findExcessAmounts(rollover);
  const loanDueOn = findLoanOffsetDueOn(rollover.attestations);
  return normalizeReceipts(rollover.receipts).flatMap(
    ({ id, status, amount, assets, receivedOn, isCertified }) => {
      if (status === "void") return [];
      const lateAmount = late.get(id)?.amount ?? "0.00";
      const inTime = subtractMoney(
        sumMoney([amount, evaluateAssetValues(assets).value]),
        sumMoney([lateAmount, excess.get(id) ?? "0.00"]),
      );
      const isOffset = loanDueOn !== null && receivedOn <= loanDueOn;
      const box = isOffset ? ("PO" as const) : isCertified ? ("SC" as const) : null;
      return [
        ...(inTime === "0.00" ? [] : [{ box: "in_time" as const, amount: inTime, receivedOn }]),
        ...(lateAmount === "0.00" || box === null ? [] : [{ box, amount: lateAmount, receivedOn }]),
      ];
    },
  );
}
