import { recordEvent } from "@svc/database";
import {
  decodeCursor,
  idField,
  isId,
  listQueryFields,
  notFound,
  type Page,
  type Principal,
  requireScope,
} from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import {
  DELIVERY_STATUSES,
  type DeliveryAttempt,
  type DeliveryWithEvent,
  type WebhookDelivery,
} from "./delivery.ts";
import {
  type EndpointStats,
  findDelivery,
  listAttempts,
  readDeliveries,
  listDeliveries as readPage,
  readStats,
} from "./delivery-reads-store.ts";
import { findEndpoint, listSubscribed } from "./endpoint-store.ts";
import { findEvent } from "./event-store.ts";
import { EVENT_TYPE_NAMES } from "./event-types.ts";
import { insertDeliveries } from "./new-deliveries-store.ts";

/** The query of a delivery list. */
export const deliveryQuerySchema = z.strictObject({
  ...listQueryFields,
  status: z.enum(DELIVERY_STATUSES, `must be one of ${DELIVERY_STATUSES.join(", ")}`).optional(),
  type: z.enum(EVENT_TYPE_NAMES, "must be the name of an event type").optional(),
  rolloverId: idField("rol").optional().describe("Only of this rollover's events."),
  eventId: idField("evt").optional().describe("Only of this event."),
});

/** Lists an endpoint's deliveries, newest first. @throws Problem `not_found`; `invalid_request` for a foreign cursor */
export async function listWebhookDeliveries(
  ctx: ApiContext,
  principal: Principal,
  endpointId: string,
  { limit, cursor, ...filter }: z.output<typeof deliveryQuerySchema>,
): Promise<Page<WebhookDelivery>> {
  requireScope(principal, "webhooks:read");
  const after = cursor === undefined ? null : decodeCursor(cursor, "whd");
  await requireEndpoint(ctx, principal, endpointId);
  return readPage(ctx.db.sql, endpointId, filter, after, limit);
}

/** A delivery with its event and its attempts. @throws Problem `not_found` */
export async function getWebhookDelivery(
  ctx: ApiContext,
  principal: Principal,
  id: string,
): Promise<{ delivery: DeliveryWithEvent; attempts: DeliveryAttempt[] }> {
  requireScope(principal, "webhooks:read");
  const delivery = isId("whd", id) ? await findDelivery(ctx.db.sql, principal.organizationId, id) : null;
  if (!delivery) throw notFound("delivery");
  return { delivery, attempts: await listAttempts(ctx.db.sql, id) };
}

const STATS_MS = 86_400_000;
/** Of how many deliveries at the most the counts are made. */
export const STATS_BOUNDS = { newest: 10_000, mostWaiting: 100_000 };

/** How an endpoint has been doing over the last day. @throws Problem `not_found` */
export async function readWebhookStats(
  ctx: ApiContext,
  principal: Principal,
  endpointId: string,
): Promise<EndpointStats & { since: Date }> {
  requireScope(principal, "webhooks:read");
  await requireEndpoint(ctx, principal, endpointId);
  const since = new Date(ctx.clock.now().getTime() - STATS_MS);
  return { since, ...(await readStats(ctx.db.sql, endpointId, { since, ...STATS_BOUNDS })) };
}

/**
 * Sends an event of the type `webhook.test` to one endpoint, whatever it asks for. A disabled one gets it once it is
 * enabled.
 *
 * @throws Problem `not_found`
 */
export async function testWebhookEndpoint(
  ctx: ApiContext,
  principal: Principal,
  endpointId: string,
  transact: Transact<WebhookDelivery>,
): Promise<WebhookDelivery> {
  requireScope(principal, "webhooks:write");
  const { organizationId } = principal;
  return transact(async (tx) => {
    if (!(await findEndpoint(tx, organizationId, endpointId))) throw notFound("webhook endpoint");
    const data = { webhookEndpointId: endpointId };
    const eventId = await recordEvent(tx, {
      organizationId,
      type: "webhook.test",
      data,
      at: ctx.clock.now(),
    });
    const ids = await insertDeliveries(tx, organizationId, eventId, "test", [endpointId]);
    const [delivery] = await readDeliveries(tx, ids);
    if (!delivery) throw new Error("a delivery was not written");
    return delivery;
  });
}

/** Whom an event is to be sent to again. */
export const redeliveryInputSchema = z
  .strictObject({
    endpointId: idField("whe")
      .optional()
      .describe("Without it, every enabled endpoint that asks for the event's type."),
  })
  .meta({ id: "WebhookRedeliveryInput" });

/**
 * Sends an event again, outside the order and under the `webhook-id` that it had.
 *
 * @returns the new deliveries
 * @throws Problem `not_found` for the event, or the endpoint that is named
 */
export async function redeliverEvent(
  principal: Pick<Principal, "organizationId" | "scopes">,
  eventId: string,
  { endpointId }: z.output<typeof redeliveryInputSchema>,
  transact: Transact<WebhookDelivery[]>,
): Promise<WebhookDelivery[]> {
  requireScope(principal, "webhooks:write");
  const { organizationId } = principal;
  return transact(async (tx) => {
    const event = await findEvent(tx, organizationId, eventId);
    if (!event) throw notFound("event");
    if (endpointId !== undefined && !(await findEndpoint(tx, organizationId, endpointId)))
      throw notFound("webhook endpoint");
    const endpointIds =
      endpointId === undefined ? await listSubscribed(tx, organizationId, event.type) : [endpointId];
    const ids = await insertDeliveries(tx, organizationId, eventId, "redelivery", endpointIds);
    return readDeliveries(tx, ids);
  });
}

async function requireEndpoint(ctx: ApiContext, principal: Principal, id: string): Promise<void> {
  if (!(await findEndpoint(ctx.db.sql, principal.organizationId, id))) throw notFound("webhook endpoint");
}
