import { read } from "../../../context/define-operation.ts";
import { defaultTemplates } from "../templates/template-examples.ts";
import { readLetterTemplate } from "../templates/template-store.ts";
import { templatesEtag, templatesSchema, toTemplatesView } from "../templates/template-view.ts";

export const getLetterTemplates = read({
  name: "getLetterTemplates",
  summary: "Get the organization's letterhead and wording of letters",
  description: "Letters issued from now on use these texts. Letters already issued do not change.",
  scope: "rollovers:read",
  view: templatesSchema,
  example: { view: defaultTemplates },
  responses: { 200: "The templates. Unset values have their defaults." },
  errors: [],
  etag: templatesEtag,
  rest: "GET /v1/organization/letter-templates",
  graphql: { query: "letterTemplates" },
  run: async ({ db, principal }) =>
    toTemplatesView(await readLetterTemplate(db.sql, principal.organizationId)),
});
