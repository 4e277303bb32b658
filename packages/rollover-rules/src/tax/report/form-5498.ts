import { findPostponedCode, POSTPONED_CODES } from "../../deadlines/postponements.ts";
import { listRedeposits, type Redeposit } from "../../deadlines/sixty-days.ts";
import { REPAYMENT_RULES, type RepaymentCode } from "../../eligibility/repayments.ts";
import { isIra } from "../../eligibility/rollover-chart.ts";
import { type Money, subtractMoney, sumMoney } from "../../money/money.ts";
import { normalizeReceipts } from "../../money/receipts.ts";
import type { Rollover } from "../../rollover.ts";
import { getTaxYearRules } from "../years/find-tax-year.ts";
import { evaluateAssetValues } from "./asset-values.ts";
import { type FormMovement, mergeMovements } from "./form-movements.ts";
import { type IraCheckboxes, toIraCheckboxes } from "./ira-checkboxes.ts";
import { isInYear } from "./report-movements.ts";
import {
  findExcessAmounts,
  findForm5498Warnings,
  type ReportWarning,
  withYearWarning,
} from "./report-warnings.ts";

// "Instructions" are the Instructions for Forms 1099-R and 5498.

/**
 * `SC`: late, certified by the participant (Rev. Proc. 2020-46). `PO`: plan loan offset (§402(c)(3)(C)).
 * The other codes: postponed.
 */
export const LATE_CODES = ["SC", "PO", ...POSTPONED_CODES] as const;

/** Null is a blank box. */
export interface Form5498 extends RepaymentBoxes, IraCheckboxes {
  box2RolloverContributions: Money | null;
  box3RothConversion: Money | null;
  box13aLateContribution: Money | null;
  /** "Left blank" for late rollovers and loan offsets (Instructions, Box 13b). */
  box13bYear: number | null;
  box13cCode: (typeof LATE_CODES)[number] | null;
  warnings: ReportWarning[];
  /** Add up to boxes 2, 3, 13a and 14a. */
  movements: FormMovement[];
}

/** One kind of repayment. Other kinds need their own forms (Instructions, Box 14a and 14b). */
interface RepaymentBoxes {
  box14aRepayments: Money | null;
  box14bCode: RepaymentCode | null;
}

/**
 * Returns the forms of receipts that arrived in the year. Excludes trustee transfers that keep the tax status
 * (Instructions, Box 2; Rev. Rul. 78-406). Each late code needs its own form, because a form has one box for
 * late money.
 */
export function toForms5498(rollover: Rollover, year: number): Form5498[] {
  const { destinationAccountType, attestations } = rollover;
  const { hasRothPlanCheckboxes } = getTaxYearRules(`${year}-12-31`).rules;
  const rothPlan = hasRothPlanCheckboxes ? attestations.destinationRothPlan : undefined;
  const checkboxes = toIraCheckboxes(destinationAccountType, rothPlan);
  const forms = listForms(rollover, year).map((form) => ({ ...form, ...checkboxes }));
  return withYearWarning(forms, year);
}

type FormWithoutCheckboxes = Omit<Form5498, keyof IraCheckboxes>;

function listForms(rollover: Rollover, year: number): FormWithoutCheckboxes[] {
  const { type, state, sourceAccountType, destinationAccountType } = rollover;
  // A failed rollover leaves no contribution in the IRA.
  if (!isIra(destinationAccountType) || state === "failed") return [];
  const isFromIra = isIra(sourceAccountType);
  // The way in which the money moves does not matter for conversions: Instructions, Box 3; §408A(d)(3).
  const isConversion = isFromIra && sourceAccountType !== "roth_ira" && destinationAccountType === "roth_ira";
  if (isFromIra && !isConversion && type !== "indirect_60_day") return [];
  const parts = toBoxParts(rollover).filter(({ receivedOn }) => isInYear(receivedOn, year));
  const sumBox = (box: Box) => {
    const amounts = parts.filter((part) => part.box === box).map(({ amount }) => amount);
    return amounts.length === 0 ? null : sumMoney(amounts);
  };
  const listMovements = (...boxes: Box[]) => toFormMovements(parts.filter(({ box }) => boxes.includes(box)));
  const repaid = sumBox("repayment");
  const { repaymentOf } = rollover.attestations;
  if (repaymentOf !== undefined) {
    if (repaid === null) return [];
    const { code } = REPAYMENT_RULES[repaymentOf.kind];
    const movements = listMovements("repayment");
    return [{ ...BLANK_FORM, box14aRepayments: repaid, box14bCode: code, movements }];
  }
  const inTime = sumBox("in_time");
  const warnings = findForm5498Warnings(rollover, year);
  const forms: FormWithoutCheckboxes[] = LATE_CODES.flatMap((code) => {
    const amount = sumBox(code);
    const movements = listMovements(code);
    return amount === null
      ? []
      : [{ ...BLANK_FORM, box13aLateContribution: amount, box13cCode: code, movements }];
  });
  const [firstForm = BLANK_FORM, ...otherForms] = forms;
  if (inTime === null && warnings.length === 0) return forms;
  if (inTime === null) return [{ ...firstForm, warnings }, ...otherForms];
  const money = isConversion ? { box3RothConversion: inTime } : { box2RolloverContributions: inTime };
  const movements = mergeMovements([...listMovements("in_time"), ...firstForm.movements]);
  return [{ ...firstForm, ...money, warnings, movements }, ...otherForms];
}

const BLANK_FORM: FormWithoutCheckboxes = {
  box2RolloverContributions: null,
  box3RothConversion: null,
  box13aLateContribution: null,
  box13bYear: null,
  box13cCode: null,
  box14aRepayments: null,
  box14bCode: null,
  warnings: [],
  movements: [],
};

interface BoxPart {
  box: Box;
  receiptId: string;
  amount: Money;
  receivedOn: string;
}

function toFormMovements(parts: readonly BoxPart[]): FormMovement[] {
  return mergeMovements(
    parts.map(({ receiptId, amount }) => ({ account: "received", transferId: null, receiptId, amount })),
  );
}

type Box = "in_time" | "repayment" | (typeof LATE_CODES)[number];

/**
 * Splits receipts by box. Excludes amounts that exceed the distribution. Money that arrived after the 60 days
 * "is not reported in box 1 or 2" (Instructions for Participant, Box 13a). Late money that is not certified is
 * not a rollover.
 */
function toBoxParts(rollover: Rollover): BoxPart[] {
  const redeposits = listRedeposits(rollover);
  const excess = findExcessAmounts(rollover);
  const remainderBox = rollover.attestations.repaymentOf === undefined ? ("in_time" as const) : null;
  return normalizeReceipts(rollover.receipts).flatMap(
    ({ id, status, amount, assets, receivedOn, isCertified }) => {
      if (status === "void") return [];
      const parts = redeposits
        .filter(({ receiptId }) => receiptId === id)
        .map((part) => ({ box: findBox(part, rollover, isCertified), amount: part.amount }));
      const remainder = subtractMoney(
        sumMoney([amount, evaluateAssetValues(assets).value]),
        sumMoney([...parts.map((part) => part.amount), excess.get(id) ?? "0.00"]),
      );
      return [...parts, { box: remainderBox, amount: remainder }].flatMap((part) =>
        part.box === null || part.amount === "0.00"
          ? []
          : [{ ...part, box: part.box, receiptId: id, receivedOn }],
      );
    },
  );
}

/** Certifications extend only the 60 days, not the time to repay a distribution (Rev. Proc. 2020-46). */
function findBox({ timing }: Redeposit, { attestations }: Rollover, isCertified: boolean): Box | null {
  if (attestations.repaymentOf !== undefined) return timing === "late" ? null : "repayment";
  if (timing === "sixty_days") return "in_time";
  if (timing === "late") return isCertified ? "SC" : null;
  if (attestations.qualifiedLoanOffsetOn !== undefined) return "PO";
  return (attestations.postponement && findPostponedCode(attestations.postponement)) ?? "in_time";
}
