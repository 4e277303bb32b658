import { answerTime, idField } from "@svc/service-kit";
import { z } from "zod";
import { EXAMPLES } from "../../openapi/examples.ts";
import { readWebhookStats, STATS_BOUNDS } from "../../webhooks/deliveries.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const getWebhookStatsEndpoint = defineEndpoint({
  operationId: "getWebhookStats",
  method: "GET",
  path: "/v1/webhook-endpoints/{id}/stats",
  summary: "How an endpoint has been doing for a day",
  credentials: ["ak"],
  scope: "webhooks:read",
  params: z.strictObject({ id: idField("whe") }),
  examples: EXAMPLES.getWebhookStats,
  responses: {
    200: {
      description: `Counted over the deliveries made in the last 24 hours, of these the newest ${STATS_BOUNDS.newest}.`,
      schema: z.strictObject({
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
      }),
    },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const stats = await readWebhookStats(ctx, principal, params.id);
    const { since, attempts, succeeded, waiting, oldestWaitingAt } = stats;
    return {
      status: 200,
      body: {
        object: "webhook_stats",
        endpointId: params.id,
        since: since.toISOString(),
        attempts,
        succeeded,
        failed: attempts - succeeded,
        successRate: attempts === 0 ? null : succeeded / attempts,
        waiting,
        oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
      },
    };
  },
});
