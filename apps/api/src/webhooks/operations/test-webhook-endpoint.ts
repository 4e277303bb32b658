import { recordEvent } from "@svc/database";
import { validationFailed } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { listDeliveriesByIds } from "../deliveries/delivery-reads-store.ts";
import { deliverySchema, toDeliveryView } from "../deliveries/delivery-view.ts";
import { insertDeliveries } from "../deliveries/new-deliveries-store.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { delivery } from "../endpoints/webhook-examples.ts";
import { eventTypeField } from "../events/event-query.ts";
import type { EventTypeName } from "../events/event-types.ts";

const NOT_IN_LIVE =
  "is possible only in the test environment, so that no receiver mistakes an example for a real event";

export const testWebhookEndpoint = write({
  name: "testWebhookEndpoint",
  summary: "Send a test event to an endpoint",
  description:
    "Sends `webhook.test`, or the example of another event type with `test: true` in its payload. The event goes only " +
    "to this endpoint, regardless of its event types. Read the result at `/v1/deliveries/{id}`.",
  scope: "webhooks:write",
  id: "whe",
  input: z.strictObject({
    type: eventTypeField
      .optional()
      .describe(
        "The event type whose example is sent. Only in the test environment. Default: `webhook.test`. The events API " +
          "lists every test event as `webhook.test`.",
      ),
  }),
  inputOptional: true,
  view: deliverySchema,
  example: { input: {}, view: { ...delivery, eventType: "webhook.test", kind: "test" } },
  responses: { 202: "The new delivery, waiting to be sent." },
  errors: [],
  rest: "POST /v1/webhook-endpoints/{id}/test",
  headers: { names: ["Location"], toHeaders: ({ id }) => ({ Location: `/v1/deliveries/${id}` }) },
  graphql: {
    mutation: "testWebhookEndpoint",
    description: "Sends a test event only to this endpoint, regardless of its event types.",
    payload: {
      name: "WebhookDeliveryPayload",
      description: "The new delivery.",
      view: z.object({
        delivery: deliverySchema.describe("The new delivery, waiting to be sent; null if there are errors."),
      }),
      toPayload: (delivery) => ({ delivery }),
    },
  },
  async run({ tx, clock, principal: { organizationId }, environment }, { id, type }) {
    await getEndpoint(tx, organizationId, id);
    if (type !== undefined && environment === "live")
      throw validationFailed([{ pointer: "#/type", detail: NOT_IN_LIVE }]);
    const data = { webhookEndpointId: id, ...toSample(type) };
    // Event fan-out skips `webhook.test`, so the delivery is inserted here.
    const eventId = await recordEvent(tx, { organizationId, type: "webhook.test", data, at: clock.now() });
    const ids = await insertDeliveries(tx, organizationId, { eventId, kind: "test", endpointIds: [id] });
    const [inserted] = await listDeliveriesByIds(tx, ids);
    if (!inserted) throw new Error("the delivery was not saved");
    return toDeliveryView(inserted, environment);
  },
});

function toSample(type: EventTypeName | undefined): { sampleType?: EventTypeName } {
  return type === undefined || type === "webhook.test" ? {} : { sampleType: type };
}
