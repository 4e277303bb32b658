import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { openSecret } from "../endpoints/endpoint-secrets.ts";
import { lockEndpointForChange } from "../endpoints/get-endpoint.ts";
import { filterActiveSecrets } from "../endpoints/secrets.ts";
import { webhookSecrets } from "../endpoints/webhook-examples.ts";

const secretSchema = z
  .strictObject({
    secret: z.string().describe("The secret: `whsec_` and base64."),
    createdAt: timestampField.describe("When the secret was created."),
    expiresAt: timestampField.nullable().describe("For a rotated secret: when it expires."),
  })
  .describe("A signing secret.")
  .register(graphqlTypes, { name: "WebhookSecret" });

/** Is a write operation, because each read is audited. */
export const revealWebhookSecret = write({
  name: "revealWebhookSecret",
  summary: "Reveal an endpoint's signing secrets",
  description: "Each request is audited.",
  scope: "webhooks:write",
  id: "whe",
  view: z.strictObject({
    object: z.literal("webhook_secrets"),
    endpointId: z.string().describe("TypeID of the webhook endpoint: `whe_` followed by 26 characters."),
    secrets: z.array(secretSchema).describe("Current secret first."),
  }),
  example: { view: webhookSecrets },
  responses: { 200: "The secrets, current one first." },
  errors: [],
  acceptsIdempotencyKey: false,
  rest: "GET /v1/webhook-endpoints/{id}/secret",
  graphql: {
    mutation: "revealWebhookSecret",
    description: "Reveals the signing secrets. It is a mutation because each call is audited.",
    payload: {
      name: "RevealWebhookSecretPayload",
      description: "The endpoint's signing secrets.",
      view: z.object({
        endpointId: z.string().describe("The endpoint ID; null if there are errors."),
        secrets: z.array(secretSchema).describe("The secrets, current one first; null if there are errors."),
      }),
      toPayload: ({ endpointId, secrets }) => ({ endpointId, secrets }),
    },
  },
  async run(call, { id }) {
    const { secrets } = await lockEndpointForChange(call, id);
    call.audit({ action: "webhook_endpoint.secret_revealed", targetId: id });
    const active = filterActiveSecrets(secrets, call.clock.now()).map(({ ciphertext, ...times }) => ({
      secret: openSecret(call, id, ciphertext),
      ...times,
    }));
    return { object: "webhook_secrets" as const, endpointId: id, secrets: active };
  },
});
