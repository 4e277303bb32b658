import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { testWebhookEndpoint } from "../../webhooks/deliveries/deliveries.ts";
import type { WebhookDelivery } from "../../webhooks/deliveries/delivery.ts";
import { deliverySchema, toDeliveryView } from "../../webhooks/deliveries/delivery-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const testWebhookEndpointEndpoint = defineEndpoint({
  operationId: "testWebhookEndpoint",
  method: "POST",
  path: "/v1/webhook-endpoints/{id}/test",
  summary: "Send an event of the type webhook.test",
  description:
    "It is sent to this endpoint alone, whatever types it asks for; read what came of it at `/v1/deliveries/{id}`.",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("whe") }),
  body: z.strictObject({}),
  bodyOptional: true,
  isRepeatable: true,
  examples: EXAMPLES.testWebhookEndpoint,
  responses: {
    202: {
      description: "The delivery, which waits to be sent.",
      schema: deliverySchema,
      headers: ["Location"],
    },
  },
  errors: ["not_found"],
  handle(ctx, request) {
    const { principal, params } = request;
    return answerOnce<WebhookDelivery>(
      ctx,
      toRepeatable(request),
      (transact) => testWebhookEndpoint(ctx, principal, params.id, transact),
      (delivery) => ({
        status: 202,
        body: toDeliveryView(delivery, ctx.environment),
        headers: { Location: `/v1/deliveries/${delivery.id}` },
      }),
    );
  },
});
