import { type AccountView, toOpeningView } from "@svc/accounts";
import { notFound, type Page, type Principal } from "@svc/service-kit";
import { findAccounts } from "../accounts/accounts.ts";
import type { ApiContext } from "../context.ts";
import { listTimelines, type TimelinePage } from "../rollovers/list-timelines.ts";
import type { TimelineEntry } from "../rollovers/timeline-chain.ts";
import {
  type DeliveryQuery,
  findResponseBodies,
  listAttemptsOfDeliveries,
  listDeliveriesOfMany,
} from "../webhooks/deliveries/deliveries.ts";
import type { DeliveryAttempt, WebhookDelivery } from "../webhooks/deliveries/delivery.ts";
import { readStatsOfMany, type WebhookStats } from "../webhooks/deliveries/read-stats.ts";
import type { SequencedEvent } from "../webhooks/events/event.ts";
import { listEventsOfRollovers } from "../webhooks/events/events.ts";
import { listRecoveriesOfMany, type RecoveryQuery } from "../webhooks/recoveries/recover-endpoint.ts";
import type { WebhookRecovery } from "../webhooks/recoveries/recovery.ts";
import { batchById, batchPages } from "./batching.ts";

/**
 * The reads that an answer needs many times over, each done once for all that ask in the same turn.
 *
 * All throw Problem `insufficient_scope`; those of a page `invalid_request` for a cursor that their list did not give.
 */
export interface BatchedReads {
  /** @throws Problem `not_found` */
  account(id: string): Promise<AccountView>;
  timeline(rolloverId: string, page: TimelinePage): Promise<Page<TimelineEntry>>;
  events(rolloverId: string, page: TimelinePage): Promise<Page<SequencedEvent>>;
  deliveries(endpointId: string, query: DeliveryQuery): Promise<Page<WebhookDelivery>>;
  recoveries(endpointId: string, query: RecoveryQuery): Promise<Page<WebhookRecovery>>;
  /** @throws Problem `not_found` */
  stats(endpointId: string): Promise<WebhookStats>;
  attempts(deliveryId: string): Promise<DeliveryAttempt[]>;
  responseBody(attemptId: string): Promise<string | null>;
}

/** The batched reads of one request. */
export function createBatchedReads(ctx: ApiContext, principal: Principal): BatchedReads {
  return {
    account: batchById<AccountView>(
      async (ids) => {
        const found = await findAccounts(ctx, principal, ids);
        return new Map([...found].map(([id, account]) => [id, toOpeningView(account, ctx.environment)]));
      },
      () => notFound("account"),
    ),
    timeline: batchPages((ids, page) => listTimelines(ctx, principal, ids, page)),
    events: batchPages((ids, page) => listEventsOfRollovers(ctx, principal, ids, page)),
    deliveries: batchPages((ids, query) => listDeliveriesOfMany(ctx, principal, ids, query)),
    recoveries: batchPages((ids, query) => listRecoveriesOfMany(ctx, principal, ids, query)),
    stats: batchById<WebhookStats>(
      (ids) => readStatsOfMany(ctx, principal, ids),
      () => notFound("webhook endpoint"),
    ),
    attempts: batchById<DeliveryAttempt[]>(
      (ids) => listAttemptsOfDeliveries(ctx, principal, ids),
      () => [],
    ),
    responseBody: batchById<string | null>(
      (ids) => findResponseBodies(ctx, principal, ids),
      () => null,
    ),
  };
}
