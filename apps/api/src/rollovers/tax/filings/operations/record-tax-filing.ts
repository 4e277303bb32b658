import { dateField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../../context/define-operation.ts";
import { yearField } from "../../year-field.ts";
import { taxFiling } from "../filing-examples.ts";
import { filedFormField, taxFilingPayload, taxFilingSchema, toTaxFilingView } from "../filing-view.ts";
import { recordFiling } from "../record-filing.ts";

/** In requests. Storing the forms takes longer than other writes. */
const FILING_QUOTA_COST = 20;

export const recordTaxFiling = write({
  name: "recordTaxFiling",
  summary: "Record that a year's forms were filed",
  description:
    "Stores the tax report's current forms. A filing never changes. `GET /v1/tax-report/corrections` compares it with the forms at any later time. Record another filing after you have filed corrections. Record each form separately, because Forms 1099-R and 5498 are due on different dates. Nothing is sent to the IRS. Each call counts as 20 requests.",
  scope: "rollovers:operate",
  input: z.strictObject({
    year: yearField,
    form: filedFormField,
    filedOn: dateField.optional().describe("Date on which the forms were filed. Default: today."),
  }),
  quotaCost: () => FILING_QUOTA_COST,
  view: taxFilingSchema,
  example: { input: { year: 2026, form: "1099-R" }, view: taxFiling },
  responses: { 201: "The recorded filing." },
  errors: [],
  rest: "POST /v1/tax-filings",
  location: ({ id }) => `/v1/tax-filings/${id}`,
  graphql: { mutation: "recordTaxFiling", payload: taxFilingPayload },
  run: async (call, input) => toTaxFilingView(await recordFiling(call, input), call.environment),
});
