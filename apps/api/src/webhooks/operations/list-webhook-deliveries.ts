import { notFound } from "@svc/service-kit/errors";
import { idField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPages, toTotalCounts } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { deliveryStatusSchema } from "../deliveries/delivery.ts";
import { countDeliveries, listDeliveries } from "../deliveries/delivery-reads-store.ts";
import { deliveryExpansions, deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { delivery } from "../endpoints/webhook-examples.ts";
import { eventTypeField } from "../events/event-query.ts";

const deliveryQuerySchema = z.strictObject({
  ...listQueryFields,
  ...deliveryExpansions.expandFields,
  status: deliveryStatusSchema.optional().describe("Only deliveries with this status."),
  type: eventTypeField.optional().describe("Only deliveries of this event type."),
  rolloverId: idField("rol").optional().describe("Only deliveries of this rollover's events."),
  eventId: idField("evt").optional().describe("Only deliveries of this event."),
});

type DeliveryQuery = z.output<typeof deliveryQuerySchema>;

export const listWebhookDeliveries = list({
  name: "listWebhookDeliveries",
  summary: "List an endpoint's deliveries, newest first",
  description: "Filter by status or event type to find events that the endpoint did not accept.",
  scope: "webhooks:read",
  scopesFor: deliveryExpansions.scopesFor,
  id: "whe",
  input: deliveryQuerySchema,
  view: deliverySchema,
  example: { view: delivery },
  responses: { 200: "One page of deliveries." },
  errors: [],
  selection: { expansions: deliveryExpansions.expansions },
  fromReplica: true,
  rest: "GET /v1/webhook-endpoints/{id}/deliveries",
  graphql: {
    field: "deliveries",
    parentType: "WebhookEndpoint",
    description: "The endpoint's deliveries, newest first. Batched for all endpoints in a response.",
    async countMany(
      { db, principal }: ApiCall,
      ids,
      { limit: _limit, cursor: _cursor, ...filter }: DeliveryQuery,
    ) {
      const counts = await countDeliveries(db.sql, principal.organizationId, { endpointIds: ids, filter });
      return toTotalCounts(counts, ids);
    },
  },
  loadMany: loadPages,
  async run(call, { id, ...query }) {
    await getEndpoint(call.db.sql, call.principal.organizationId, id);
    const page = (await loadPages(call, [id], query)).get(id);
    if (!page) throw notFound("webhook endpoint");
    return page;
  },
});

/** Endpoints of other organizations get empty pages. */
async function loadPages(
  { db, principal, environment }: ApiCall,
  ids: readonly string[],
  { limit, cursor, ...filter }: DeliveryQuery,
) {
  const after = decodeCursor(cursor, "whd");
  const pages = await listDeliveries(db.sql, principal.organizationId, {
    endpointIds: ids,
    filter,
    after,
    limit,
  });
  return mapPages(pages, (delivery) => toDeliveryView(delivery, environment));
}
