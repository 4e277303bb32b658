import type { Sql } from "@svc/database";
import { findSubscribedEndpointIds } from "../endpoints/endpoint-store.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { getStoredEvent } from "../events/get-stored-event.ts";
import type { WebhookDelivery } from "./delivery.ts";
import { listDeliveriesByIds } from "./delivery-reads-store.ts";
import { insertDeliveries } from "./new-deliveries-store.ts";

/**
 * Resends an event regardless of the endpoint's ordering, with its original `webhook-id`.
 *
 * @param endpointId one endpoint, even if disabled; null for every enabled, subscribed endpoint
 * @throws Problem `not_found` for the event or the endpoint
 */
export async function redeliver(
  tx: Sql,
  organizationId: string,
  { eventId, endpointId }: { eventId: string; endpointId: string | null },
): Promise<WebhookDelivery[]> {
  const { type } = await getStoredEvent(tx, organizationId, eventId);
  if (endpointId !== null) await getEndpoint(tx, organizationId, endpointId);
  const endpointIds =
    endpointId === null ? await findSubscribedEndpointIds(tx, organizationId, type) : [endpointId];
  const ids = await insertDeliveries(tx, organizationId, { eventId, kind: "redelivery", endpointIds });
  return listDeliveriesByIds(tx, ids);
}
