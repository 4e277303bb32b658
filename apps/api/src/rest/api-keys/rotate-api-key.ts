import { z } from "zod";
import { apiKeySchema, newApiKeySchema } from "../../api-keys/api-key-view.ts";
import { rotateApiKey } from "../../api-keys/rotate-api-key.ts";
import { rotationInputSchema } from "../../api-keys/rotation-input.ts";
import { EXAMPLES } from "../../openapi/examples.ts";
import { defineEndpoint } from "../define-endpoint.ts";

export const rotateApiKeyEndpoint = defineEndpoint({
  operationId: "rotateApiKey",
  method: "POST",
  path: "/v1/api-keys/rotate",
  summary: "Replace the key that this request carries",
  credentials: ["ak"],
  scope: "keys:rotate",
  body: rotationInputSchema,
  bodyOptional: true,
  examples: EXAMPLES.rotateApiKey,
  responses: {
    201: {
      description: "The successor, its key shown this once, and the key that it replaces.",
      schema: z.strictObject({ apiKey: newApiKeySchema, previousKey: apiKeySchema }),
    },
  },
  errors: ["key_already_rotated"],
  async handle(ctx, { principal, body, requestId }) {
    return { status: 201, body: await rotateApiKey(ctx, principal, body.gracePeriodSeconds, requestId) };
  },
});
