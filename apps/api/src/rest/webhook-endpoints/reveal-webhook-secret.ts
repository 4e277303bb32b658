import { answerTime, idField } from "@svc/service-kit";
import { z } from "zod";
import { revealWebhookSecrets } from "../../webhooks/endpoints/change-endpoint.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const revealWebhookSecretEndpoint = defineEndpoint({
  operationId: "revealWebhookSecret",
  method: "GET",
  path: "/v1/webhook-endpoints/{id}/secret",
  summary: "Show the secrets that deliveries are signed under",
  description: "Each time, who has asked is written down.",
  credentials: ["ak"],
  scope: "webhooks:write",
  params: z.strictObject({ id: idField("whe") }),
  examples: EXAMPLES.revealWebhookSecret,
  responses: {
    200: {
      description: "The secrets, the current one first.",
      schema: z.strictObject({
        object: z.literal("webhook_secrets"),
        endpointId: z.string(),
        secrets: z.array(
          z.strictObject({
            secret: z.string(),
            createdAt: answerTime,
            expiresAt: answerTime
              .nullable()
              .describe("Of one that was rotated: until when it is signed with."),
          }),
        ),
      }),
    },
  },
  errors: ["not_found"],
  async handle(ctx, { principal, params, requestId }) {
    const secrets = await revealWebhookSecrets(ctx, principal, params.id, requestId);
    return { status: 200, body: { object: "webhook_secrets", endpointId: params.id, secrets } };
  },
});
