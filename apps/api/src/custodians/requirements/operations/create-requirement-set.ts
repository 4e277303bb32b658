import { lockName } from "@svc/database";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { newId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { dateField, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import {
  getSubjectId,
  oneSubject,
  requireCustodian,
  requirePlan,
  subjectFields,
  toSubjectView,
} from "../../subject.ts";
import { resolveExpiry } from "../expiry.ts";
import { requirementSet, requirementSetBody } from "../requirement-examples.ts";
import { contentFields } from "../requirement-fields.ts";
import type { RequirementContent, RequirementSet } from "../requirement-set.ts";
import { findCurrentSets, insertRequirementSet, supersedeRequirementSet } from "../requirement-set-store.ts";
import {
  requirementSetPayload,
  requirementSetSchema,
  toRequirementSetView,
} from "../requirement-set-view.ts";

const inputSchema = z
  .strictObject({
    ...subjectFields,
    ...contentFields,
    source: lineField(500).describe("Where the information comes from: a form, a web page or a call."),
    learnedOn: dateField
      .optional()
      .describe("The day on which you learned of the requirements. Default: today."),
    expiresOn: dateField
      .optional()
      .describe("The last day on which the set counts as confirmed. Default: twelve months from today."),
  })
  .refine(...oneSubject)
  .meta({ id: "RequirementSetInput", description: "Requirements of a custodian or plan." });

export const createRequirementSet = write({
  name: "createRequirementSet",
  summary: "Add requirements of a custodian or plan",
  description:
    "Creates a new version that supersedes the current one. Requirements are in addition to the directory's: rollovers from the custodian or plan require both. They take effect within a minute.",
  scope: "rollovers:operate",
  input: inputSchema,
  view: requirementSetSchema,
  example: { input: requirementSetBody, view: requirementSet },
  responses: { 201: "The new version." },
  errors: ["not_found"],
  rest: "POST /v1/requirement-sets",
  location: ({ id }) => `/v1/requirement-sets/${id}`,
  graphql: { mutation: "createRequirementSet", payload: requirementSetPayload },
  prepare: requireCustodian,
  async run(call, input) {
    const { tx, principal, environment } = call;
    const { organizationId, actor } = principal;
    await requirePlan(tx, organizationId, input);
    const time = await readOrganizationTime(call, tx, organizationId);
    const today = getToday(time);
    const learnedOn = input.learnedOn ?? today;
    if (learnedOn > today) {
      throw validationFailed([{ pointer: "#/learnedOn", detail: `must not be after today, ${today}` }]);
    }
    const subjectId = getSubjectId(input);
    await lockName(tx, `requirements of ${organizationId}/${subjectId}`);
    const [current] = await findCurrentSets(tx, organizationId, [subjectId]);
    if (current) await supersedeRequirementSet(tx, current.id, time.now);
    const row: RequirementSet = {
      id: newId("rqs"),
      organizationId,
      subjectId,
      version: (current?.version ?? 0) + 1,
      content: toContent(input),
      source: input.source,
      learnedOn,
      expiresOn: resolveExpiry(input.expiresOn, today),
      createdBy: { type: actor.type, id: actor.id },
      createdAt: time.now,
      confirmedBy: null,
      confirmedAt: null,
      supersededAt: null,
    };
    await insertRequirementSet(tx, row);
    const subject = toSubjectView(subjectId);
    call.audit({ action: "requirement_set.created", targetId: row.id, data: subject });
    call.emitEvent({ type: "plan.requirements_added", data: { requirementSetId: row.id, ...subject } });
    call.afterCommit(async () => call.custodians.invalidate());
    return toRequirementSetView(row, { environment, today });
  },
});

function toContent(input: z.output<typeof inputSchema>): RequirementContent {
  const { requirements, enclosures = [], signers = [], sendTo, processingDays = null, note = null } = input;
  return {
    requirements: {
      loa: requirements?.loa ?? false,
      medallion: requirements?.medallion ?? false,
      notarization: requirements?.notarization ?? false,
      spousalConsent: requirements?.spousalConsent ?? false,
      wetSignature: requirements?.wetSignature ?? false,
    },
    enclosures,
    signers: [...new Set(signers)],
    sendTo: sendTo
      ? {
          address: sendTo.address ?? [],
          fax: sendTo.fax ?? null,
          email: sendTo.email ?? null,
          portal: sendTo.portal ?? null,
        }
      : null,
    processingDays,
    note,
  };
}
