import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../../context/define-operation.ts";
import { taxFiling } from "../filing-examples.ts";
import { findTaxFiling } from "../filing-store.ts";
import { taxFilingSchema, toTaxFilingView } from "../filing-view.ts";

export const getTaxFiling = read({
  name: "getTaxFiling",
  summary: "Retrieve a tax filing",
  description: "Shows which forms were filed for which year, and who recorded the filing.",
  scope: "rollovers:read",
  id: "txf",
  view: taxFilingSchema,
  example: { view: taxFiling },
  responses: { 200: "The filing." },
  errors: [],
  rest: "GET /v1/tax-filings/{id}",
  graphql: { query: "taxFiling", isNode: true },
  async run({ db, principal, environment }, { id }) {
    const filing = await findTaxFiling(db.sql, principal.organizationId, id);
    if (!filing) throw notFound("tax filing");
    return toTaxFilingView(filing, environment);
  },
});
