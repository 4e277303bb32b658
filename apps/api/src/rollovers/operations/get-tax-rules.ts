import { getToday } from "@svc/rollover-rules/deadlines/days";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { taxRulesSchema, toTaxRulesView } from "../tax/rules/tax-rules-view.ts";
import { yearField, yearQueryField } from "../tax/year-field.ts";

const YEAR_DESCRIPTION = "The tax year. Default: this year in the organization's time zone.";

export const getTaxRules = read({
  name: "getTaxRules",
  summary: "Get the limits and codes of a tax year",
  description:
    "A movement follows the rules of the year in which the money moves. If a year's rules are not known yet, the rules of the nearest year apply: see `rulesYear` and `warning`.",
  scope: "rollovers:read",
  input: z.strictObject({ year: yearQueryField.optional().describe(YEAR_DESCRIPTION) }),
  inputOptional: true,
  view: taxRulesSchema,
  example: { view: toTaxRulesView(2026) },
  responses: { 200: "The rules." },
  errors: [],
  rest: "GET /v1/tax-rules",
  graphql: {
    query: "taxRules",
    input: z
      .strictObject({
        year: yearField.optional().describe(YEAR_DESCRIPTION).register(graphqlTypes, { scalar: "Int" }),
      })
      .describe("A tax year.")
      .register(graphqlTypes, { name: "TaxRulesInput" }),
  },
  async run(call, { year }) {
    if (year !== undefined) return toTaxRulesView(year);
    const time = await readOrganizationTime(call, call.db.sql, call.principal.organizationId);
    return toTaxRulesView(Number(getToday(time).slice(0, 4)));
  },
});
