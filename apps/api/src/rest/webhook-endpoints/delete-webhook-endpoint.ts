import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { deleteWebhookEndpoint } from "../../webhooks/endpoints/change-endpoint.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const deleteWebhookEndpointEndpoint = defineEndpoint({
  operationId: "deleteWebhookEndpoint",
  method: "DELETE",
  path: "/v1/webhook-endpoints/{id}",
  summary: "Delete an endpoint, with its deliveries",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("whe") }),
  isRepeatable: true,
  examples: EXAMPLES.deleteWebhookEndpoint,
  responses: {
    200: {
      description: "It is gone. What was being sent at this moment may still arrive.",
      schema: z.strictObject({
        id: z.string(),
        object: z.literal("webhook_endpoint"),
        deleted: z.literal(true),
      }),
    },
  },
  errors: ["not_found", "version_conflict"],
  handle(ctx, request) {
    const { principal, params, requestId } = request;
    const ifMatch = request.header("if-match") ?? null;
    return answerOnce<string>(
      ctx,
      toRepeatable(request),
      (transact) => deleteWebhookEndpoint(ctx, principal, params.id, { ifMatch, requestId }, transact),
      (id) => ({ status: 200, body: { id, object: "webhook_endpoint", deleted: true } }),
    );
  },
});
