import { enumField, timeField } from "@svc/service-kit/fields";
import { z } from "zod";

export const recoveryStatusSchema = enumField("WebhookRecoveryStatus", "The events a recovery sends again.", {
  failed: "Events whose deliveries to the endpoint have all failed.",
  missing:
    "Events of the endpoint's types that have no delivery to it, for example from while it was disabled.",
  all: "Every event of the endpoint's types.",
});
export type RecoveryStatus = z.output<typeof recoveryStatusSchema>;

export const recoveryInputSchema = z
  .strictObject({
    since: timeField.describe("The first event time to include, at most 90 days ago."),
    until: timeField.optional().describe("The last event time to include. Default: now."),
    status: recoveryStatusSchema
      .default("failed")
      .describe(
        "`failed` (default): events whose deliveries to this endpoint have all failed. `missing`: " +
          "events of the endpoint's types that have no delivery to it, for example from while it was " +
          "disabled. `all`: every event of the endpoint's types.",
      ),
  })
  .meta({ id: "WebhookRecoveryInput" });

export type RecoveryInput = z.output<typeof recoveryInputSchema>;
