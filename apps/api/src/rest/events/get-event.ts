import { idField } from "@svc/service-kit";
import { z } from "zod";
import { eventSchema, toEventView } from "../../webhooks/events/event-view.ts";
import { getEvent } from "../../webhooks/events/events.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const getEventEndpoint = defineEndpoint({
  operationId: "getEvent",
  method: "GET",
  path: "/v1/events/{id}",
  summary: "Retrieve an event",
  description: "The same as webhooks carry it. Kept for 90 days.",
  credentials: ["ak"],
  scope: "events:read",
  params: z.strictObject({ id: idField("evt") }),
  examples: EXAMPLES.getEvent,
  responses: { 200: { description: "The event.", schema: eventSchema } },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    return { status: 200, body: toEventView(await getEvent(ctx, principal, params.id), ctx.environment) };
  },
});
