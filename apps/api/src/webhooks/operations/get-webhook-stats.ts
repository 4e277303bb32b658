import { notFound } from "@svc/service-kit";
import { type ApiCall, read } from "../../declare.ts";
import { webhookStats } from "../../examples/webhook-story.ts";
import { readStats } from "../deliveries/stats-store.ts";
import { STATS_BOUNDS, toWebhookStatsView, webhookStatsSchema } from "../deliveries/stats-view.ts";

const STATS_MS = 86_400_000;

export const getWebhookStats = read({
  name: "getWebhookStats",
  summary: "How an endpoint has been doing for a day",
  scope: "webhooks:read",
  id: "whe",
  view: webhookStatsSchema,
  example: { view: webhookStats },
  answers: {
    200: `Counted over the deliveries made in the last 24 hours, of these the newest ${STATS_BOUNDS.newest}.`,
  },
  errors: [],
  rest: "GET /v1/webhook-endpoints/{id}/stats",
  graphql: {
    field: "stats",
    on: "WebhookEndpoint",
    description:
      "How it has been doing for a day. One read for all endpoints of an answer. Counts as 100 fields.",
    weight: 100,
  },
  many: readStatsOf,
  async run(call, { id }) {
    const stats = (await readStatsOf(call, [id])).get(id);
    if (!stats) throw notFound("webhook endpoint");
    return stats;
  },
});

async function readStatsOf({ db, principal, clock }: ApiCall, ids: readonly string[]) {
  const since = new Date(clock.now().getTime() - STATS_MS);
  const found = await readStats(db.sql, principal.organizationId, ids, { since, ...STATS_BOUNDS });
  return new Map([...found].map(([id, stats]) => [id, toWebhookStatsView(stats, since)]));
}
