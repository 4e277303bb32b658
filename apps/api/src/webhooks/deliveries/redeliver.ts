import type { Sql } from "@svc/database";
import { readEvent } from "../../events/read-event.ts";
import { listSubscribed } from "../endpoints/endpoint-store.ts";
import { readEndpoint } from "../endpoints/read-endpoint.ts";
import type { WebhookDelivery } from "./delivery.ts";
import { readDeliveries } from "./delivery-reads-store.ts";
import { insertDeliveries } from "./new-deliveries-store.ts";

/**
 * Sends an event again, outside the order and under the `webhook-id` that it had.
 *
 * @param endpointId to whom, whatever it asks for; without it, to every enabled endpoint that asks for the event's type
 * @returns the new deliveries
 * @throws Problem `not_found` for the event, or the endpoint that is named
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
