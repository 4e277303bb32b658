import { idField } from "@svc/service-kit";
import { z } from "zod";
import { getWebhookDelivery, listAttempts } from "../../webhooks/deliveries/deliveries.ts";
import {
  deliveryWithAttemptsSchema,
  toDeliveryWithAttempts,
} from "../../webhooks/deliveries/delivery-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const getDeliveryEndpoint = defineEndpoint({
  operationId: "getDelivery",
  method: "GET",
  path: "/v1/deliveries/{id}",
  summary: "Retrieve a delivery with its attempts",
  credentials: ["ak"],
  scope: "webhooks:read",
  params: z.strictObject({ id: idField("whd") }),
  examples: EXAMPLES.getDelivery,
  responses: {
    200: {
      description: "The delivery, and what was sent and answered at each attempt.",
      schema: deliveryWithAttemptsSchema,
    },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const delivery = await getWebhookDelivery(ctx, principal, params.id);
    const attempts = await listAttempts(ctx, principal, delivery);
    return { status: 200, body: toDeliveryWithAttempts(delivery, attempts, ctx.environment) };
  },
});
