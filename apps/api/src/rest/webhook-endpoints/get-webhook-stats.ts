import { idField } from "@svc/service-kit";
import { z } from "zod";
import { readWebhookStats, STATS_BOUNDS } from "../../webhooks/deliveries/read-stats.ts";
import { toWebhookStatsView, webhookStatsSchema } from "../../webhooks/deliveries/stats-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

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
      schema: webhookStatsSchema,
    },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    return { status: 200, body: toWebhookStatsView(await readWebhookStats(ctx, principal, params.id)) };
  },
});
