import type { Environment } from "@svc/keys";
import { answerTime, environmentField } from "@svc/service-kit";
import { z } from "zod";
import type { WebhookRecovery } from "./recovery.ts";
import { recoveryStatusSchema } from "./recovery-input.ts";

export const recoverySchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `whr_` and 26 characters."),
    object: z.literal("webhook_recovery"),
    environment: environmentField,
    endpointId: z.string().describe("The endpoint's id."),
    since: answerTime.describe("Events of this moment and later."),
    until: answerTime.describe("Events up to this moment."),
    status: recoveryStatusSchema.describe("Which events were asked for."),
    total: z.number().int().describe("Deliveries made; it grows until `preparedAt`."),
    waiting: z.number().int().describe("Of these, those that wait."),
    succeeded: z.number().int().describe("Of these, those that succeeded."),
    failed: z.number().int().describe("Of these, those that failed."),
    createdAt: answerTime.describe("When it was begun."),
    preparedAt: answerTime
      .nullable()
      .describe("When the last of its deliveries was made; null while there are more to make."),
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
