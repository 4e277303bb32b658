import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { rotateWebhookSecret } from "../../webhooks/endpoints/change-endpoint.ts";
import type { EndpointWithSecret } from "../../webhooks/endpoints/create-endpoint.ts";
import { newWebhookEndpointSchema } from "../../webhooks/endpoints/endpoint-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";
import { secretAnswers } from "./webhook-endpoint-answer.ts";

export const rotateWebhookSecretEndpoint = defineEndpoint({
  operationId: "rotateWebhookSecret",
  method: "POST",
  path: "/v1/webhook-endpoints/{id}/rotate-secret",
  summary: "Replace an endpoint's secret",
  description:
    "For 24 hours deliveries are signed under the old secret too, in the same header. At most five secrets live at once: a rotation that would end one before its day is over is refused.",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("whe") }),
  body: z.strictObject({}),
  bodyOptional: true,
  isRepeatable: true,
  examples: EXAMPLES.rotateWebhookSecret,
  responses: {
    200: {
      description: "The endpoint and its new secret.",
      schema: newWebhookEndpointSchema,
      headers: ["ETag"],
    },
  },
  errors: ["not_found", "limit_exceeded", "version_conflict"],
  handle(ctx, request) {
    const { principal, params, requestId } = request;
    const ifMatch = request.header("if-match") ?? null;
    const { shown, remembered } = secretAnswers(200, ctx.environment);
    return answerOnce<EndpointWithSecret>(
      ctx,
      toRepeatable(request),
      (transact) => rotateWebhookSecret(ctx, principal, params.id, { ifMatch, requestId }, transact),
      shown,
      remembered,
    );
  },
});
