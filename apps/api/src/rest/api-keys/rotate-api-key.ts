import { z } from "zod";
import { apiKeySchema, newApiKeySchema } from "../../api-keys/api-key-view.ts";
import { rotateApiKey } from "../../api-keys/rotate-api-key.ts";
import { DEFAULT_GRACE_SECONDS, MAX_GRACE_SECONDS } from "../../api-keys/rotation-plan.ts";
import { EXAMPLES } from "../../openapi/examples.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const GRACE = `must be a whole number of seconds from 0 to ${MAX_GRACE_SECONDS}`;

export const rotateApiKeyEndpoint = defineEndpoint({
  operationId: "rotateApiKey",
  method: "POST",
  path: "/v1/api-keys/rotate",
  summary: "Replace the key that this request carries",
  credentials: ["ak"],
  scope: "keys:rotate",
  body: z.strictObject({
    gracePeriodSeconds: z
      .number(GRACE)
      .int(GRACE)
      .min(0, GRACE)
      .max(MAX_GRACE_SECONDS, GRACE)
      .default(DEFAULT_GRACE_SECONDS),
  }),
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
