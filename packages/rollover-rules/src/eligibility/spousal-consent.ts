import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "../rollover-states.ts";
import type { Attestations } from "./attestations.ts";
import type { Relationship } from "./relationships.ts";
import { isIra } from "./rollover-chart.ts";

export const PLAN_KINDS = [
  "pension",
  "profit_sharing",
  "governmental_457b",
  "governmental",
  "church",
  "non_erisa",
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** ERISA §4(b), IRC §411(e), and 29 CFR 2510.3-2(f) for some 403(b) plans. */
const OUTSIDE_ERISA: readonly PlanKind[] = ["governmental_457b", "governmental", "church", "non_erisa"];

export interface SpousalConsentInput {
  type: RolloverType;
  source: AccountType;
  relationship: Relationship;
  planKind: PlanKind | null;
  attestations: Attestations;
  /** True if the source custodian always requires consent. */
  isRequiredByCustodian: boolean;
}

/**
 * Returns whether the spouse must consent before a plan pays out. A married participant's pension requires
 * consent (IRC §401(a)(11), §417(a)(2), (e); ERISA §205). For profit-sharing plans, which are mostly exempt
 * (§401(a)(11)(B)(iii)), and if a fact is unknown, the custodian's requirement decides. IRAs, plans outside
 * ERISA, beneficiaries, alternate payees and in-plan rollovers need no consent (Notice 2010-84, Q&A-3).
 */
export function needsSpousalConsent(input: SpousalConsentInput): boolean {
  const { type, source, relationship, planKind, attestations, isRequiredByCustodian } = input;
  if (isIra(source) || source === "governmental_457b" || type === "in_plan") return false;
  if (relationship !== "own" || attestations.isMarried === false) return false;
  if (planKind !== null && OUTSIDE_ERISA.includes(planKind)) return false;
  return isRequiredByCustodian || (planKind === "pension" && attestations.isMarried === true);
}
