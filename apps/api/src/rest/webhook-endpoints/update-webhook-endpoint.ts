import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { updateWebhookEndpoint } from "../../webhooks/endpoints/change-endpoint.ts";
import type { WebhookEndpoint } from "../../webhooks/endpoints/endpoint.ts";
import { webhookEndpointPatchSchema } from "../../webhooks/endpoints/endpoint-input.ts";
import { webhookEndpointSchema } from "../../webhooks/endpoints/endpoint-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { webhookEndpointAnswer } from "./webhook-endpoint-answer.ts";

export const updateWebhookEndpointEndpoint = defineEndpoint({
  operationId: "updateWebhookEndpoint",
  method: "PATCH",
  path: "/v1/webhook-endpoints/{id}",
  summary: "Change an endpoint",
  description:
    "What waits for a disabled endpoint goes out, in order, once it is enabled. Another ordering holds for events to come.",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("whe") }),
  body: webhookEndpointPatchSchema,
  isRepeatable: true,
  examples: EXAMPLES.updateWebhookEndpoint,
  responses: {
    200: { description: "The endpoint as it is now.", schema: webhookEndpointSchema, headers: ["ETag"] },
  },
  errors: ["not_found", "version_conflict"],
  handle(ctx, request) {
    const { principal, params, body, requestId } = request;
    const ifMatch = request.header("if-match") ?? null;
    return answerOnce<WebhookEndpoint>(
      ctx,
      toRepeatable(request),
      (transact) => updateWebhookEndpoint(ctx, principal, params.id, body, { ifMatch, requestId }, transact),
      (endpoint) => webhookEndpointAnswer(endpoint, ctx.environment),
    );
  },
});
