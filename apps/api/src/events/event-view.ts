import type { Environment } from "@svc/keys";
import { answerTime, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import type { StoredEvent } from "./event.ts";
import { type EventBody, toEventBody } from "./event-body.ts";

const eventFields = {
  id: z.string().describe("A TypeID: `evt_` and 26 characters. The `webhook-id` of every delivery."),
  object: z.literal("event"),
  type: z.string().describe("What it tells of: the name of an event type. New values may be added."),
  apiVersion: z.literal("v1").describe("The version of what webhooks carry: `v1`."),
  environment: environmentField.describe("The environment that it happened in."),
  createdAt: answerTime.describe("When it happened. In the sandbox, by the organization's clock."),
};

export const eventSchema = z
  .strictObject({
    ...eventFields,
    data: z
      .record(z.string(), z.unknown())
      .describe(
        "What its type says: see `GET /v1/event-types`, `eventTypes` in GraphQL. Never personal data.",
      ),
  })
  .meta({ id: "Event", description: "Something that happened, as webhooks carry it. Kept for 90 days." });

export function eventSchemaOf(type: string, data: z.ZodType) {
  return z.strictObject({ ...eventFields, type: z.literal(type), data });
}

export function toEventView(event: StoredEvent, environment: Environment): EventBody {
  return toEventBody({ ...event, createdAt: event.createdAt.toISOString() }, environment);
}

export const eventTypeSchema = z
  .strictObject({
    object: z.literal("event_type"),
    name: z.string().describe("The `type` of its events."),
    description: z.string().describe("What they tell of."),
    schema: z
      .record(z.string(), z.unknown())
      .describe("JSON Schema (draft 2020-12) of an event of this type, as webhooks carry it."),
    example: eventSchema
      .describe("An event of this type, as webhooks carry it.")
      .register(graphqlTypes, { scalar: "JSONObject" }),
  })
  .meta({ id: "EventType", description: "A type of event." });
