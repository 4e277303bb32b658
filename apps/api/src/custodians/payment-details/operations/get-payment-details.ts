import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { subjectExpansions } from "../../subject.ts";
import { paymentDetails } from "../payment-details-examples.ts";
import { findPaymentDetails } from "../payment-details-store.ts";
import { paymentDetailsSchema, toPaymentDetailsView } from "../payment-details-view.ts";

export const getPaymentDetails = read({
  name: "getPaymentDetails",
  summary: "Retrieve payment details",
  description: "Shows the bank details, who added them and who confirmed them.",
  scope: "custodians:read",
  scopesFor: subjectExpansions.scopesFor,
  id: "pmd",
  input: z.strictObject(subjectExpansions.expandFields),
  view: paymentDetailsSchema,
  example: { view: paymentDetails },
  responses: { 200: "The details, with masked account numbers." },
  errors: [],
  selection: { expansions: subjectExpansions.expansions },
  rest: "GET /v1/payment-details/{id}",
  graphql: { query: "paymentDetails", isNode: true },
  async run({ db, principal, environment }, { id }) {
    const row = await findPaymentDetails(db.sql, principal.organizationId, id);
    if (!row) throw notFound("payment details");
    return toPaymentDetailsView(row, environment);
  },
});
