import { enumField, timeField } from "@svc/service-kit";
import { z } from "zod";

export const recoveryStatusSchema = enumField(
  "WebhookRecoveryStatus",
  "Which events a recovery sends again.",
  {
    failed: "Events whose deliveries to the endpoint have all failed.",
    missing: "Events that the endpoint asks for and has no delivery of, as from while it was disabled.",
    all: "Every event that the endpoint asks for.",
  },
);
export type RecoveryStatus = z.output<typeof recoveryStatusSchema>;

export const recoveryInputSchema = z
  .strictObject({
    since: timeField.describe("Events of this moment and later; at most 90 days back."),
    until: timeField.optional().describe("Events up to this moment. Default: now."),
    status: recoveryStatusSchema
      .default("failed")
      .describe(
        "`failed`, unless it is said otherwise: events whose deliveries to this endpoint have all failed. `missing`: events that it asks for and has no delivery of, as from while it was disabled. `all`: every event that it asks for.",
      ),
  })
  .meta({ id: "WebhookRecoveryInput" });

export type RecoveryInput = z.output<typeof recoveryInputSchema>;
