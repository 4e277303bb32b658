import { notFound, type Principal, requireScope } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import { type EndpointStats, readStats } from "./stats-store.ts";

const STATS_MS = 86_400_000;
/** Of how many deliveries at the most the counts are made. */
export const STATS_BOUNDS = { newest: 10_000, mostWaiting: 100_000 };

/** How an endpoint has been doing since a moment. */
export interface WebhookStats extends EndpointStats {
  since: Date;
}

/** How an endpoint has been doing over the last day. @throws Problem `not_found` */
export async function readWebhookStats(
  ctx: ApiContext,
  principal: Principal,
  endpointId: string,
): Promise<WebhookStats> {
  const found = (await readStatsOfMany(ctx, principal, [endpointId])).get(endpointId);
  if (!found) throw notFound("webhook endpoint");
  return found;
}

/** How those of the organization's endpoints have been doing over the last day, by endpoint, in one read. */
export async function readStatsOfMany(
  ctx: ApiContext,
  principal: Principal,
  endpointIds: readonly string[],
): Promise<Map<string, WebhookStats>> {
  requireScope(principal, "webhooks:read");
  const since = new Date(ctx.clock.now().getTime() - STATS_MS);
  const found = await readStats(ctx.db.sql, principal.organizationId, endpointIds, {
    since,
    ...STATS_BOUNDS,
  });
  return new Map([...found].map(([id, stats]) => [id, { ...stats, since }]));
}
