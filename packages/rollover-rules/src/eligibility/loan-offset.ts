import type { AccountType } from "@svc/custodians";
import { addDays, getWeekday, isWeekend, SATURDAY, SUNDAY } from "../deadlines/days.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Attestations } from "./attestations.ts";
import type { Finding } from "./eligibility-codes.ts";
import { isIra } from "./rollover-chart.ts";

/**
 * Returns the last day to roll over a qualified plan loan offset: the due date of the tax return for its
 * year, including extensions (IRC §402(c)(3)(C); Reg. §1.402(c)-3, T.D. 9937). That is April 15, or October
 * 15 with an extension (§6072(a), §6081). A participant who files on time can use October 15 without an
 * extension, by amending the return (Reg. §301.9100-2(b)).
 * @returns `YYYY-MM-DD`, or null without a qualified offset
 */
export function findLoanOffsetDueOn(attestations: Attestations): string | null {
  const { qualifiedLoanOffsetOn, hasFilingExtension, hasFiledOnTime } = attestations;
  if (qualifiedLoanOffsetOn === undefined) return null;
  const isAprilOnly = hasFilingExtension === false && hasFiledOnTime === false;
  return getReturnDueOn(qualifiedLoanOffsetOn, isAprilOnly ? "04" : "10");
}

/** Weekends and holidays in the District of Columbia postpone the due date (§7503). */
function getReturnDueOn(offsetOn: string, month: "04" | "10"): string {
  const year = String(Number(offsetOn.slice(0, 4)) + 1).padStart(4, "0");
  let day = `${year}-${month}-15`;
  while (isWeekend(day) || day === getEmancipationDay(year)) day = addDays(day, 1);
  return day;
}

/** April 16 in D.C., observed on Friday for a Saturday and on Monday for a Sunday. */
function getEmancipationDay(year: string): string {
  const day = `${year}-04-16`;
  const weekday = getWeekday(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

/** Evaluates a loan offset. Only the participant can roll it over, because the plan pays out no money. */
export function evaluateLoanOffset(input: {
  type: RolloverType;
  source: AccountType;
  attestations: Attestations;
  /** The day of the offset if it is recorded, or else of the rollover, `YYYY-MM-DD`. */
  day: string;
  /** Last day to roll over, `YYYY-MM-DD`. */
  dueOn: string | null;
}): Finding[] {
  const { type, source, attestations, day, dueOn } = input;
  if (attestations.qualifiedLoanOffsetOn === undefined || dueOn === null) return [];
  if (type !== "indirect_60_day" || isIra(source)) {
    const detail = "A plan loan offset can be rolled over only by the participant, in an indirect rollover.";
    return [{ kind: "unmet", code: "plan_loan", detail }];
  }
  if (day > dueOn) {
    const detail = `The plan loan offset had to be rolled over by ${dueOn}, the due date of the tax return (IRC §402(c)(3)(C)).`;
    return [{ kind: "unmet", code: "plan_loan", detail }];
  }
  const detail = `The plan loan offset can be rolled over until ${dueOn}, the due date of the tax return (IRC §402(c)(3)(C)).${describeExtension(attestations)}`;
  return [{ kind: "condition", code: "qualified_loan_offset", detail }];
}

function describeExtension({
  qualifiedLoanOffsetOn,
  hasFilingExtension,
  hasFiledOnTime,
}: Attestations): string {
  if (qualifiedLoanOffsetOn === undefined || hasFilingExtension) return "";
  const aprilDueOn = getReturnDueOn(qualifiedLoanOffsetOn, "04");
  if (hasFiledOnTime)
    return ` After ${aprilDueOn}, the participant must also amend the return (Reg. §301.9100-2(b)).`;
  if (hasFiledOnTime === false) {
    return hasFilingExtension === false ? "" : ` After ${aprilDueOn}, this requires a filing extension.`;
  }
  return ` After ${aprilDueOn}, this requires a filing extension, or a return that was filed on time and is then amended (Reg. §301.9100-2(b)).`;
}
