import { enumField, timeField } from "@svc/service-kit/fields";
import { z } from "zod";

export const recoveryStatusSchema = enumField(
  "WebhookRecoveryStatus",
  "Filter for the events that a recovery resends.",
  {
    failed: "Events whose deliveries to the endpoint have all failed.",
    missing:
      "Events of the endpoint's types that have no delivery to it, for example because it was disabled.",
    all: "Every event of the endpoint's types.",
  },
);
export type RecoveryStatus = z.output<typeof recoveryStatusSchema>;

export const recoveryInputSchema = z
  .strictObject({
    since: timeField.describe(
      "The start of the period: events from this time on are resent. At most 90 days ago.",
    ),
    until: timeField
      .optional()
      .describe("The end of the period: events up to this time are resent. Default: now."),
    status: recoveryStatusSchema
      .default("failed")
      .describe(
        "`failed` (default): events whose deliveries to this endpoint have all failed. `missing`: " +
          "events of the endpoint's types that have no delivery to it, for example because it was " +
          "disabled. `all`: every event of the endpoint's types.",
      ),
  })
  .meta({ id: "WebhookRecoveryInput", description: "The period and the events to resend." });

export type RecoveryInput = z.output<typeof recoveryInputSchema>;
