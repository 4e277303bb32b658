import { answerOnce } from "../../idempotency/answer-once.ts";
import { createWebhookEndpoint, type EndpointWithSecret } from "../../webhooks/endpoints/create-endpoint.ts";
import { webhookEndpointInputSchema } from "../../webhooks/endpoints/endpoint-input.ts";
import { newWebhookEndpointSchema } from "../../webhooks/endpoints/endpoint-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { secretAnswers } from "./webhook-endpoint-answer.ts";

export const createWebhookEndpointEndpoint = defineEndpoint({
  operationId: "createWebhookEndpoint",
  method: "POST",
  path: "/v1/webhook-endpoints",
  summary: "Create an endpoint for events",
  description:
    "An organization has at most 50. Deliveries are signed under the secret as Standard Webhooks says (standardwebhooks.com).",
  credentials: ["ak"],
  scope: "webhooks:write",
  body: webhookEndpointInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.createWebhookEndpoint,
  responses: {
    201: {
      description: "The new endpoint and its secret.",
      schema: newWebhookEndpointSchema,
      headers: ["ETag", "Location"],
    },
  },
  errors: ["limit_exceeded"],
  handle(ctx, request) {
    const { principal, body, requestId } = request;
    const { shown, remembered } = secretAnswers(201, ctx.environment);
    return answerOnce<EndpointWithSecret>(
      ctx,
      toRepeatable(request),
      (transact) => createWebhookEndpoint(ctx, principal, body, requestId, transact),
      shown,
      remembered,
    );
  },
});
