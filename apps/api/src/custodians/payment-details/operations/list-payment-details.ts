import { idField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { paymentDetails } from "../payment-details-examples.ts";
import { listPaymentDetailsPage } from "../payment-details-store.ts";
import {
  paymentDetailsSchema,
  paymentDetailsStatusField,
  toPaymentDetailsView,
} from "../payment-details-view.ts";

export const listPaymentDetails = list({
  name: "listPaymentDetails",
  summary: "List payment details, newest first",
  description: "Filter by custodian, plan or status. Instructions use only confirmed details.",
  scope: "custodians:read",
  input: z
    .strictObject({
      ...listQueryFields,
      planId: idField("pln").optional().describe("Only details of this plan."),
      custodianId: idField("cus").optional().describe("Only details of this custodian."),
      status: paymentDetailsStatusField.optional().describe("Only details with this status."),
    })
    .refine(({ planId, custodianId }) => planId === undefined || custodianId === undefined, {
      path: ["custodianId"],
      error: "must be omitted when `planId` is present",
    }),
  view: paymentDetailsSchema,
  example: { view: paymentDetails },
  responses: { 200: "One page of payment details." },
  errors: [],
  rest: "GET /v1/payment-details",
  graphql: { query: "paymentDetailsList" },
  async run({ db, principal, environment }, { limit, cursor, planId, custodianId, status }) {
    const after = decodeCursor(cursor, "pmd");
    const filter = { subjectId: planId ?? custodianId ?? null, status: status ?? null };
    const page = await listPaymentDetailsPage(db.sql, principal.organizationId, { ...filter, after, limit });
    return mapPage(page, (row) => toPaymentDetailsView(row, environment));
  },
});
