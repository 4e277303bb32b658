import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "../rollover-states.ts";
import { getTaxYearRules } from "../tax/years/find-tax-year.ts";
import type { Relationship } from "./relationships.ts";
import { isIra } from "./rollover-chart.ts";

/** Latest birth date for each age. The age for later births is 75. */
const LATEST_BIRTH_FOR_70_AND_A_HALF = "1949-06-30";
const LATEST_BIRTH_FOR_72 = "1950-12-31";
const LATEST_BIRTH_FOR_73 = "1959-12-31";

/**
 * Returns the year in which the person turns 70½, 72, 73 or 75 (IRC §401(a)(9)(C)(v) as amended by SECURE 2.0 §107; Reg.
 * §1.401(a)(9)-2(b)(2); REG-103529-23 for births in 1959).
 */
export function getFirstRmdYear(birthDate: string): number {
  const year = Number(birthDate.slice(0, 4));
  if (birthDate <= LATEST_BIRTH_FOR_70_AND_A_HALF) {
    const isBornInFirstHalf = birthDate.slice("YYYY-".length) <= "06-30";
    return isBornInFirstHalf ? year + 70 : year + 71;
  }
  if (birthDate <= LATEST_BIRTH_FOR_72) return year + 72;
  return birthDate <= LATEST_BIRTH_FOR_73 ? year + 73 : year + 75;
}

export type RmdDuty = "none" | "due" | "not_known";

/** Days are `YYYY-MM-DD`. */
export interface RmdInput {
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  relationship: Relationship;
  birthDate: string | null;
  /** True if the participant still works for the plan's employer and owns 5% of it or less. */
  isStillWorking: boolean;
  /** The day the money leaves. */
  day: string;
}

/**
 * Returns whether the year's required minimum distribution must be paid first. Until it is satisfied, amounts
 * paid in a year count toward it and cannot be rolled over.
 *
 * - Plans: §402(c)(4)(B), Reg. §1.402(c)-2 (T.D. 10001). Exempt: participants who still work for the employer
 *   (§401(a)(9)(C)(i)(II)) and, since 2024, designated Roth accounts (SECURE 2.0 §325).
 * - IRAs, paid to the participant or into a plan: §408(d)(3)(E). A conversion counts as a distribution (Reg.
 *   §1.408A-4, Q&A-6). Exempt: trustee-to-trustee transfers (Reg. §1.408-8; Rev. Rul. 78-406) and Roth IRAs
 *   during the owner's lifetime (§408A(c)(5)).
 * - Beneficiaries and alternate payees: `not_known`, because their first year depends on another person.
 */
export function evaluateRmdDuty(input: RmdInput): RmdDuty {
  const { type, source, destination, relationship, birthDate, isStillWorking, day } = input;
  const isConversion = destination === "roth_ira" && source !== "roth_ira";
  if (type === "trustee_transfer" && !isConversion) return "none";
  if (relationship !== "own") return "not_known";
  const year = Number(day.slice(0, 4));
  if (source === "roth_ira") return "none";
  if (source === "designated_roth" && !getTaxYearRules(day).rules.hasDesignatedRothRmd) return "none";
  if (isStillWorking && !isIra(source)) return "none";
  if (birthDate === null) return "not_known";
  return year >= getFirstRmdYear(birthDate) ? "due" : "none";
}
