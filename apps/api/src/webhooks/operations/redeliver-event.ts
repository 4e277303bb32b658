import { idField } from "@svc/service-kit";
import { z } from "zod";
import { write } from "../../declare.ts";
import { delivery } from "../../examples/webhook-story.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { redeliver } from "../deliveries/redeliver.ts";

export const redeliverEvent = write({
  name: "redeliverEvent",
  summary: "Send an event again",
  description:
    "Outside the order, and under the `webhook-id` that it had: whoever has it already can tell. A named endpoint gets it whatever types it asks for.",
  scope: "webhooks:write",
  id: "evt",
  input: z
    .strictObject({
      endpointId: idField("whe")
        .optional()
        .describe(
          "To whom, whatever types it asks for. Without it, to every enabled endpoint that asks for the event's type.",
        ),
    })
    .meta({ id: "WebhookRedeliveryInput" }),
  inputOptional: true,
  view: z.strictObject({ object: z.literal("list"), data: z.array(deliverySchema) }),
  example: { input: {}, view: { object: "list", data: [{ ...delivery, kind: "redelivery" }] } },
  answers: {
    202: "The deliveries, which wait to be sent; none where no enabled endpoint asks for the type.",
  },
  errors: [],
  rest: "POST /v1/events/{id}/redeliver",
  graphql: {
    mutation: "redeliverEvent",
    description: "Sends an event again: outside the order, and under the `webhook-id` that it had.",
    payload: {
      name: "WebhookDeliveriesPayload",
      description: "Deliveries that were made.",
      view: z.object({
        deliveries: z
          .array(deliverySchema)
          .describe(
            "The deliveries, which wait to be sent: none where no enabled endpoint asks for the type; null when there are errors.",
          ),
      }),
      of: ({ data }) => ({ deliveries: data }),
    },
  },
  async run({ tx, principal, environment }, { id, endpointId = null }) {
    const made = await redeliver(tx, principal.organizationId, id, endpointId);
    return { object: "list" as const, data: made.map((one) => toDeliveryView(one, environment)) };
  },
});
