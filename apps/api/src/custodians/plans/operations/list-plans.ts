import { idField, lineField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { plan } from "../plan-examples.ts";
import { einField, planNumberField } from "../plan-input.ts";
import { countPlans, listPlansPage } from "../plan-store.ts";
import { planExpansions, planSchema, toPlanView } from "../plan-view.ts";

const querySchema = z.strictObject({
  ...listQueryFields,
  ...planExpansions.expandFields,
  q: lineField(100)
    .optional()
    .describe(
      "Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key, such as `123456789-001`.",
    ),
  ein: einField.optional().describe("Only plans of the sponsor with this EIN."),
  planNumber: planNumberField.optional().describe("Only plans with this number."),
  recordkeeperId: idField("cus").optional().describe("Only plans with this recordkeeper."),
});

export const listPlans = list({
  name: "listPlans",
  summary: "List and search plans, newest first",
  description: "`q` finds plans by name, sponsor or EIN.",
  scope: "custodians:read",
  scopesFor: planExpansions.scopesFor,
  input: querySchema,
  view: planSchema,
  example: { view: plan },
  responses: { 200: "One page of plans." },
  errors: [],
  selection: { expansions: planExpansions.expansions },
  rest: "GET /v1/plans",
  graphql: {
    query: "plans",
    count: ({ db, principal }: ApiCall, filter: z.output<typeof querySchema>) =>
      countPlans(db.sql, principal.organizationId, filter),
  },
  async run({ db, principal, environment }, { limit, cursor, expand: _expand, ...filter }) {
    const after = decodeCursor(cursor, "pln");
    const page = await listPlansPage(db.sql, principal.organizationId, { ...filter, after, limit });
    return mapPage(page, (row) => toPlanView(row, environment));
  },
});
