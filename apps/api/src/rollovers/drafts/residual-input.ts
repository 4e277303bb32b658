import { MONEY_PARAMS } from "@svc/rollover-rules/workflow/money-params";
import { externalIdField, graphqlTypes, metadataField } from "@svc/service-kit/fields";
import { z } from "zod";

export const residualInputSchema = z
  .strictObject({
    transfer: MONEY_PARAMS.mark_funds_sent
      .describe("The money sent, in the form of the `mark_funds_sent` parameters.")
      .register(graphqlTypes, { name: "ResidualTransferInput" })
      .optional()
      .describe(
        "The money sent, in the form of the `mark_funds_sent` parameters. If omitted, no money is recorded yet.",
      ),
    receipt: MONEY_PARAMS.mark_funds_received
      .describe("The receipt, in the form of the `mark_funds_received` parameters.")
      .register(graphqlTypes, { name: "ResidualReceiptInput" })
      .optional()
      .describe(
        "The receipt, if the money has arrived, in the form of the `mark_funds_received` parameters.",
      ),
    externalId: externalIdField.optional().describe("Your ID for the new rollover."),
    metadata: metadataField.optional().describe("Up to 50 key-value pairs of strings."),
  })
  .meta({ id: "ResidualInput", description: "Money sent after a rollover was completed." });

export type ResidualInput = z.output<typeof residualInputSchema>;
