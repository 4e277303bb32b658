import type { Form1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import type { Form5498 } from "@svc/rollover-rules/tax/report/form-5498";
import type { Boxes } from "@svc/rollover-rules/tax/report/form-corrections";
import type { BoxValues } from "./tax-case.ts";

export function labelBoxes(form: "1099-R" | "5498", boxes: Boxes): BoxValues {
  // A filing has no warnings or movements.
  const values = { warnings: [], movements: [], ...boxes } as unknown;
  return form === "1099-R" ? to1099RBoxes(values as Form1099R) : to5498Boxes(values as Form5498);
}

export function to1099RBoxes(form: Form1099R): BoxValues {
  return omitBlank({
    "1": form.box1GrossDistribution,
    "2a": form.box2aTaxableAmount,
    "2b not determined": form.box2bTaxableAmountNotDetermined,
    "2b total": form.box2bTotalDistribution,
    "4": blankIfZero(form.box4FederalTaxWithheld),
    "5": blankIfZero(form.box5EmployeeContributions),
    "6": form.box6UnrealizedAppreciation,
    "7": form.box7DistributionCode,
    "IRA/SEP/SIMPLE": form.box7IraSepSimple,
    "10": form.box10AllocableToInPlanRollover,
    "11": form.box11FirstRothYear,
    "14": blankIfZero(form.box14StateTaxWithheld),
    "15": form.box15State,
    "16": form.box16StateDistribution,
    warnings: form.warnings.map(({ code }) => code),
  });
}

export function to5498Boxes(form: Form5498): BoxValues {
  return omitBlank({
    "2": form.box2RolloverContributions,
    "3": form.box3RothConversion,
    IRA: form.box7Ira,
    SEP: form.box7Sep,
    SIMPLE: form.box7Simple,
    "Roth IRA": form.box7RothIra,
    "13a": form.box13aLateContribution,
    "13b": form.box13bYear,
    "13c": form.box13cCode,
    "14a": form.box14aRepayments,
    "14b": form.box14bCode,
    warnings: form.warnings.map(({ code }) => code),
  });
}

function blankIfZero(amount: string | null): string | null {
  return amount === "0.00" ? null : amount;
}

function omitBlank(boxes: Record<string, BoxValues[string] | null>): BoxValues {
  return Object.fromEntries(
    Object.entries(boxes).filter(([, value]) => value !== null && value !== false && !isEmptyList(value)),
  ) as BoxValues;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
