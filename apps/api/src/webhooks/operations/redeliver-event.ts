import { idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { redeliver } from "../deliveries/redeliver.ts";
import { delivery } from "../endpoints/webhook-examples.ts";

export const redeliverEvent = write({
  name: "redeliverEvent",
  summary: "Resend an event",
  description:
    "Sends the event with its original `webhook-id`, so receivers can detect duplicates. The endpoint's " +
    "`ordering` does not apply. If `endpointId` is set, only that endpoint receives the event, regardless of " +
    "the endpoint's event types.",
  scope: "webhooks:write",
  id: "evt",
  input: z
    .strictObject({
      endpointId: idField("whe")
        .optional()
        .describe(
          "The endpoint to send to, regardless of its event types. If omitted, the event goes to " +
            "every enabled endpoint that receives its type.",
        ),
    })
    .meta({ id: "WebhookRedeliveryInput", description: "Where to resend the event." }),
  inputOptional: true,
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(deliverySchema).describe("The new deliveries, one for each endpoint."),
  }),
  example: { input: {}, view: { object: "list", data: [{ ...delivery, kind: "redelivery" }] } },
  responses: {
    202: "The new deliveries, waiting to be sent. Empty if no enabled endpoint receives this type.",
  },
  errors: [],
  rest: "POST /v1/events/{id}/redeliver",
  graphql: {
    mutation: "redeliverEvent",
    description: "Resends an event with its original `webhook-id`. The endpoint's `ordering` does not apply.",
    payload: {
      name: "WebhookDeliveriesPayload",
      description: "The new deliveries.",
      view: z.object({
        deliveries: z
          .array(deliverySchema)
          .describe(
            "The new deliveries, waiting to be sent. Empty if no enabled endpoint receives this " +
              "type; null if there are errors.",
          ),
      }),
      toPayload: ({ data }) => ({ deliveries: data }),
    },
  },
  async run({ tx, principal, environment }, { id, endpointId = null }) {
    const deliveries = await redeliver(tx, principal.organizationId, { eventId: id, endpointId });
    return {
      object: "list" as const,
      data: deliveries.map((delivery) => toDeliveryView(delivery, environment)),
    };
  },
});
