import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { describeEventTypes } from "../event-type-list.ts";
import { eventTypeSchema } from "../event-view.ts";

export const listEventTypes = read({
  name: "listEventTypes",
  summary: "List event types",
  description: "Each event type has a description, a JSON Schema and an example.",
  scope: "events:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(eventTypeSchema).describe("All event types."),
  }),
  example: { view: { object: "list", data: describeEventTypes("test").slice(0, 1) } },
  responses: { 200: "Every event type, with a JSON Schema and an example." },
  errors: [],
  rest: "GET /v1/event-types",
  graphql: { query: "eventTypes", view: z.array(eventTypeSchema), toResult: ({ data }) => data },
  run: ({ environment }) => ({ object: "list" as const, data: describeEventTypes(environment) }),
});
