import { ENVIRONMENTS, type Environment } from "@svc/keys";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import type { WebhookRecovery } from "./recovery.ts";
import { RECOVERY_STATUSES } from "./recovery-input.ts";

/** A sending again, and how far it is. */
export const recoverySchema = z
  .strictObject({
    id: z.string(),
    object: z.literal("webhook_recovery"),
    environment: z.enum(ENVIRONMENTS),
    endpointId: z.string(),
    since: answerTime,
    until: answerTime,
    status: z.enum(RECOVERY_STATUSES).describe("Which events were asked for."),
    total: z.number().int().describe("Deliveries made; it grows until `preparedAt`."),
    waiting: z.number().int(),
    succeeded: z.number().int(),
    failed: z.number().int(),
    createdAt: answerTime,
    preparedAt: answerTime.nullable().describe("When the last of its deliveries was made."),
  })
  .meta({ id: "WebhookRecovery", description: "A sending again of what an endpoint has missed." });

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
