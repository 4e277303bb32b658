import { notFound } from "@svc/service-kit/errors";
import { type ApiCall, read } from "../../context/define-operation.ts";
import { getStats } from "../deliveries/stats-store.ts";
import { STATS_BOUNDS, toWebhookStatsView, webhookStatsSchema } from "../deliveries/stats-view.ts";
import { webhookStats } from "../endpoints/webhook-examples.ts";

const STATS_PERIOD_MS = 86_400_000;

export const getWebhookStats = read({
  name: "getWebhookStats",
  summary: "Get an endpoint's delivery statistics for the last 24 hours",
  description: "Counts attempts by outcome, and deliveries that are waiting for an attempt.",
  scope: "webhooks:read",
  id: "whe",
  view: webhookStatsSchema,
  example: { view: webhookStats },
  responses: {
    200: `Counts the newest ${STATS_BOUNDS.maxDeliveries} deliveries created in the last 24 hours.`,
  },
  errors: [],
  rest: "GET /v1/webhook-endpoints/{id}/stats",
  graphql: {
    field: "stats",
    parentType: "WebhookEndpoint",
    description:
      "Delivery statistics for the last 24 hours. Batched for all endpoints in a response. Counts " +
      "as 100 fields.",
    weight: 100,
  },
  loadMany: loadStats,
  async run(call, { id }) {
    const stats = (await loadStats(call, [id])).get(id);
    if (!stats) throw notFound("webhook endpoint");
    return stats;
  },
});

async function loadStats({ db, principal, clock }: ApiCall, ids: readonly string[]) {
  const since = new Date(clock.now().getTime() - STATS_PERIOD_MS);
  const statsByEndpoint = await getStats(db.sql, principal.organizationId, {
    since,
    ...STATS_BOUNDS,
    endpointIds: ids,
  });
  return new Map([...statsByEndpoint].map(([id, stats]) => [id, toWebhookStatsView(stats, since)]));
}
