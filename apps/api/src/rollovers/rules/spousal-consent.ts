import type { AccountType } from "@svc/custodians";
import type { Attestations } from "../attestations.ts";
import { isIra } from "../rollover-chart.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { Relationship } from "./relationships.ts";

/** Kinds of plans, as far as rules tell them apart. */
export const PLAN_KINDS = [
  "pension",
  "profit_sharing",
  "governmental_457b",
  "governmental",
  "church",
  "non_erisa",
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** Plans outside of ERISA: §4(b) of it, IRC §411(e), and 29 CFR 2510.3-2(f) for some 403(b) plans. */
const OUTSIDE_ERISA: readonly PlanKind[] = ["governmental_457b", "governmental", "church", "non_erisa"];

/** What the consent hangs on. */
export interface ConsentQuestion {
  type: RolloverType;
  source: AccountType;
  relationship: Relationship;
  planKind: PlanKind | null;
  attestations: Attestations;
  /** Whether the source custodian wants one of everybody. */
  isCustomary: boolean;
}

/**
 * Whether the spouse has to consent before a plan pays out. The law asks for it of married participants of a plan that owes
 * them a joint and survivor annuity: a pension, and whatever else is not excepted (IRC §401(a)(11), §417(a)(2), (e); ERISA
 * §205). A profit-sharing plan mostly is, and may want it all the same (§401(a)(11)(B)(iii)): there, and where something
 * is not known, the custodian's word counts. No law asks it of an IRA, of a plan outside of ERISA, of whoever inherited or
 * has an order, or within a plan (Notice 2010-84, Q&A-3).
 */
export function needsSpousalConsent(question: ConsentQuestion): boolean {
  const { type, source, relationship, planKind, attestations, isCustomary } = question;
  if (isIra(source) || source === "governmental_457b" || type === "in_plan") return false;
  if (relationship !== "own" || attestations.isMarried === false) return false;
  if (planKind !== null && OUTSIDE_ERISA.includes(planKind)) return false;
  return isCustomary || (planKind === "pension" && attestations.isMarried === true);
}
