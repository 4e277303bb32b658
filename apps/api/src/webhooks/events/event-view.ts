import { ENVIRONMENTS, type Environment } from "@svc/keys";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import type { StoredEvent } from "./event.ts";
import { type EventBody, toEventBody } from "./event-body.ts";

const eventFields = {
  id: z.string(),
  object: z.literal("event"),
  type: z.string(),
  apiVersion: z.literal("v1"),
  environment: z.enum(ENVIRONMENTS),
  createdAt: answerTime,
};

/** An event of any type. */
export const eventSchema = z
  .strictObject({
    ...eventFields,
    data: z
      .record(z.string(), z.unknown())
      .describe("What its type says: see `GET /v1/event-types`. Never personal data."),
  })
  .meta({ id: "Event", description: "Something that happened, as webhooks carry it." });

/** The schema of an event of one type. */
export function eventSchemaOf(type: string, data: z.ZodType) {
  return z.strictObject({ ...eventFields, type: z.literal(type), data });
}

export function toEventView(event: StoredEvent, environment: Environment): EventBody {
  return toEventBody({ ...event, createdAt: event.createdAt.toISOString() }, environment);
}

/** A type of event, for those who receive it. */
export const eventTypeSchema = z
  .strictObject({
    object: z.literal("event_type"),
    name: z.string().describe("The `type` of its events."),
    description: z.string(),
    schema: z
      .record(z.string(), z.unknown())
      .describe("JSON Schema (draft 2020-12) of an event of this type."),
    example: eventSchema,
  })
  .meta({ id: "EventType", description: "A type of event." });
