import { graphqlTypes } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../../context/define-operation.ts";
import { yearQueryField } from "../../year-field.ts";
import { taxFiling } from "../filing-examples.ts";
import { countTaxFilings, listTaxFilingPage } from "../filing-store.ts";
import { filedFormField, taxFilingSchema, toTaxFilingView } from "../filing-view.ts";

const querySchema = z.strictObject({
  ...listQueryFields,
  year: yearQueryField.optional().describe("Only filings for this tax year."),
  form: filedFormField
    .optional()
    .describe("Only filings of this form.")
    .register(graphqlTypes, { scalar: "String" }),
});

export const listTaxFilings = list({
  name: "listTaxFilings",
  summary: "List tax filings, newest first",
  description: "Each filing has a form, a tax year and a filing date.",
  scope: "rollovers:read",
  input: querySchema,
  view: taxFilingSchema,
  example: { view: taxFiling },
  responses: { 200: "One page of filings." },
  errors: [],
  rest: "GET /v1/tax-filings",
  graphql: {
    query: "taxFilings",
    count: ({ db, principal }: ApiCall, filter: z.output<typeof querySchema>) =>
      countTaxFilings(db.sql, principal.organizationId, filter),
  },
  async run({ db, principal, environment }, { limit, cursor, ...filter }) {
    const after = decodeCursor(cursor, "txf");
    const page = await listTaxFilingPage(db.sql, principal.organizationId, { ...filter, after, limit });
    return mapPage(page, (row) => toTaxFilingView(row, environment));
  },
});
