import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { read } from "../../declare.ts";
import { webhookSecrets } from "../../examples/webhook-story.ts";
import { readEndpoint } from "../endpoints/read-endpoint.ts";
import { livingSecrets, nextRotation } from "../endpoints/secrets.ts";

/** Shows only times. Revealing the secrets is audited, in `revealWebhookSecret`. */
export const listWebhookSecrets = read({
  name: "listWebhookSecrets",
  summary: "When the secrets were made that deliveries are signed under, and when they end",
  scope: "webhooks:read",
  id: "whe",
  view: z.strictObject({
    object: z.literal("webhook_secret_times"),
    secrets: z
      .array(
        z.strictObject({
          createdAt: answerTime.describe("When it was made."),
          expiresAt: answerTime
            .nullable()
            .describe("Of one that was rotated: until when it is signed with, too."),
        }),
      )
      .describe("Those that live, the current one first; without what they are."),
    nextRotationAt: answerTime
      .nullable()
      .describe("When there is room for another; null where there is now."),
  }),
  example: {
    view: {
      object: "webhook_secret_times",
      secrets: webhookSecrets.secrets.map(({ secret: _secret, ...times }) => times),
      nextRotationAt: null,
    },
  },
  answers: { 200: "When each was made, and ends." },
  errors: [],
  rest: "GET /portal/api/webhook-endpoints/{id}/secrets",
  async run({ db, principal, clock }, { id }) {
    const { secrets } = await readEndpoint(db.sql, principal.organizationId, id);
    const at = clock.now();
    return {
      object: "webhook_secret_times" as const,
      secrets: livingSecrets(secrets, at).map(({ createdAt, expiresAt }) => ({ createdAt, expiresAt })),
      nextRotationAt: nextRotation(secrets, at)?.toISOString() ?? null,
    };
  },
});
