import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { redeliverEvent, redeliveryInputSchema } from "../../webhooks/deliveries/deliveries.ts";
import type { WebhookDelivery } from "../../webhooks/deliveries/delivery.ts";
import { deliverySchema, toDeliveryView } from "../../webhooks/deliveries/delivery-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const redeliverEventEndpoint = defineEndpoint({
  operationId: "redeliverEvent",
  method: "POST",
  path: "/v1/events/{id}/redeliver",
  summary: "Send an event again",
  description:
    "Outside the order, and under the `webhook-id` that it had: whoever has it already can tell. A named endpoint gets it whatever types it asks for.",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("evt") }),
  body: redeliveryInputSchema,
  bodyOptional: true,
  isRepeatable: true,
  examples: EXAMPLES.redeliverEvent,
  responses: {
    202: {
      description: "The deliveries, which wait to be sent; none where no enabled endpoint asks for the type.",
      schema: z.strictObject({ object: z.literal("list"), data: z.array(deliverySchema) }),
    },
  },
  errors: ["not_found"],
  handle(ctx, request) {
    const { principal, params, body } = request;
    return answerOnce<WebhookDelivery[]>(
      ctx,
      toRepeatable(request),
      (transact) => redeliverEvent(principal, params.id, body, transact),
      (deliveries) => ({
        status: 202,
        body: { object: "list", data: deliveries.map((one) => toDeliveryView(one, ctx.environment)) },
      }),
    );
  },
});
