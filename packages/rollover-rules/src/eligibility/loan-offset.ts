import type { AccountType } from "@svc/custodians";
import { addDays } from "../deadlines/days.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Attestations } from "./attestations.ts";
import type { Finding } from "./eligibility-codes.ts";
import { isIra } from "./rollover-chart.ts";

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Returns the last day to roll over a qualified plan loan offset: the due date, with any extension, of the tax return for
 * the year of the offset (IRC §402(c)(3)(C); Reg. §1.402(c)-3, T.D. 9937). For calendar years that is April 15 or October 15
 * (§6072(a), §6081), or the next day that is not a weekend or a holiday in the District of Columbia (§7503). D.C. celebrates
 * Emancipation Day on April 16.
 *
 * @returns `YYYY-MM-DD`, or null without a qualified offset
 */
export function loanOffsetDueOn(attestations: Attestations): string | null {
  const { qualifiedLoanOffsetOn, hasFilingExtension } = attestations;
  if (qualifiedLoanOffsetOn === undefined) return null;
  const year = String(Number(qualifiedLoanOffsetOn.slice(0, 4)) + 1).padStart(4, "0");
  let day = `${year}-${hasFilingExtension ? "10" : "04"}-15`;
  while (isWeekend(day) || day === emancipationDay(year)) day = addDays(day, 1);
  return day;
}

/** Returns the observed day: Friday for a Saturday holiday, Monday for a Sunday holiday. */
function emancipationDay(year: string): string {
  const day = `${year}-04-16`;
  const weekday = getWeekday(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

function isWeekend(day: string): boolean {
  return getWeekday(day) === SATURDAY || getWeekday(day) === SUNDAY;
}

function getWeekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** Only the participant can roll over a loan offset, because the plan has no money to pay directly or to keep. */
export function evaluateLoanOffset(input: {
  type: RolloverType;
  source: AccountType;
  attestations: Attestations;
  /** The day of the rollover, `YYYY-MM-DD`. */
  day: string;
}): Finding[] {
  const { type, source, attestations, day } = input;
  const dueOn = loanOffsetDueOn(attestations);
  if (dueOn === null) return [];
  if (type !== "indirect_60_day" || isIra(source)) {
    const detail = "A plan loan offset can be rolled over only by the participant, in an indirect rollover.";
    return [{ kind: "unmet", code: "plan_loan", detail }];
  }
  if (day > dueOn) {
    const detail = `The plan loan offset had to be rolled over by ${dueOn}, the due date of the tax return (IRC §402(c)(3)(C)).`;
    return [{ kind: "unmet", code: "plan_loan", detail }];
  }
  const detail = `The plan loan offset can be rolled over until ${dueOn}, the due date of the tax return (IRC §402(c)(3)(C)).`;
  return [{ kind: "condition", code: "qualified_loan_offset", detail }];
}
