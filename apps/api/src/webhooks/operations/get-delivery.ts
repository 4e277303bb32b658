import { notFound } from "@svc/service-kit/errors";
import { z } from "zod";
import { type ApiCall, read } from "../../context/define-operation.ts";
import type { WebhookDelivery } from "../deliveries/delivery.ts";
import { findDelivery, listAttempts } from "../deliveries/delivery-reads-store.ts";
import {
  deliveryExpansions,
  deliverySchema,
  deliveryWithAttemptsSchema,
  toDeliveryView,
  toDeliveryWithAttempts,
} from "../deliveries/delivery-view.ts";
import { succeededDelivery } from "../endpoints/webhook-examples.ts";

export const getDelivery = read({
  name: "getDelivery",
  summary: "Retrieve a delivery with its attempts",
  description:
    "Shows each attempt with its request, response and time, to find out why an endpoint did not accept an event.",
  scope: "webhooks:read",
  scopesFor: deliveryExpansions.scopesFor,
  id: "whd",
  input: z.strictObject(deliveryExpansions.expandFields),
  view: deliveryWithAttemptsSchema,
  example: { view: succeededDelivery },
  responses: { 200: "The delivery, with the request and response of each attempt." },
  errors: [],
  selection: { expansions: deliveryExpansions.expansions },
  rest: "GET /v1/deliveries/{id}",
  graphql: {
    query: "webhookDelivery",
    isNode: true,
    view: deliverySchema,
    // The `history` link reads the attempts of all deliveries in one batch.
    read: async (call: ApiCall, { id }: { id: string }) =>
      toDeliveryView(await readDelivery(call, id), call.environment),
  },
  async run(call, { id }) {
    const delivery = await readDelivery(call, id);
    return toDeliveryWithAttempts(delivery, await listAttempts(call.db.sql, id), call.environment);
  },
});

async function readDelivery({ db, principal }: ApiCall, id: string): Promise<WebhookDelivery> {
  const delivery = await findDelivery(db.sql, principal.organizationId, id);
  if (!delivery) throw notFound("delivery");
  return delivery;
}
