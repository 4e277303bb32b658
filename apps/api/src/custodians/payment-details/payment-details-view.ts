import { receivingSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { enumField, environmentField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema, toActorView } from "../../context/actor-view.ts";
import { expandedSubjectView, subjectView, toSubjectView } from "../subject.ts";
import { PAYMENT_DETAILS_STATUSES, type PaymentDetails } from "./payment-details.ts";

export const paymentDetailsStatusField = enumField(
  "PaymentDetailsStatus",
  "Whether instructions use payment details.",
  PAYMENT_DETAILS_STATUSES,
);

export const paymentDetailsSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `pmd_` followed by 26 characters."),
    object: z.literal("payment_details"),
    environment: environmentField,
    ...subjectView,
    status: paymentDetailsStatusField,
    payee: z
      .string()
      .describe(
        "The payee line: a template with `{participant}`, and optionally `{custodian}` and `{accountNumber}`.",
      ),
    checkAddress: z.array(z.string()).describe("Mailing address for checks, one line per item."),
    wire: receivingSchema.shape.wire,
    ach: receivingSchema.shape.ach,
    dtcNumber: receivingSchema.shape.dtcNumber,
    source: z.string().describe("Where the details come from."),
    contactPhone: z
      .string()
      .nullable()
      .describe("Telephone number that came with the details. The call-back must use another number."),
    createdBy: actorSchema.describe("The author, who cannot confirm the details."),
    createdAt: timestampField.describe("Time of creation."),
    decidedBy: actorSchema.nullable().describe("The person who confirmed or rejected the details."),
    decidedAt: timestampField.nullable().describe("Time of the decision."),
    callback: z
      .strictObject({
        phone: z.string().describe("The number called."),
        phoneSource: z.string().describe("Where the number was found."),
        spokeWith: z.string().describe("The person who confirmed the details."),
        calledAt: timestampField.describe(
          "Time at which the call was recorded, which is the time of the confirmation.",
        ),
      })
      .meta({ id: "PaymentDetailsCallback", description: "The call that confirmed the details." })
      .nullable(),
    reason: z.string().nullable().describe("Why the details were rejected."),
    ...expandedSubjectView,
  })
  .meta({
    id: "PaymentDetails",
    description: "Payee and bank details of a custodian or plan that your organization added.",
  });

type PaymentDetailsView = z.output<typeof paymentDetailsSchema>;

export function toPaymentDetailsView(row: PaymentDetails, environment: Environment): PaymentDetailsView {
  const { details } = row;
  return {
    id: row.id,
    object: "payment_details",
    environment,
    ...toSubjectView(row.subjectId),
    status: row.status,
    payee: details.payee,
    checkAddress: details.checkAddress,
    wire: details.wire,
    ach: details.ach,
    dtcNumber: details.dtcNumber,
    source: row.source,
    contactPhone: row.contactPhone,
    createdBy: toActorView(row.createdBy),
    createdAt: row.createdAt.toISOString(),
    decidedBy: row.decidedBy && toActorView(row.decidedBy),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    callback: row.callback,
    reason: row.reason,
  };
}

export const paymentDetailsPayload = {
  name: "PaymentDetailsPayload",
  description: "Result of a mutation of payment details.",
  view: z.object({
    paymentDetails: paymentDetailsSchema.describe("The payment details. Null if there are errors."),
  }),
  toPayload: (paymentDetails: PaymentDetailsView) => ({ paymentDetails }),
};
