import { presentedKeyOf } from "@svc/service-kit";
import { z } from "zod";
import { apiKeySchema, newApiKeySchema } from "../../api-keys/api-key-view.ts";
import { rotateApiKey } from "../../api-keys/rotate-api-key.ts";
import { rotationInputSchema } from "../../api-keys/rotation-input.ts";
import { readIdempotencyKey } from "../../idempotency/answer-once.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { EXAMPLES } from "../examples/examples.ts";

export const rotateApiKeyEndpoint = defineEndpoint({
  operationId: "rotateApiKey",
  method: "POST",
  path: "/v1/api-keys/rotate",
  summary: "Replace the key that this request carries",
  description:
    "With an `Idempotency-Key` a lost answer can be had again for ten minutes, while the old key lives: it is kept sealed under the two keys that the request carries. With a grace of 0 nothing is kept.",
  credentials: ["ak"],
  scope: "keys:rotate",
  body: rotationInputSchema,
  bodyOptional: true,
  isRepeatable: true,
  examples: EXAMPLES.rotateApiKey,
  responses: {
    201: {
      description: "The successor, its key shown this once, and the key that it replaces.",
      schema: z.strictObject({ apiKey: newApiKeySchema, previousKey: apiKeySchema }),
    },
  },
  errors: ["key_already_rotated"],
  async handle(ctx, { principal, body, requestId, header }) {
    const request = {
      ...body,
      idempotencyKey: readIdempotencyKey(header("idempotency-key")),
      presentedKey: presentedKeyOf(header),
    };
    const { rotation, isReplay } = await rotateApiKey(ctx, principal, request, requestId);
    return { status: 201, body: rotation, headers: isReplay ? { "Idempotency-Replayed": "true" } : {} };
  },
});
