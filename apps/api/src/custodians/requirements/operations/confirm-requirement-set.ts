import { getToday } from "@svc/rollover-rules/deadlines/days";
import { notFound, Problem } from "@svc/service-kit/errors";
import { dateField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { toSubjectView } from "../../subject.ts";
import { resolveExpiry } from "../expiry.ts";
import { confirmedSet } from "../requirement-examples.ts";
import { confirmRequirementSetRow, lockRequirementSet } from "../requirement-set-store.ts";
import {
  requirementSetPayload,
  requirementSetSchema,
  toRequirementSetView,
} from "../requirement-set-view.ts";

export const confirmRequirementSet = write({
  name: "confirmRequirementSet",
  summary: "Confirm that requirements still apply",
  description: "Only the current version can be confirmed. It then counts as confirmed until `expiresOn`.",
  scope: "rollovers:operate",
  id: "rqs",
  input: z.strictObject({
    expiresOn: dateField
      .optional()
      .describe("The last day on which the set counts as confirmed. Default: twelve months from today."),
  }),
  inputOptional: true,
  view: requirementSetSchema,
  example: { input: { expiresOn: confirmedSet.expiresOn }, view: confirmedSet },
  responses: { 200: "The confirmed requirement set." },
  errors: ["invalid_transition", "validation_failed"],
  rest: "POST /v1/requirement-sets/{id}/confirm",
  graphql: { mutation: "confirmRequirementSet", payload: requirementSetPayload },
  async run(call, { id, expiresOn }) {
    const { tx, principal, environment } = call;
    const { organizationId, actor } = principal;
    const before = await lockRequirementSet(tx, organizationId, id);
    if (!before) throw notFound("requirement set");
    if (before.supersededAt !== null) {
      const detail = "A later version superseded this requirement set. Confirm the current version.";
      throw new Problem("invalid_transition", detail, { extensions: { state: "superseded" } });
    }
    const time = await readOrganizationTime(call, tx, organizationId);
    const today = getToday(time);
    const changes = {
      confirmedBy: { type: actor.type, id: actor.id },
      confirmedAt: time.now,
      expiresOn: resolveExpiry(expiresOn, today),
    };
    await confirmRequirementSetRow(tx, id, changes);
    const subject = toSubjectView(before.subjectId);
    call.audit({ action: "requirement_set.confirmed", targetId: id, data: subject });
    call.emitEvent({ type: "plan.requirements_confirmed", data: { requirementSetId: id, ...subject } });
    return toRequirementSetView({ ...before, ...changes }, { environment, today });
  },
});
