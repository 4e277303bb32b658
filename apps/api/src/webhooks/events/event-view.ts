import type { Environment } from "@svc/keys";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { type EventBody, toEventBody } from "./event-body.ts";
import type { StoredEvent } from "./event-store.ts";

const eventFields = {
  id: z.string().describe("A TypeID: `evt_` and 26 characters. Sent as `webhook-id` with every delivery."),
  object: z.literal("event"),
  type: z.string().describe("The event type. New values may be added."),
  apiVersion: z.literal("v1").describe("The version of the webhook payload: `v1`."),
  environment: environmentField.describe("The environment of the event."),
  createdAt: timestampField.describe(
    "When the event occurred. In the sandbox, the time of the organization's clock.",
  ),
};

export const eventSchema = z
  .strictObject({
    ...eventFields,
    data: z
      .record(z.string(), z.unknown())
      .describe(
        "The data of this event type: see `GET /v1/event-types`, or `eventTypes` in GraphQL. Never " +
          "contains personal data.",
      ),
  })
  .meta({ id: "Event", description: "An event, as sent to webhooks with full payloads. Kept for 90 days." });

export function createEventSchema(type: string, data: z.ZodType) {
  return z.strictObject({
    ...eventFields,
    type: z.literal(type).describe(`The event type: \`${type}\`.`),
    data: data.describe(`Details of the event. The fields depend on the event type, here \`${type}\`.`),
    test: z
      .literal(true)
      .optional()
      .describe(
        "Only in test events of `POST /v1/webhook-endpoints/{id}/test`, whose `data` is an example: nothing happened.",
      ),
  });
}

export function toEventView(event: StoredEvent, environment: Environment): EventBody {
  return toEventBody({ ...event, createdAt: event.createdAt.toISOString() }, environment);
}

export const eventTypeSchema = z
  .strictObject({
    object: z.literal("event_type"),
    name: z.string().describe("The `type` of the events."),
    description: z.string().describe("When the event is sent."),
    schema: z.record(z.string(), z.unknown()).describe("The JSON Schema (draft 2020-12) of the event."),
    example: eventSchema.describe("An example event.").register(graphqlTypes, { scalar: "JSONObject" }),
  })
  .meta({ id: "EventType", description: "A type of event that webhooks can receive." });
