import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { plan } from "../plan-examples.ts";
import { planEtag, planExpansions, planSchema, toPlanView } from "../plan-view.ts";
import { getPlanById } from "../read-plans.ts";

export const getPlan = read({
  name: "getPlan",
  summary: "Retrieve a plan",
  description: "Shows the plan's sponsor, recordkeeper and contact.",
  scope: "custodians:read",
  scopesFor: planExpansions.scopesFor,
  id: "pln",
  input: z.strictObject(planExpansions.expandFields),
  view: planSchema,
  example: { view: plan },
  responses: { 200: "The plan." },
  errors: [],
  selection: { expansions: planExpansions.expansions },
  rest: "GET /v1/plans/{id}",
  etag: planEtag,
  graphql: { query: "plan", isNode: true },
  async run({ db, principal, environment }, { id }) {
    return toPlanView(await getPlanById(db.sql, principal.organizationId, id), environment);
  },
});
