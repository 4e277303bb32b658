import { idField, listAnswer, listSchema } from "@svc/service-kit";
import { z } from "zod";
import { webhookEndpointQuerySchema } from "../../webhooks/endpoints/endpoints.ts";
import { listWebhookRecoveries } from "../../webhooks/recoveries/recover-endpoint.ts";
import { recoverySchema, toRecoveryView } from "../../webhooks/recoveries/recovery-view.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const listWebhookRecoveriesEndpoint = defineEndpoint({
  operationId: "listWebhookRecoveries",
  method: "GET",
  path: "/v1/webhook-endpoints/{id}/recover",
  summary: "List an endpoint's recoveries and how far they are, newest first",
  credentials: ["ak"],
  scope: "webhooks:read",
  params: z.strictObject({ id: idField("whe") }),
  query: webhookEndpointQuerySchema,
  examples: EXAMPLES.listWebhookRecoveries,
  responses: { 200: { description: "One page of recoveries.", schema: listSchema(recoverySchema) } },
  errors: ["not_found"],
  async handle(ctx, { principal, params, query }) {
    const page = await listWebhookRecoveries(ctx, principal, params.id, query);
    return { status: 200, body: listAnswer(page, (recovery) => toRecoveryView(recovery, ctx.environment)) };
  },
});
