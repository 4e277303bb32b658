import type { Money } from "@svc/rollover-rules/money/money";
import type { FireForm } from "./fire-form.ts";

/** In the order of a record's amount fields. The IRS does not use the code I. */
export const AMOUNT_FIELDS = [..."123456789ABCDEFGHJ"] as const;

type AmountBoxes = Readonly<Record<string, { box: string; amount: Money | null }>>;

/** Amount codes of the forms' boxes. Other boxes, such as the value of an account, are not in the file. */
export const AMOUNT_CODES = { "1099-R": "12456AB", "5498": "23CD" } as const satisfies Record<
  FireForm["form"],
  string
>;

export const RETURN_TYPES = { "1099-R": "9", "5498": "L" } as const satisfies Record<
  FireForm["form"],
  string
>;

export function listAmounts({ form, boxes }: FireForm): AmountBoxes {
  if (form === "5498")
    return {
      2: { box: "box2RolloverContributions", amount: boxes.box2RolloverContributions },
      3: { box: "box3RothConversion", amount: boxes.box3RothConversion },
      C: { box: "box13aLateContribution", amount: boxes.box13aLateContribution },
      D: { box: "box14aRepayments", amount: boxes.box14aRepayments },
    };
  // Publication 1220 requires zeros if the taxable amount is not determined. For IRAs, the form's
  // instructions require the amount.
  const isTaxableReported = !boxes.box2bTaxableAmountNotDetermined || boxes.box7IraSepSimple;
  return {
    1: { box: "box1GrossDistribution", amount: boxes.box1GrossDistribution },
    2: { box: "box2aTaxableAmount", amount: isTaxableReported ? boxes.box2aTaxableAmount : null },
    4: { box: "box4FederalTaxWithheld", amount: boxes.box4FederalTaxWithheld },
    5: { box: "box5EmployeeContributions", amount: boxes.box5EmployeeContributions },
    6: { box: "box6UnrealizedAppreciation", amount: boxes.box6UnrealizedAppreciation },
    A: { box: "box1GrossDistribution", amount: boxes.box7IraSepSimple ? boxes.box1GrossDistribution : null },
    B: { box: "box10AllocableToInPlanRollover", amount: boxes.box10AllocableToInPlanRollover },
  };
}
