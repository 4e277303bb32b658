import type { AccountType } from "@svc/custodians";
import type { RolloverType } from "../rollover-states.ts";
import type { Finding } from "./eligibility-codes.ts";
import { isIra } from "./rollover-chart.ts";

export const RELATIONSHIPS = [
  "own",
  "spouse_beneficiary",
  "non_spouse_beneficiary",
  "alternate_payee",
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

export function isBeneficiary(relationship: Relationship): boolean {
  return relationship === "spouse_beneficiary" || relationship === "non_spouse_beneficiary";
}

/** Returns `isInherited` if it is stated, and otherwise true only for non-spouse beneficiaries. */
export function isInheritedIra(relationship: Relationship, isInherited: boolean | null | undefined): boolean {
  return isInherited ?? relationship === "non_spouse_beneficiary";
}

interface RelationshipInput {
  relationship: Relationship;
  type: RolloverType;
  source: AccountType;
  destination: AccountType;
  isInherited?: boolean | null | undefined;
  /** True if a divorce or separation instrument transfers the IRA to the participant. */
  isIncidentToDivorce?: boolean | undefined;
}

/**
 * Evaluates whether the relationship permits the rollover.
 * - A surviving spouse is treated like the participant (§402(c)(9), §408(d)(3)(C)(ii)(II)), and so is a
 *   spouse or former spouse with a qualified order (§402(e)(1)(B), §414(p)).
 * - Other beneficiaries need a direct payment to an inherited IRA (§402(c)(11), Notice 2007-7), which may be
 *   a Roth IRA (Notice 2008-30, Q&A-7).
 * - An inherited IRA can only be transferred between trustees (§408(d)(3)(C), Rev. Rul. 78-406).
 * - A divorce divides an IRA by a transfer between trustees to an IRA of the same kind, which is not a
 *   distribution (§408(d)(6)).
 */
export function evaluateRelationship(input: RelationshipInput): Finding[] {
  const { relationship, source, isInherited: statedInherited } = input;
  const isInherited = isInheritedIra(relationship, statedInherited);
  if (relationship === "alternate_payee" && isIra(source)) return evaluateDivorce(input, isInherited);
  if (relationship === "non_spouse_beneficiary" && !isInherited) {
    return [
      createUnmetFinding(
        "A non-spouse beneficiary can roll over only into an inherited IRA (IRC §402(c)(11)).",
      ),
    ];
  }
  if (!isInherited) return relationship === "alternate_payee" ? [QDRO_REQUIRED] : [];
  if (!isBeneficiary(relationship)) {
    return [createUnmetFinding("An inherited IRA can receive only inherited money.")];
  }
  const issue = findInheritedIssue(input);
  return [issue === null ? INHERITED : createUnmetFinding(issue)];
}

function evaluateDivorce(
  { type, source, destination, isIncidentToDivorce }: RelationshipInput,
  isInherited: boolean,
): Finding[] {
  if (!isIncidentToDivorce) {
    return [
      createUnmetFinding(
        "A domestic relations order divides a plan. An IRA is divided by a transfer incident to divorce (IRC §408(d)(6)). attestations.isIncidentToDivorce must be true.",
      ),
    ];
  }
  if (type !== "trustee_transfer" || isInherited) {
    return [
      createUnmetFinding(
        "An IRA is divided by a transfer from trustee to trustee, into an IRA in the name of the spouse or former spouse (IRC §408(d)(6)).",
      ),
    ];
  }
  if (isRothOnOneSide(source, destination)) {
    return [
      createUnmetFinding(
        "A transfer incident to divorce keeps the kind of IRA (IRC §408(d)(6)). Convert the IRA after the transfer.",
      ),
    ];
  }
  return [DIVORCE_INSTRUMENT];
}

function findInheritedIssue({ type, source, destination }: RelationshipInput): string | null {
  if (type === "indirect_60_day") {
    return "Money that was paid to the beneficiary cannot go into an inherited IRA. The payer must send it there directly (IRC §402(c)(11), §408(d)(3)(C)).";
  }
  if (destination !== "traditional_ira" && destination !== "roth_ira") {
    return "An inherited IRA must be a traditional or Roth IRA (IRC §402(c)(11), Notice 2008-30, Q&A-7).";
  }
  const isConverted = isIra(source) && isRothOnOneSide(source, destination);
  return isConverted ? "An inherited IRA cannot be converted (IRC §408(d)(3)(C), §408A(d)(3)(B))." : null;
}

function isRothOnOneSide(source: AccountType, destination: AccountType): boolean {
  return (source === "roth_ira") !== (destination === "roth_ira");
}

function createUnmetFinding(detail: string): Finding {
  return { kind: "unmet", code: "relationship", detail };
}

const INHERITED: Finding = {
  kind: "condition",
  code: "inherited_ira",
  detail:
    "The IRA must be titled in the deceased owner's name for the beneficiary, and cannot receive other money.",
};
const DIVORCE_INSTRUMENT: Finding = {
  kind: "condition",
  code: "divorce_instrument",
  detail:
    "A divorce or separation instrument must award the IRA to the participant. The transfer is not taxable and is on no Form 1099-R (IRC §408(d)(6)).",
};
const QDRO_REQUIRED: Finding = {
  kind: "condition",
  code: "qualified_order",
  detail:
    "A qualified domestic relations order must award the money to the participant, as the spouse or former spouse of the employee in the plan (IRC §414(p)).",
};
