import { answerTime, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { write } from "../../declare.ts";
import { webhookSecrets } from "../../examples/webhook-story.ts";
import { openSecret } from "../endpoints/endpoint-secrets.ts";
import { lockForChange } from "../endpoints/read-endpoint.ts";
import { livingSecrets } from "../endpoints/secrets.ts";

const secretSchema = z
  .strictObject({
    secret: z.string().describe("The secret: `whsec_` and base64."),
    createdAt: answerTime.describe("When it was made."),
    expiresAt: answerTime.nullable().describe("Of one that was rotated: until when it is signed with."),
  })
  .describe("A secret that deliveries are signed under.")
  .register(graphqlTypes, { name: "WebhookSecret" });

/** A write, because each read is audited. */
export const revealWebhookSecret = write({
  name: "revealWebhookSecret",
  summary: "Show the secrets that deliveries are signed under",
  description: "Each time, who has asked is written down.",
  scope: "webhooks:write",
  id: "whe",
  view: z.strictObject({
    object: z.literal("webhook_secrets"),
    endpointId: z.string().describe("The endpoint's id."),
    secrets: z.array(secretSchema).describe("The current one first."),
  }),
  example: { view: webhookSecrets },
  answers: { 200: "The secrets, the current one first." },
  errors: [],
  isRepeatable: false,
  rest: "GET /v1/webhook-endpoints/{id}/secret",
  graphql: {
    mutation: "revealWebhookSecret",
    description:
      "Shows the secrets that deliveries are signed under. Each time, who has asked is written down: therefore it is no query.",
    payload: {
      name: "RevealWebhookSecretPayload",
      description: "The secrets that deliveries are signed under.",
      view: z.object({
        endpointId: z.string().describe("The endpoint's id; null when there are errors."),
        secrets: z
          .array(secretSchema)
          .describe("The secrets, the current one first; null when there are errors."),
      }),
      of: ({ endpointId, secrets }) => ({ endpointId, secrets }),
    },
  },
  async run(call, { id }) {
    const { secrets } = await lockForChange(call, id);
    call.audit({ action: "webhook_endpoint.secret_revealed", targetId: id });
    const living = livingSecrets(secrets, call.clock.now()).map(({ ciphertext, ...times }) => ({
      secret: openSecret(call, id, ciphertext),
      ...times,
    }));
    return { object: "webhook_secrets" as const, endpointId: id, secrets: living };
  },
});
