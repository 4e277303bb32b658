import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { STATS_BOUNDS, type WebhookStats } from "./read-stats.ts";

/** How an endpoint has been doing, as it is shown. */
export const webhookStatsSchema = z.strictObject({
  object: z.literal("webhook_stats"),
  endpointId: z.string(),
  since: answerTime,
  attempts: z.number().int(),
  succeeded: z.number().int().describe("Attempts that succeeded."),
  failed: z.number().int().describe("Attempts that failed."),
  successRate: z.number().min(0).max(1).nullable().describe("Null where nothing was attempted."),
  waiting: z
    .number()
    .int()
    .describe(`Deliveries that wait, of any age; counted up to ${STATS_BOUNDS.mostWaiting}.`),
  oldestWaitingAt: answerTime.nullable(),
});

export type WebhookStatsView = z.output<typeof webhookStatsSchema>;

export function toWebhookStatsView(stats: WebhookStats): WebhookStatsView {
  const { endpointId, since, attempts, succeeded, waiting, oldestWaitingAt } = stats;
  return {
    object: "webhook_stats",
    endpointId,
    since: since.toISOString(),
    attempts,
    succeeded,
    failed: attempts - succeeded,
    successRate: attempts === 0 ? null : succeeded / attempts,
    waiting,
    oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
  };
}
