import { readPresentedKey } from "@svc/service-kit/auth";
import { z } from "zod";
import { steps } from "../../../context/define-operation.ts";
import { apiKey, KEY_ID, NEW_KEY_ID } from "../../../context/example-values.ts";
import { apiKeySchema, newApiKeySchema } from "../api-key-view.ts";
import { replaceKey } from "../replace-key.ts";
import { rotationInputSchema } from "../rotation-input.ts";

const REPLAY_NOTE =
  "you can retrieve a lost response for ten minutes, while the old key is active. It is stored " +
  "encrypted with your API key and idempotency key. With a grace period of 0, nothing is stored.";

export const rotateApiKey = steps({
  name: "rotateApiKey",
  summary: "Rotate the API key of this request",
  description: `With an \`Idempotency-Key\`, ${REPLAY_NOTE}`,
  credentials: ["ak"],
  scope: "keys:rotate",
  input: rotationInputSchema,
  inputOptional: true,
  view: z.strictObject({
    apiKey: newApiKeySchema.describe("The new key. Its secret value is shown only once."),
    previousKey: apiKeySchema.describe("The rotated key with its expiration date."),
  }),
  example: {
    input: { gracePeriodSeconds: 86_400 },
    view: {
      apiKey: { ...apiKey, id: NEW_KEY_ID, rotatedFrom: KEY_ID, key: "svc_test_ak_<KEY_BODY>" },
      previousKey: {
        ...apiKey,
        status: "expiring",
        expiresAt: "2026-06-16T12:00:00.000Z",
        replacedBy: NEW_KEY_ID,
        safeToRevoke: {
          value: false,
          why: "successor_unused",
          lastUsedAt: null,
          successorFirstUsedAt: null,
        },
      },
    },
  },
  responses: { 201: "The new key, with its secret value shown only once, and the rotated key." },
  errors: ["key_already_rotated"],
  rest: "POST /v1/api-keys/rotate",
  graphql: {
    mutation: "rotateApiKey",
    description: `Replaces the API key of this request with a new key that has the same rights. With an \`idempotencyKey\`, ${REPLAY_NOTE}`,
    payload: {
      name: "RotateApiKeyPayload",
      description: "The new key and the rotated key; null if there are errors.",
      view: z.object({
        apiKey: apiKeySchema.describe("The new key."),
        key: z.string().describe("The secret value of the new key, shown only once."),
        previousKey: apiKeySchema.describe("The rotated key with its expiration date."),
      }),
      toPayload: ({ apiKey: { key, ...apiKey }, previousKey }) => ({ apiKey, key, previousKey }),
    },
  },
  // The stored response contains a key, so it has its own encryption.
  managesReplay: true,
  async run(call, { gracePeriodSeconds, proofKey }) {
    const { rotation, isReplay } = await replaceKey(call, {
      gracePeriodSeconds,
      proofKey,
      idempotencyKey: call.repeatableRequest.idempotencyKey,
      presentedKey: readPresentedKey(call.header),
    });
    if (isReplay) call.markAsReplay();
    return rotation;
  },
});
