import { listAnswer, listSchema } from "@svc/service-kit";
import { toListedEndpointView, webhookEndpointSchema } from "../../webhooks/endpoints/endpoint-view.ts";
import { listWebhookEndpoints, webhookEndpointQuerySchema } from "../../webhooks/endpoints/endpoints.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listWebhookEndpointsEndpoint = defineEndpoint({
  operationId: "listWebhookEndpoints",
  method: "GET",
  path: "/v1/webhook-endpoints",
  summary: "List endpoints, newest first",
  credentials: ["ak"],
  scope: "webhooks:read",
  query: webhookEndpointQuerySchema,
  examples: EXAMPLES.listWebhookEndpoints,
  responses: { 200: { description: "One page of endpoints.", schema: listSchema(webhookEndpointSchema) } },
  errors: [],
  async handle(ctx, { principal, query }) {
    const page = await listWebhookEndpoints(ctx, principal, query);
    return {
      status: 200,
      body: listAnswer(page, (endpoint) => toListedEndpointView(endpoint, ctx.environment)),
    };
  },
});
