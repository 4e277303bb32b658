import { z } from "zod";
import {
  type NewWebhookEndpointView,
  type WebhookEndpointView,
  webhookEndpointSchema,
} from "./endpoint-view.ts";

const endpoint = webhookEndpointSchema.describe("The endpoint as it is now; null when there are errors.");

export const endpointPayload = {
  name: "WebhookEndpointPayload",
  description: "What became of an endpoint.",
  view: z.object({ endpoint }),
  of: (endpoint: WebhookEndpointView) => ({ endpoint }),
};

export const newSecretPayload = {
  name: "WebhookEndpointWithSecretPayload",
  description: "An endpoint with a secret that has just been made.",
  view: z.object({
    endpoint,
    secret: z
      .string()
      .describe(
        "Under which deliveries are signed: `whsec_` and base64. Null when there are errors, and when the answer is that to an earlier call: ask `revealWebhookSecret` then.",
      ),
  }),
  of: ({ secret, ...endpoint }: NewWebhookEndpointView) => ({ endpoint, secret }),
};
