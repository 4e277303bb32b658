import { moneySourcesField } from "@svc/rollover-rules/money/money-source-input";
import { amountField, dateField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { eligibilityFields } from "../drafts/eligibility-input.ts";

export const previewInputSchema = z
  .strictObject({
    ...eligibilityFields,
    amount: amountField
      .optional()
      .describe(
        "Amount before withholding. Without it, the preview has no forms and no expected withholding.",
      ),
    moneySources: moneySourcesField.optional(),
    paidOn: dateField
      .optional()
      .describe(
        "Day on which the money leaves, `YYYY-MM-DD`. Default: today in the organization's time zone.",
      ),
  })
  .describe("A rollover to preview, without creating it.")
  .register(graphqlTypes, { name: "RolloverPreviewInput" });

export type PreviewInput = z.output<typeof previewInputSchema>;
