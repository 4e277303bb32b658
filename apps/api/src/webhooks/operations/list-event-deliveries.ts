import { decodeCursor, listQueryFields } from "@svc/service-kit";
import { z } from "zod";
import { list } from "../../declare.ts";
import { readEvent } from "../../events/read-event.ts";
import { delivery, endpoint } from "../../examples/webhook-story.ts";
import { listDeliveriesOfEvent } from "../deliveries/delivery-reads-store.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { maskQuery } from "../endpoints/masked-url.ts";

export const listEventDeliveries = list({
  name: "listEventDeliveries",
  summary: "List to whom an event was sent, newest first",
  description: "Of endpoints that are there still.",
  scope: "webhooks:read",
  id: "evt",
  input: z.strictObject(listQueryFields),
  view: deliverySchema
    .extend({
      endpointUrl: z.string().describe("The endpoint's address; what stands in its query is masked."),
    })
    .meta({ id: "EventDelivery", description: "An event on its way to one endpoint." }),
  example: { view: { ...delivery, endpointUrl: endpoint.url } },
  answers: { 200: "One page of deliveries." },
  errors: [],
  rest: "GET /portal/api/events/{id}/deliveries",
  async run({ db, principal: { organizationId }, environment }, { id, limit, cursor }) {
    await readEvent(db.sql, organizationId, id);
    const after = cursor === undefined ? null : decodeCursor(cursor, "whd");
    const { items, hasMore } = await listDeliveriesOfEvent(db.sql, organizationId, id, after, limit);
    return {
      hasMore,
      items: items.map((one) => ({
        ...toDeliveryView(one, environment),
        endpointUrl: maskQuery(one.endpointUrl),
      })),
    };
  },
});
