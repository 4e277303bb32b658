import { decodeCursor, listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../context/define-operation.ts";
import { listDeliveriesByEvent } from "../deliveries/delivery-reads-store.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { maskQuery } from "../endpoints/endpoint-url.ts";
import { delivery, endpoint } from "../endpoints/webhook-examples.ts";
import { getStoredEvent } from "../events/get-stored-event.ts";

export const listEventDeliveries = list({
  name: "listEventDeliveries",
  summary: "List an event's deliveries, newest first",
  description: "Deliveries to deleted endpoints are not included.",
  scope: "webhooks:read",
  id: "evt",
  input: z.strictObject(listQueryFields),
  view: deliverySchema
    .extend({
      endpointUrl: z.string().describe("The endpoint's URL, with its query masked."),
    })
    .meta({ id: "EventDelivery", description: "The delivery of one event to one endpoint." }),
  example: { view: { ...delivery, endpointUrl: endpoint.url } },
  responses: { 200: "One page of deliveries." },
  errors: [],
  rest: "GET /portal/api/events/{id}/deliveries",
  async run({ db, principal: { organizationId }, environment }, { id, limit, cursor }) {
    await getStoredEvent(db.sql, organizationId, id);
    const after = decodeCursor(cursor, "whd");
    const { items, hasMore } = await listDeliveriesByEvent(db.sql, organizationId, {
      eventId: id,
      after,
      limit,
    });
    return {
      hasMore,
      items: items.map((delivery) => ({
        ...toDeliveryView(delivery, environment),
        endpointUrl: maskQuery(delivery.endpointUrl),
      })),
    };
  },
});
