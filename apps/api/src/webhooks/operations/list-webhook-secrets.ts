import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../context/define-operation.ts";
import { getEndpoint } from "../endpoints/get-endpoint.ts";
import { filterActiveSecrets, findNextRotation } from "../endpoints/secrets.ts";
import { webhookSecrets } from "../endpoints/webhook-examples.ts";

/** Returns only times. `revealWebhookSecret` returns the secrets and is audited. */
export const listWebhookSecrets = read({
  name: "listWebhookSecrets",
  summary: "List an endpoint's active signing secrets",
  scope: "webhooks:read",
  id: "whe",
  view: z.strictObject({
    object: z.literal("webhook_secret_times"),
    secrets: z
      .array(
        z.strictObject({
          createdAt: timestampField.describe("When the secret was created."),
          expiresAt: timestampField.nullable().describe("For a rotated secret: when it expires."),
        }),
      )
      .describe("The active secrets, current one first. The values are not included."),
    nextRotationAt: timestampField
      .nullable()
      .describe("When you can rotate again; null if you can rotate now."),
  }),
  example: {
    view: {
      object: "webhook_secret_times",
      secrets: webhookSecrets.secrets.map(({ secret: _secret, ...times }) => times),
      nextRotationAt: null,
    },
  },
  responses: { 200: "When each secret was created and when it expires." },
  errors: [],
  rest: "GET /portal/api/webhook-endpoints/{id}/secrets",
  async run({ db, principal, clock }, { id }) {
    const { secrets } = await getEndpoint(db.sql, principal.organizationId, id);
    const now = clock.now();
    return {
      object: "webhook_secret_times" as const,
      secrets: filterActiveSecrets(secrets, now).map(({ createdAt, expiresAt }) => ({
        createdAt,
        expiresAt,
      })),
      nextRotationAt: findNextRotation(secrets, now)?.toISOString() ?? null,
    };
  },
});
