import { z } from "zod";
import { describeEventTypes } from "../../webhooks/events/event-type-list.ts";
import { eventTypeSchema } from "../../webhooks/events/event-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listEventTypesEndpoint = defineEndpoint({
  operationId: "listEventTypes",
  method: "GET",
  path: "/v1/event-types",
  summary: "List the types of events",
  credentials: ["ak"],
  scope: "events:read",
  examples: EXAMPLES.listEventTypes,
  responses: {
    200: {
      description: "Every type, with the JSON Schema of its events and an example.",
      schema: z.strictObject({ object: z.literal("list"), data: z.array(eventTypeSchema) }),
    },
  },
  errors: [],
  async handle(ctx) {
    return { status: 200, body: { object: "list", data: describeEventTypes(ctx.environment) } };
  },
});
