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
import type { ApiContext } from "../../context.ts";
import type { Transact } from "../../idempotency/answer-once.ts";
import { findEndpoint, listSubscribed } from "../endpoints/endpoint-store.ts";
import { getWebhookEndpoint } from "../endpoints/endpoints.ts";
import { findEvent } from "../events/event-store.ts";
import { EVENT_TYPE_NAMES } from "../events/event-types.ts";
import {
  type AnsweredAttempt,
  DELIVERY_STATUSES,
  type DeliveryAttempt,
  type WebhookDelivery,
} from "./delivery.ts";
import {
  findDelivery,
  listAttemptsOfMany,
  listAttempts as readAttempts,
  readDeliveries,
  listDeliveries as readPages,
  readResponseBodies,
} from "./delivery-reads-store.ts";
import { insertDeliveries } from "./new-deliveries-store.ts";

/** The query of a delivery list. */
export const deliveryQuerySchema = z.strictObject({
  ...listQueryFields,
  status: z.enum(DELIVERY_STATUSES, `must be one of ${DELIVERY_STATUSES.join(", ")}`).optional(),
  type: z.enum(EVENT_TYPE_NAMES, "must be the name of an event type").optional(),
  rolloverId: idField("rol").optional().describe("Only of this rollover's events."),
  eventId: idField("evt").optional().describe("Only of this event."),
});

export type DeliveryQuery = z.output<typeof deliveryQuerySchema>;

/** Lists an endpoint's deliveries, newest first. @throws Problem `not_found`; `invalid_request` for a foreign cursor */
export async function listWebhookDeliveries(
  ctx: ApiContext,
  principal: Principal,
  endpointId: string,
  query: DeliveryQuery,
): Promise<Page<WebhookDelivery>> {
  await getWebhookEndpoint(ctx, principal, endpointId);
  const pages = await listDeliveriesOfMany(ctx, principal, [endpointId], query);
  return pages.get(endpointId) ?? { items: [], hasMore: false };
}

/**
 * The same page of many endpoints' deliveries, newest first, by endpoint, in one read. An endpoint that is not the
 * organization's has an empty one.
 *
 * @throws Problem `invalid_request` for a foreign cursor
 */
export async function listDeliveriesOfMany(
  ctx: ApiContext,
  principal: Principal,
  endpointIds: readonly string[],
  { limit, cursor, ...filter }: DeliveryQuery,
): Promise<Map<string, Page<WebhookDelivery>>> {
  requireScope(principal, "webhooks:read");
  const after = cursor === undefined ? null : decodeCursor(cursor, "whd");
  return readPages(ctx.db.sql, principal.organizationId, endpointIds, filter, after, limit);
}

/** A delivery. @throws Problem `not_found` */
export async function getWebhookDelivery(
  ctx: ApiContext,
  principal: Principal,
  id: string,
): Promise<WebhookDelivery> {
  requireScope(principal, "webhooks:read");
  const delivery = isId("whd", id) ? await findDelivery(ctx.db.sql, principal.organizationId, id) : null;
  if (!delivery) throw notFound("delivery");
  return delivery;
}

/** Every attempt of a delivery that was read for the principal, with what was answered, the first one first. */
export async function listAttempts(
  ctx: ApiContext,
  principal: Principal,
  { id }: WebhookDelivery,
): Promise<AnsweredAttempt[]> {
  requireScope(principal, "webhooks:read");
  return readAttempts(ctx.db.sql, id);
}

/** The attempts of many of the organization's deliveries, by delivery, the first one first, in one read. */
export async function listAttemptsOfDeliveries(
  ctx: ApiContext,
  principal: Principal,
  deliveryIds: readonly string[],
): Promise<Map<string, DeliveryAttempt[]>> {
  requireScope(principal, "webhooks:read");
  return listAttemptsOfMany(ctx.db.sql, principal.organizationId, deliveryIds);
}

/** What was answered to many of the organization's attempts, by attempt, in one read. */
export async function findResponseBodies(
  ctx: ApiContext,
  principal: Principal,
  attemptIds: readonly string[],
): Promise<Map<string, string | null>> {
  requireScope(principal, "webhooks:read");
  return readResponseBodies(ctx.db.sql, principal.organizationId, attemptIds);
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
