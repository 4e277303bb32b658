import { ACTION_PARAMS } from "@svc/rollover-rules/workflow/action-params";
import type { ADVANCE_TARGETS } from "@svc/rollover-rules/workflow/advance-steps";
import { MONEY_PARAMS, reasonField } from "@svc/rollover-rules/workflow/money-params";
import { enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

const MAX_PAYMENTS = 20;

const targetField = enumField("AdvanceTarget", "A state that a rollover can be advanced to.", {
  submitted: "Submitted.",
  in_review: "In review.",
  approved: "Approved.",
  requested: "Sent to the source custodian.",
  processing: "Acknowledged by the source custodian.",
  funds_sent: "The money has been sent.",
  funds_received: "The destination has received the money.",
  completed: "The money has been posted to the destination account.",
} satisfies Record<(typeof ADVANCE_TARGETS)[number], string>);

export const advanceInputSchema = z
  .strictObject({
    to: targetField.describe("The state to reach."),
    consentReference: ACTION_PARAMS.submit.shape.consentReference.optional(),
    documents: ACTION_PARAMS.provide_documents.shape.documents.optional(),
    waiverReason: reasonField
      .optional()
      .describe(
        "Reason to continue without requested documents, up to 500 characters. Only in `awaiting_documents`. Do not include personal data.",
      ),
    distribution: MONEY_PARAMS.record_distribution
      .describe("The payment to the participant of an indirect rollover, as for `record_distribution`.")
      .register(graphqlTypes, { name: "AdvanceDistributionInput" })
      .optional(),
    payments: z
      .array(
        MONEY_PARAMS.mark_funds_sent
          .describe("A payment, as for `mark_funds_sent`.")
          .register(graphqlTypes, { name: "AdvancePaymentInput" }),
      )
      .max(MAX_PAYMENTS, `must contain at most ${MAX_PAYMENTS} payments`)
      .optional()
      .describe(`Up to ${MAX_PAYMENTS} payments, in the order they left.`),
    receipts: z
      .array(
        MONEY_PARAMS.mark_funds_received
          .describe("A receipt, as for `mark_funds_received`.")
          .register(graphqlTypes, { name: "AdvanceReceiptInput" }),
      )
      .max(MAX_PAYMENTS, `must contain at most ${MAX_PAYMENTS} receipts`)
      .optional()
      .describe(`Up to ${MAX_PAYMENTS} receipts, in the order they arrived.`),
    mismatchReason: reasonField
      .optional()
      .describe("Reason to accept amounts that differ, up to 500 characters. Do not include personal data."),
    postedAmount: MONEY_PARAMS.complete.shape.postedAmount.optional(),
  })
  .meta({
    id: "RolloverAdvance",
    description:
      "The state to reach, and the facts that its steps need. Facts that no step needs are rejected.",
  });
