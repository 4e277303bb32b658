import { amountField, graphqlTypes } from "@svc/service-kit/fields";
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
  })
  .describe("A rollover to preview, without creating it.")
  .register(graphqlTypes, { name: "RolloverPreviewInput" });
