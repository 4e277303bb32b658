import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { lockOrganizationSettings } from "../../../people/organizations/lock-settings.ts";
import { changedTemplates, templatePatch } from "../templates/template-examples.ts";
import { patchTemplate, templatePatchSchema } from "../templates/template-input.ts";
import { insertLetterTemplate, readLetterTemplate } from "../templates/template-store.ts";
import { templatesEtag, templatesSchema, toTemplatesView } from "../templates/template-view.ts";

const BODY_LIMIT_KB = 256;

export const updateLetterTemplates = write({
  name: "updateLetterTemplates",
  summary: "Update the organization's letterhead and wording of letters",
  description: `Stores a new version. Issued letters stay the same. Unknown placeholders are refused. The body can be up to ${BODY_LIMIT_KB} kB.`,
  scope: "rollovers:operate",
  input: templatePatchSchema,
  bodyLimitBytes: BODY_LIMIT_KB * 1024,
  view: templatesSchema,
  example: { input: templatePatch, view: changedTemplates },
  responses: { 200: "The updated templates." },
  errors: [],
  ifMatch: true,
  etag: templatesEtag,
  rest: "PATCH /v1/organization/letter-templates",
  graphql: {
    mutation: "updateLetterTemplates",
    payload: {
      name: "LetterTemplatesPayload",
      description: "The result of updating the letter templates.",
      view: z.object({
        templates: templatesSchema.describe("The templates after the call; null if there are errors."),
      }),
      toPayload: (templates) => ({ templates }),
    },
  },
  async run(call, patch) {
    const { tx, principal, clock, ifMatch } = call;
    const { organizationId, actor } = principal;
    if (!(await lockOrganizationSettings(tx, organizationId))) throw notFound("organization");
    const before = await readLetterTemplate(tx, organizationId);
    requireVersion(before, ifMatch);
    const template = {
      version: before.version + 1,
      content: patchTemplate(before.content, patch),
      createdAt: clock.now(),
    };
    await insertLetterTemplate(tx, organizationId, {
      ...template,
      createdBy: { type: actor.type, id: actor.id },
    });
    call.audit({
      action: "organization.letter_templates_changed",
      targetId: organizationId,
      data: { version: template.version, fields: Object.keys(patch) },
    });
    return toTemplatesView(template);
  },
});
