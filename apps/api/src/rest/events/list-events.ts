import { listAnswer, listSchema } from "@svc/service-kit";
import { eventSchema, toEventView } from "../../webhooks/events/event-view.ts";
import { eventQuerySchema, listEvents } from "../../webhooks/events/events.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listEventsEndpoint = defineEndpoint({
  operationId: "listEvents",
  method: "GET",
  path: "/v1/events",
  summary: "List the events of the last 90 days, newest first",
  description:
    "With `rolloverId` and `afterSequence` the list is in the order of the rollover's sequence instead: for what was missed.",
  credentials: ["ak"],
  scope: "events:read",
  query: eventQuerySchema,
  examples: EXAMPLES.listEvents,
  responses: { 200: { description: "One page of events.", schema: listSchema(eventSchema) } },
  errors: [],
  async handle(ctx, { principal, query }) {
    const page = await listEvents(ctx, principal, query);
    return { status: 200, body: listAnswer(page, (event) => toEventView(event, ctx.environment)) };
  },
});
