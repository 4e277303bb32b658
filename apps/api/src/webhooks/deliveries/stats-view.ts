import { answerTime, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import type { EndpointStats } from "./stats-store.ts";

export const STATS_BOUNDS = { newest: 10_000, mostWaiting: 100_000 };

export const webhookStatsSchema = z
  .strictObject({
    object: z.literal("webhook_stats"),
    endpointId: z.string().describe("The endpoint's id."),
    since: answerTime.describe("From when on it is counted."),
    attempts: z.number().int().describe("How many attempts were made."),
    succeeded: z.number().int().describe("Attempts that succeeded."),
    failed: z.number().int().describe("Attempts that failed."),
    successRate: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe("From 0 to 1; null where nothing was attempted."),
    waiting: z
      .number()
      .int()
      .describe(`Deliveries that wait, of any age; counted up to ${STATS_BOUNDS.mostWaiting}.`),
    oldestWaitingAt: answerTime.nullable().describe("When the oldest of these was made."),
  })
  .describe(
    `Counted over the deliveries made in the last 24 hours, of these the newest ${STATS_BOUNDS.newest}.`,
  )
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
