import { idField } from "@svc/service-kit";
import { z } from "zod";
import { toEndpointViewFor, webhookEndpointSchema } from "../../webhooks/endpoints/endpoint-view.ts";
import { getWebhookEndpoint } from "../../webhooks/endpoints/endpoints.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { webhookEndpointAnswer } from "./webhook-endpoint-answer.ts";

export const getWebhookEndpointEndpoint = defineEndpoint({
  operationId: "getWebhookEndpoint",
  method: "GET",
  path: "/v1/webhook-endpoints/{id}",
  summary: "Retrieve an endpoint",
  credentials: ["ak"],
  scope: "webhooks:read",
  params: z.strictObject({ id: idField("whe") }),
  examples: EXAMPLES.getWebhookEndpoint,
  responses: { 200: { description: "The endpoint.", schema: webhookEndpointSchema, headers: ["ETag"] } },
  errors: ["not_found"],
  async handle(ctx, { principal, params }) {
    const endpoint = await getWebhookEndpoint(ctx, principal, params.id);
    const body = toEndpointViewFor(principal, endpoint, ctx.environment);
    return { ...webhookEndpointAnswer(endpoint, ctx.environment), body };
  },
});
