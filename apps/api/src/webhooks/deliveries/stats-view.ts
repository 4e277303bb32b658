import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { EndpointStats } from "./stats-store.ts";

export const STATS_BOUNDS = { maxDeliveries: 10_000, maxWaiting: 100_000 };

export const webhookStatsSchema = z
  .strictObject({
    object: z.literal("webhook_stats"),
    endpointId: z.string().describe("TypeID of the webhook endpoint: `whe_` followed by 26 characters."),
    since: timestampField.describe("The start of the counted period."),
    attempts: z.number().int().describe("The number of attempts."),
    succeeded: z.number().int().describe("Number of attempts that succeeded."),
    failed: z.number().int().describe("Number of attempts that failed."),
    successRate: z.number().min(0).max(1).nullable().describe("From 0 to 1; null if there were no attempts."),
    waiting: z
      .number()
      .int()
      .describe(`Waiting deliveries of any age, counted up to ${STATS_BOUNDS.maxWaiting}.`),
    oldestWaitingAt: timestampField.nullable().describe("When the oldest waiting delivery was created."),
  })
  .describe(`Counts the newest ${STATS_BOUNDS.maxDeliveries} deliveries created in the last 24 hours.`)
  .register(graphqlTypes, { name: "WebhookStats" });

export function toWebhookStatsView(stats: EndpointStats, since: Date): z.output<typeof webhookStatsSchema> {
  const { endpointId, attempts, succeeded, waiting, oldestWaitingAt } = stats;
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
