import type { Environment } from "@svc/keys";
import { environmentField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { recoveryStatusSchema } from "./recovery-input.ts";
import type { WebhookRecovery } from "./recovery-store.ts";

export const recoverySchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `whr_` and 26 characters."),
    object: z.literal("webhook_recovery"),
    environment: environmentField,
    endpointId: z.string().describe("TypeID of the webhook endpoint: `whe_` followed by 26 characters."),
    since: timestampField.describe("The start of the period: events from this time on are resent."),
    until: timestampField.describe("The end of the period: events up to this time are resent."),
    status: recoveryStatusSchema.describe("Which events are resent. Not the status of the recovery."),
    total: z.number().int().describe("Deliveries created so far. Increases until `preparedAt` is set."),
    waiting: z.number().int().describe("Deliveries that are still waiting."),
    succeeded: z.number().int().describe("Deliveries that succeeded."),
    failed: z.number().int().describe("Deliveries that failed."),
    createdAt: timestampField.describe("When the recovery started."),
    preparedAt: timestampField
      .nullable()
      .describe("When the last delivery was created; null while more are being created."),
  })
  .meta({ id: "WebhookRecovery", description: "A recovery, which resends events an endpoint missed." });

export function toRecoveryView(
  recovery: WebhookRecovery,
  environment: Environment,
): z.output<typeof recoverySchema> {
  return {
    id: recovery.id,
    object: "webhook_recovery",
    environment,
    endpointId: recovery.endpointId,
    since: recovery.since.toISOString(),
    until: recovery.until.toISOString(),
    status: recovery.status,
    total: recovery.total,
    waiting: recovery.waiting,
    succeeded: recovery.succeeded,
    failed: recovery.failed,
    createdAt: recovery.createdAt.toISOString(),
    preparedAt: recovery.preparedAt?.toISOString() ?? null,
  };
}
