import type { Sql } from "@svc/database";
import { listSubscribed } from "../endpoints/endpoint-store.ts";
import { readEndpoint } from "../endpoints/read-endpoint.ts";
import { readEvent } from "../events/read-event.ts";
import type { WebhookDelivery } from "./delivery.ts";
import { readDeliveries } from "./delivery-reads-store.ts";
import { insertDeliveries } from "./new-deliveries-store.ts";

/**
 * Resends an event outside the endpoint's ordering, with its original `webhook-id`.
 *
 * @param endpointId the only endpoint to send to, regardless of its event types; null for every enabled, subscribed endpoint
 * @throws Problem `not_found` for the event or the endpoint
 */
export async function redeliver(
  tx: Sql,
  organizationId: string,
  eventId: string,
  endpointId: string | null,
): Promise<WebhookDelivery[]> {
  const { type } = await readEvent(tx, organizationId, eventId);
  if (endpointId !== null) await readEndpoint(tx, organizationId, endpointId);
  const endpointIds = endpointId === null ? await listSubscribed(tx, organizationId, type) : [endpointId];
  const ids = await insertDeliveries(tx, organizationId, eventId, "redelivery", endpointIds);
  return readDeliveries(tx, ids);
}
