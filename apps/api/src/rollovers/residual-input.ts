import { externalIdField, graphqlTypes, metadataField } from "@svc/service-kit";
import { z } from "zod";
import { MONEY_PARAMS } from "./workflow/money-params.ts";

export const residualInputSchema = z
  .strictObject({
    transfer: MONEY_PARAMS.mark_funds_sent
      .describe("The money that has left, as `mark_funds_sent` takes it.")
      .register(graphqlTypes, { name: "ResidualTransferInput" })
      .optional()
      .describe(
        "The money that has left, as `mark_funds_sent` takes it. Without it the residual is only announced.",
      ),
    receipt: MONEY_PARAMS.mark_funds_received
      .describe("Its receipt, as `mark_funds_received` takes it.")
      .register(graphqlTypes, { name: "ResidualReceiptInput" })
      .optional()
      .describe("Its receipt, where it has arrived already, as `mark_funds_received` takes it."),
    externalId: externalIdField.optional().describe("Your own id for the follow-up rollover."),
    metadata: metadataField.optional().describe("At most 50 pairs of your own, all of them texts."),
  })
  .meta({ id: "ResidualInput", description: "Money that leaves after a rollover was completed." });

export type ResidualInput = z.output<typeof residualInputSchema>;
