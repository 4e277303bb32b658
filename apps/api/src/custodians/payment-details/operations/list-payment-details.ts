import { idField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { subjectExpansions } from "../../subject.ts";
import { paymentDetails } from "../payment-details-examples.ts";
import { countPaymentDetails, listPaymentDetailsPage } from "../payment-details-store.ts";
import {
  paymentDetailsSchema,
  paymentDetailsStatusField,
  toPaymentDetailsView,
} from "../payment-details-view.ts";

const querySchema = z
  .strictObject({
    ...listQueryFields,
    ...subjectExpansions.expandFields,
    planId: idField("pln").optional().describe("Only details of this plan."),
    custodianId: idField("cus").optional().describe("Only details of this custodian."),
    status: paymentDetailsStatusField.optional().describe("Only details with this status."),
  })
  .refine(({ planId, custodianId }) => planId === undefined || custodianId === undefined, {
    path: ["custodianId"],
    error: "must be omitted when `planId` is present",
  });

type PaymentDetailsQuery = z.output<typeof querySchema>;

const toFilter = ({ planId, custodianId, status }: Omit<PaymentDetailsQuery, "limit">) => ({
  subjectId: planId ?? custodianId ?? null,
  status: status ?? null,
});

export const listPaymentDetails = list({
  name: "listPaymentDetails",
  summary: "List payment details, newest first",
  description: "Filter by custodian, plan or status. Instructions use only confirmed details.",
  scope: "custodians:read",
  scopesFor: subjectExpansions.scopesFor,
  input: querySchema,
  view: paymentDetailsSchema,
  example: { view: paymentDetails },
  responses: { 200: "One page of payment details." },
  errors: [],
  selection: { expansions: subjectExpansions.expansions },
  rest: "GET /v1/payment-details",
  graphql: {
    query: "paymentDetailsList",
    count: ({ db, principal }: ApiCall, query: PaymentDetailsQuery) =>
      countPaymentDetails(db.sql, principal.organizationId, toFilter(query)),
  },
  async run({ db, principal, environment }, { limit, cursor, ...query }) {
    const after = decodeCursor(cursor, "pmd");
    const page = await listPaymentDetailsPage(db.sql, principal.organizationId, {
      ...toFilter(query),
      after,
      limit,
    });
    return mapPage(page, (row) => toPaymentDetailsView(row, environment));
  },
});
