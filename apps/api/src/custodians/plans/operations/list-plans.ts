import { idField, lineField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { plan } from "../plan-examples.ts";
import { einField, planNumberField } from "../plan-input.ts";
import { listPlansPage } from "../plan-store.ts";
import { planSchema, toPlanView } from "../plan-view.ts";

export const listPlans = list({
  name: "listPlans",
  summary: "List and search plans, newest first",
  description: "`q` finds plans by name, sponsor or EIN.",
  scope: "custodians:read",
  input: z.strictObject({
    ...listQueryFields,
    q: lineField(100)
      .optional()
      .describe(
        "Part of the plan's or sponsor's name, the plan number, or the start of the EIN or the Form 5500 key, such as `123456789-001`.",
      ),
    ein: einField.optional().describe("Only plans of the sponsor with this EIN."),
    planNumber: planNumberField.optional().describe("Only plans with this number."),
    recordkeeperId: idField("cus").optional().describe("Only plans with this recordkeeper."),
  }),
  view: planSchema,
  example: { view: plan },
  responses: { 200: "One page of plans." },
  errors: [],
  rest: "GET /v1/plans",
  graphql: { query: "plans" },
  async run({ db, principal, environment }, { limit, cursor, ...filter }) {
    const after = decodeCursor(cursor, "pln");
    const page = await listPlansPage(db.sql, principal.organizationId, { ...filter, after, limit });
    return mapPage(page, (row) => toPlanView(row, environment));
  },
});
