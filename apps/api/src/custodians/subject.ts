import type { Sql } from "@svc/database";
import { isId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { idField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { ApiCall } from "../context/define-operation.ts";
import { defineExpansions } from "../context/selection.ts";
import { custodianExpansion, expandedCustodian } from "./custodian-expansion.ts";
import { expandedPlan, planExpansion } from "./plans/plan-expansion.ts";
import { readPlans } from "./plans/read-plans.ts";

/**
 * A subject is the plan or custodian that requirements or payment details are for. Schemas with these fields need
 * `.refine(...oneSubject)`.
 */
export const subjectFields = {
  planId: idField("pln").optional().describe("The plan. Send this or `custodianId`."),
  custodianId: idField("cus").optional().describe("The custodian. Send this or `planId`."),
};

interface SubjectInput {
  planId?: string | undefined;
  custodianId?: string | undefined;
}

/** Arguments of `refine` that require either a plan or a custodian. */
export const oneSubject: [
  (input: SubjectInput) => boolean,
  { path: string[]; error: string; when(payload: { value: unknown }): boolean },
] = [
  ({ planId, custodianId }) => (planId === undefined) !== (custodianId === undefined),
  {
    path: ["planId"],
    error: "send either `planId` or `custodianId`",
    // Also runs if other fields have issues, so that the response lists all issues.
    when: ({ value }) => typeof value === "object" && value !== null,
  },
];

export const subjectView = {
  planId: z.string().nullable().describe("The plan. Null for a custodian."),
  custodianId: z.string().nullable().describe("The custodian. Null for a plan."),
};

/** Fields that `expand` adds. */
export const expandedSubjectView = { plan: expandedPlan, custodian: expandedCustodian };

export const subjectExpansions = defineExpansions({
  plan: planExpansion,
  custodian: custodianExpansion(),
});

export function toSubjectView(subjectId: string): { planId: string | null; custodianId: string | null } {
  return isId("pln", subjectId)
    ? { planId: subjectId, custodianId: null }
    : { planId: null, custodianId: subjectId };
}

/** @param input validated by `oneSubject` */
export function getSubjectId({ planId, custodianId }: SubjectInput): string {
  return planId ?? custodianId ?? "";
}

/** @throws Problem `not_found` for an unknown custodian */
export async function requireCustodian(
  { custodians }: Pick<ApiCall, "custodians">,
  { custodianId }: SubjectInput,
): Promise<void> {
  if (custodianId === undefined || (await custodians.get()).findById(custodianId)) return;
  throw unknownSubject("#/custodianId", "Unknown custodian.");
}

/** @throws Problem `not_found` for an unknown plan, or one of another organization */
export async function requirePlan(tx: Sql, organizationId: string, { planId }: SubjectInput): Promise<void> {
  if (planId === undefined || (await readPlans(tx, organizationId, [planId])).has(planId)) return;
  throw unknownSubject("#/planId", "Unknown plan.");
}

function unknownSubject(pointer: string, detail: string): Problem {
  return new Problem("not_found", detail, { errors: [{ pointer, detail }] });
}
