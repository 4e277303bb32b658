import { recordEvent } from "@svc/database";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { listDeliveriesByIds } from "../deliveries/delivery-reads-store.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { insertDeliveries } from "../deliveries/new-deliveries-store.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { delivery } from "../endpoints/webhook-examples.ts";

export const testWebhookEndpoint = write({
  name: "testWebhookEndpoint",
  summary: "Send a webhook.test event",
  description:
    "The event goes only to this endpoint, regardless of its event types. Read the result at " +
    "`/v1/deliveries/{id}`.",
  scope: "webhooks:write",
  id: "whe",
  input: z.strictObject({}),
  inputOptional: true,
  view: deliverySchema,
  example: { input: {}, view: { ...delivery, eventType: "webhook.test", kind: "test" } },
  responses: { 202: "The new delivery, waiting to be sent." },
  errors: [],
  rest: "POST /v1/webhook-endpoints/{id}/test",
  headers: { names: ["Location"], toHeaders: ({ id }) => ({ Location: `/v1/deliveries/${id}` }) },
  graphql: {
    mutation: "testWebhookEndpoint",
    description: "Sends a `webhook.test` event only to this endpoint, regardless of its event types.",
    payload: {
      name: "WebhookDeliveryPayload",
      description: "The new delivery.",
      view: z.object({
        delivery: deliverySchema.describe("The new delivery, waiting to be sent; null if there are errors."),
      }),
      toPayload: (delivery) => ({ delivery }),
    },
  },
  async run({ tx, clock, principal: { organizationId }, environment }, { id }) {
    await getEndpoint(tx, organizationId, id);
    const data = { webhookEndpointId: id };
    // Event fan-out skips `webhook.test`, so the delivery is inserted here.
    const eventId = await recordEvent(tx, { organizationId, type: "webhook.test", data, at: clock.now() });
    const ids = await insertDeliveries(tx, organizationId, { eventId, kind: "test", endpointIds: [id] });
    const [inserted] = await listDeliveriesByIds(tx, ids);
    if (!inserted) throw new Error("the delivery was not saved");
    return toDeliveryView(inserted, environment);
  },
});
