import { z } from "zod";
import {
  type NewWebhookEndpointView,
  type WebhookEndpointView,
  webhookEndpointSchema,
} from "./endpoint-view.ts";

const endpoint = webhookEndpointSchema.describe("The endpoint after the call; null if there are errors.");

export const endpointPayload = {
  name: "WebhookEndpointPayload",
  description: "The result of changing an endpoint.",
  view: z.object({ endpoint }),
  of: (endpoint: WebhookEndpointView) => ({ endpoint }),
};

export const newSecretPayload = {
  name: "WebhookEndpointWithSecretPayload",
  description: "An endpoint and its new secret.",
  view: z.object({
    endpoint,
    secret: z
      .string()
      .describe(
        "The signing secret: `whsec_` and base64. Null if there are errors, or if this is the " +
          "stored result of an earlier call. In that case, use `revealWebhookSecret`.",
      ),
  }),
  of: ({ secret, ...endpoint }: NewWebhookEndpointView) => ({ endpoint, secret }),
};
