import type { AccountType } from "@svc/custodians";
import { isIra } from "../rollover-chart.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Relationship } from "./relationships.ts";

/** The last day of birth of each applicable age: born by it, the required minimum distributions begin in that year. */
const AGE_70_AND_A_HALF = "1949-06-30";
const AGE_72 = "1950-12-31";
const AGE_73 = "1959-12-31";

/**
 * The first calendar year with a required minimum distribution: that of the applicable age, 70½, 72, 73 or 75 (IRC
 * §401(a)(9)(C)(v) as SECURE 2.0 §107 has it; Reg. §1.401(a)(9)-2(b)(2), and for those born in 1959 REG-103529-23).
 *
 * @param birthDate `YYYY-MM-DD`
 */
export function firstRmdYear(birthDate: string): number {
  const year = Number(birthDate.slice(0, 4));
  if (birthDate <= AGE_70_AND_A_HALF) return birthDate.slice(5) <= "06-30" ? year + 70 : year + 71;
  if (birthDate <= AGE_72) return year + 72;
  return birthDate <= AGE_73 ? year + 73 : year + 75;
}

/** What the duty hangs on. Days are `YYYY-MM-DD`. */
export interface RmdQuestion {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  relationship: Relationship;
  /** Of the participant; null where it is not known. */
  birthDate: string | null;
  /** Whether the participant works for the plan's employer still, and owns no more than 5 % of it. */
  isStillWorking: boolean;
  /** The day on which the money leaves. */
  day: string;
}

/**
 * Whether the year's required minimum distribution has to be out first: what is paid in a year is that distribution until
 * it is satisfied, and is no eligible rollover distribution.
 *
 * - Out of a plan, straight or not: §402(c)(4)(B), Reg. §1.402(c)-2 (T.D. 10001). Whoever works there still has none
 *   (§401(a)(9)(C)(i)(II)), and a designated Roth account has none from 2024 on (SECURE 2.0 §325).
 * - Out of an IRA by way of the participant or into a plan: §408(d)(3)(E). A conversion counts as paid out (Reg. §1.408A-4,
 *   Q&A-6). From trustee to trustee the whole balance may go: nothing is distributed (Reg. §1.408-8; Rev. Rul. 78-406).
 *   A Roth IRA has none while its owner lives (§408A(c)(5)).
 * - Whoever inherited, or has an order, has years that hang on somebody else's: `not_known`.
 */
export function rmdDuty(question: RmdQuestion): "none" | "due" | "not_known" {
  const { type, source, destination, relationship, birthDate, isStillWorking, day } = question;
  const isConversion = destination === "roth_ira" && source !== "roth_ira";
  if (type === "trustee_transfer" && !isConversion) return "none";
  if (relationship !== "own") return "not_known";
  const year = Number(day.slice(0, 4));
  if (source === "roth_ira" || (source === "designated_roth" && year >= 2024)) return "none";
  if (isStillWorking && !isIra(source)) return "none";
  if (birthDate === null) return "not_known";
  return year >= firstRmdYear(birthDate) ? "due" : "none";
}
