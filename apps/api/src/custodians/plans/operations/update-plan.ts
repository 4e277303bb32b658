import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationClock } from "../../../people/organizations/organization-clock.ts";
import type { Plan } from "../plan.ts";
import { updatedPlan } from "../plan-examples.ts";
import { planPatchSchema, toContact } from "../plan-input.ts";
import { lockPlan, updatePlanRow } from "../plan-store.ts";
import { planEtag, planPayload, planSchema, toPlanView } from "../plan-view.ts";
import { requireRecordkeeper } from "../require-recordkeeper.ts";

export const updatePlan = write({
  name: "updatePlan",
  summary: "Update a plan",
  description:
    "Later instructions and letters print the new facts. The `planName` of existing rollovers stays unchanged.",
  scope: "rollovers:operate",
  id: "pln",
  input: planPatchSchema,
  view: planSchema,
  example: { input: { name: "Acme Retirement Plan" }, view: updatedPlan },
  responses: { 200: "The updated plan." },
  errors: [],
  ifMatch: true,
  rest: "PATCH /v1/plans/{id}",
  etag: planEtag,
  graphql: { mutation: "updatePlan", payload: planPayload },
  prepare: requireRecordkeeper,
  async run(call, { id, contact, ...patch }) {
    const { tx, principal } = call;
    const { organizationId } = principal;
    const before = await lockPlan(tx, organizationId, id);
    if (!before) throw notFound("plan");
    requireVersion(before, call.ifMatch);
    const fields = Object.entries({ ...patch, contact })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name);
    const at = await readOrganizationClock(call, tx, organizationId);
    const changes: Partial<Plan> = {
      ...(patch.name === undefined ? {} : { name: patch.name }),
      ...(patch.planKind === undefined ? {} : { planKind: patch.planKind }),
      ...(patch.sponsorName === undefined ? {} : { sponsorName: patch.sponsorName }),
      ...(patch.recordkeeperId === undefined ? {} : { recordkeeperId: patch.recordkeeperId }),
      ...(contact === undefined ? {} : { contact: toContact(contact) }),
      version: before.version + 1,
      updatedAt: at,
    };
    await updatePlanRow(tx, id, changes);
    call.audit({ action: "plan.updated", targetId: id, data: { fields } });
    call.emitEvent({ type: "plan.updated", data: { planId: id, fields } });
    return toPlanView({ ...before, ...changes }, call.environment);
  },
});
