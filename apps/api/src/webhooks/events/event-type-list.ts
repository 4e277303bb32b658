import type { Environment } from "@svc/keys";
import { z } from "zod";
import { toEventBody } from "./event-body.ts";
import type { EventType } from "./event-type.ts";
import { EVENT_TYPE_NAMES, EVENT_TYPES, type EventTypeName } from "./event-types.ts";
import { createEventSchema, type eventTypeSchema } from "./event-view.ts";

const EXAMPLE_TIME = "2026-06-15T12:00:00.000Z";
const EXAMPLE_ID = "evt_01m7zh400eenbshkcr3rdw9v4t";

export function createExampleEvent(type: EventTypeName, environment: Environment) {
  const { example }: EventType = EVENT_TYPES[type];
  return toEventBody({ id: EXAMPLE_ID, type, data: example, createdAt: EXAMPLE_TIME }, environment);
}

const SCHEMAS = new Map(
  EVENT_TYPE_NAMES.map((type) => [type, toJsonSchema(createEventSchema(type, EVENT_TYPES[type].data))]),
);

export function describeEventTypes(environment: Environment): z.output<typeof eventTypeSchema>[] {
  return EVENT_TYPE_NAMES.map((type) => ({
    object: "event_type",
    name: type,
    description: EVENT_TYPES[type].description,
    schema: SCHEMAS.get(type) ?? {},
    example: createExampleEvent(type, environment),
  }));
}

function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      delete jsonSchema.id;
      // The format makes the pattern redundant.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return inlineReferences(root, $defs) as Record<string, unknown>;
}

function inlineReferences(value: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(item, definitions));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...fields } = value as Record<string, unknown>;
  const definition = typeof $ref === "string" ? definitions[$ref.replace("#/$defs/", "")] : undefined;
  const inlined = { ...(definition as object | undefined), ...fields };
  return Object.fromEntries(
    Object.entries(inlined).map(([name, field]) => [name, inlineReferences(field, definitions)]),
  );
}
