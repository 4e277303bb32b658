import { idField, listAnswer, listSchema } from "@svc/service-kit";
import { z } from "zod";
import { deliveryQuerySchema, listWebhookDeliveries } from "../../webhooks/deliveries/deliveries.ts";
import { deliverySchema, toDeliveryView } from "../../webhooks/deliveries/delivery-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listWebhookDeliveriesEndpoint = defineEndpoint({
  operationId: "listWebhookDeliveries",
  method: "GET",
  path: "/v1/webhook-endpoints/{id}/deliveries",
  summary: "List an endpoint's deliveries, newest first",
  credentials: ["ak"],
  scope: "webhooks:read",
  params: z.strictObject({ id: idField("whe") }),
  query: deliveryQuerySchema,
  examples: EXAMPLES.listWebhookDeliveries,
  responses: { 200: { description: "One page of deliveries.", schema: listSchema(deliverySchema) } },
  errors: ["not_found"],
  async handle(ctx, { principal, params, query }) {
    const page = await listWebhookDeliveries(ctx, principal, params.id, query);
    return { status: 200, body: listAnswer(page, (delivery) => toDeliveryView(delivery, ctx.environment)) };
  },
});
