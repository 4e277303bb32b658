import { lockName } from "@svc/database";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationClock } from "../../../people/organizations/organization-clock.ts";
import type { Plan } from "../plan.ts";
import { plan, planBody } from "../plan-examples.ts";
import { planInputSchema, toContact } from "../plan-input.ts";
import { findPlanByNumber, insertPlan } from "../plan-store.ts";
import { planEtag, planPayload, planSchema, toPlanView } from "../plan-view.ts";
import { requireRecordkeeper } from "../require-recordkeeper.ts";

export const createPlan = write({
  name: "createPlan",
  summary: "Record an employer's plan",
  description:
    "Rollovers name the plan as `source.planId` or `destination.planId`. Their instructions and letters then print its name, number and EIN.",
  scope: "rollovers:operate",
  input: planInputSchema,
  view: planSchema,
  example: { input: planBody, view: plan },
  responses: { 201: "The plan." },
  errors: ["duplicate_plan"],
  rest: "POST /v1/plans",
  etag: planEtag,
  location: ({ id }) => `/v1/plans/${id}`,
  graphql: { mutation: "createPlan", payload: planPayload },
  prepare: requireRecordkeeper,
  async run(call, input) {
    const { tx, principal } = call;
    const { organizationId, actor } = principal;
    const at = await readOrganizationClock(call, tx, organizationId);
    await lockName(tx, `plans of ${organizationId}`);
    const existing = await findPlanByNumber(tx, organizationId, input);
    if (existing) {
      throw new Problem("duplicate_plan", `The existing plan is ${existing.id}.`, {
        extensions: { planId: existing.id },
      });
    }
    const row: Plan = {
      id: newId("pln"),
      organizationId,
      ein: input.ein,
      planNumber: input.planNumber,
      name: input.name,
      accountType: input.accountType as Plan["accountType"],
      planKind: input.planKind ?? null,
      sponsorName: input.sponsorName ?? null,
      recordkeeperId: input.recordkeeperId ?? null,
      contact: toContact(input.contact),
      createdBy: { type: actor.type, id: actor.id },
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    await insertPlan(tx, row);
    call.audit({ action: "plan.created", targetId: row.id, data: {} });
    call.emitEvent({ type: "plan.created", data: { planId: row.id } });
    return toPlanView(row, call.environment);
  },
});
