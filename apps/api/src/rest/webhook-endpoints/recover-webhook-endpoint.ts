import { idField } from "@svc/service-kit";
import { z } from "zod";
import { answerOnce } from "../../idempotency/answer-once.ts";
import { recoverWebhookEndpoint } from "../../webhooks/recoveries/recover-endpoint.ts";
import type { WebhookRecovery } from "../../webhooks/recoveries/recovery.ts";
import { recoveryInputSchema } from "../../webhooks/recoveries/recovery-input.ts";
import { recoverySchema, toRecoveryView } from "../../webhooks/recoveries/recovery-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";
import { toRepeatable } from "../to-repeatable.ts";

export const recoverWebhookEndpointEndpoint = defineEndpoint({
  operationId: "recoverWebhookEndpoint",
  method: "POST",
  path: "/v1/webhook-endpoints/{id}/recover",
  summary: "Send again what an endpoint has missed",
  description:
    "Oldest event first, but outside the endpoint's order, each under the `webhook-id` that its event has. What another recovery of `all` is sending already is not sent twice. Read the progress at the same address.",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("whe") }),
  body: recoveryInputSchema,
  isRepeatable: true,
  examples: EXAMPLES.recoverWebhookEndpoint,
  responses: { 202: { description: "The recovery has begun.", schema: recoverySchema } },
  errors: ["not_found"],
  handle(ctx, request) {
    const { principal, params, body } = request;
    return answerOnce<WebhookRecovery>(
      ctx,
      toRepeatable(request),
      (transact) => recoverWebhookEndpoint(ctx, principal, params.id, body, transact),
      (recovery) => ({ status: 202, body: toRecoveryView(recovery, ctx.environment) }),
    );
  },
});
