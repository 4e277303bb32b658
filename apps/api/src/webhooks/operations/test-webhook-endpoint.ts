import { recordEvent } from "@svc/database";
import { z } from "zod";
import { write } from "../../declare.ts";
import { delivery } from "../../examples/webhook-story.ts";
import { readDeliveries } from "../deliveries/delivery-reads-store.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { insertDeliveries } from "../deliveries/new-deliveries-store.ts";
import { readEndpoint } from "../endpoints/read-endpoint.ts";

export const testWebhookEndpoint = write({
  name: "testWebhookEndpoint",
  summary: "Send an event of the type webhook.test",
  description:
    "It is sent to this endpoint alone, whatever types it asks for; read what came of it at `/v1/deliveries/{id}`.",
  scope: "webhooks:write",
  id: "whe",
  input: z.strictObject({}),
  inputOptional: true,
  view: deliverySchema,
  example: { input: {}, view: { ...delivery, eventType: "webhook.test", kind: "test" } },
  answers: { 202: "The delivery, which waits to be sent." },
  errors: [],
  rest: "POST /v1/webhook-endpoints/{id}/test",
  headers: { names: ["Location"], of: ({ id }) => ({ Location: `/v1/deliveries/${id}` }) },
  graphql: {
    mutation: "testWebhookEndpoint",
    description:
      "Sends an event of the type `webhook.test` to this endpoint alone, whatever types it asks for.",
    payload: {
      name: "WebhookDeliveryPayload",
      description: "A delivery that was made.",
      view: z.object({
        delivery: deliverySchema.describe(
          "The delivery, which waits to be sent; null when there are errors.",
        ),
      }),
      of: (delivery) => ({ delivery }),
    },
  },
  async run({ tx, clock, principal: { organizationId }, environment }, { id }) {
    await readEndpoint(tx, organizationId, id);
    const data = { webhookEndpointId: id };
    // Event fan-out skips `webhook.test`, so the delivery is inserted here.
    const eventId = await recordEvent(tx, { organizationId, type: "webhook.test", data, at: clock.now() });
    const ids = await insertDeliveries(tx, organizationId, eventId, "test", [id]);
    const [made] = await readDeliveries(tx, ids);
    if (!made) throw new Error("a delivery was not written");
    return toDeliveryView(made, environment);
  },
});
