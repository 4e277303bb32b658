import { getToday } from "@svc/rollover-rules/deadlines/days";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { readOrganizationTime } from "../../../people/organizations/organization-clock.ts";
import { subjectExpansions } from "../../subject.ts";
import { getRequirementSetById } from "../read-requirement-sets.ts";
import { requirementSet } from "../requirement-examples.ts";
import { requirementSetSchema, toRequirementSetView } from "../requirement-set-view.ts";

export const getRequirementSet = read({
  name: "getRequirementSet",
  summary: "Retrieve a requirement set",
  description: "Shows the requirements, who added them and who last confirmed them.",
  scope: "custodians:read",
  scopesFor: subjectExpansions.scopesFor,
  id: "rqs",
  input: z.strictObject(subjectExpansions.expandFields),
  view: requirementSetSchema,
  example: { view: requirementSet },
  responses: { 200: "The requirement set." },
  errors: [],
  selection: { expansions: subjectExpansions.expansions },
  rest: "GET /v1/requirement-sets/{id}",
  graphql: { query: "requirementSet", isNode: true },
  async run(call, { id }) {
    const { db, principal, environment } = call;
    const { organizationId } = principal;
    const set = await getRequirementSetById(db.sql, organizationId, id);
    const today = getToday(await readOrganizationTime(call, db.sql, organizationId));
    return toRequirementSetView(set, { environment, today });
  },
});
