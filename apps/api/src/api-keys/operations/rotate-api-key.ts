import { presentedKeyOf } from "@svc/service-kit";
import { z } from "zod";
import { steps } from "../../declare.ts";
import { apiKey, KEY_ID, NEW_KEY_ID } from "../../examples/story.ts";
import { apiKeySchema, newApiKeySchema } from "../api-key-view.ts";
import { replaceKey } from "../replace-key.ts";
import { rotationInputSchema } from "../rotation-input.ts";

const KEPT =
  "a lost answer can be had again for ten minutes, while the old key lives: it is kept sealed under the two keys that the request carries. With a grace of 0 nothing is kept.";

export const rotateApiKey = steps({
  name: "rotateApiKey",
  summary: "Replace the key that this request carries",
  description: `With an \`Idempotency-Key\` ${KEPT}`,
  credentials: ["ak"],
  scope: "keys:rotate",
  input: rotationInputSchema,
  inputOptional: true,
  view: z.strictObject({
    apiKey: newApiKeySchema.describe("The successor, its key shown this once."),
    previousKey: apiKeySchema.describe("The key that it replaces, with its end."),
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
  answers: { 201: "The successor, its key shown this once, and the key that it replaces." },
  errors: ["key_already_rotated"],
  rest: "POST /v1/api-keys/rotate",
  graphql: {
    mutation: "rotateApiKey",
    description: `Replaces the key that this request carries by one with the same rights. With an \`idempotencyKey\` ${KEPT}`,
    payload: {
      name: "RotateApiKeyPayload",
      description: "A successor, and the key that it replaces; null when there are errors.",
      view: z.object({
        apiKey: apiKeySchema.describe("The successor."),
        key: z.string().describe("The successor itself: shown this once."),
        previousKey: apiKeySchema.describe("The key that it replaces, with its end."),
      }),
      of: ({ apiKey: { key, ...apiKey }, previousKey }) => ({ apiKey, key, previousKey }),
    },
  },
  // The stored response contains a key, so it is encrypted separately.
  remembersItself: true,
  async run(call, { gracePeriodSeconds }) {
    const { rotation, isReplay } = await replaceKey(call, {
      gracePeriodSeconds,
      idempotencyKey: call.repetition.idempotencyKey,
      presentedKey: presentedKeyOf(call.header),
    });
    if (isReplay) call.isReplay();
    return rotation;
  },
});
