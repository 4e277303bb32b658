import { Problem } from "@svc/service-kit/errors";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { generateSecret, sealSecret } from "../endpoints/endpoint-secrets.ts";
import { updateEndpoint } from "../endpoints/endpoint-store.ts";
import {
  endpointEtag,
  newSecretPayload,
  newWebhookEndpointSchema,
  toWebhookEndpointView,
  withoutSecret,
} from "../endpoints/endpoint-view.ts";
import { lockEndpointForChange } from "../endpoints/get-endpoint.ts";
import {
  findNextRotation,
  MAX_ACTIVE_SECRETS,
  rotateSecrets,
  type StoredSecret,
} from "../endpoints/secrets.ts";
import { rotatedEndpoint } from "../endpoints/webhook-examples.ts";

export const rotateWebhookSecret = write({
  name: "rotateWebhookSecret",
  summary: "Rotate an endpoint's secret",
  description:
    "For 24 hours, deliveries are also signed with the old secret, in the same header. An endpoint " +
    "can have up to five active secrets. A rotation that would end a secret before its 24 hours " +
    "have passed is rejected.",
  scope: "webhooks:write",
  id: "whe",
  input: z.strictObject({}),
  inputOptional: true,
  view: newWebhookEndpointSchema,
  example: { input: {}, view: rotatedEndpoint },
  responses: { 200: "The endpoint and its new secret." },
  errors: ["limit_exceeded"],
  ifMatch: true,
  rest: "POST /v1/webhook-endpoints/{id}/rotate-secret",
  etag: endpointEtag,
  graphql: {
    mutation: "rotateWebhookSecret",
    description:
      "Rotates an endpoint's secret. For 24 hours, deliveries are also signed with the old one. An " +
      "endpoint can have up to five active secrets. A rotation that would end a secret before its " +
      "24 hours have passed is rejected with `limit_exceeded`.",
    payload: newSecretPayload,
  },
  redactForReplay: withoutSecret,
  async run(call, { id }) {
    const before = await lockEndpointForChange(call, id);
    const now = call.clock.now();
    requireRotationAllowed(before.secrets, now);
    const secret = generateSecret();
    const secrets = rotateSecrets(before.secrets, sealSecret(call, id, secret), now);
    const endpoint = await updateEndpoint(call.tx, before, { changes: { secrets }, updatedAt: now });
    call.audit({ action: "webhook_endpoint.secret_rotated", targetId: id });
    return { ...toWebhookEndpointView(endpoint, call.environment), secret };
  },
});

function requireRotationAllowed(secrets: readonly StoredSecret[], now: Date): void {
  const next = findNextRotation(secrets, now);
  if (next === null) return;
  throw new Problem(
    "limit_exceeded",
    `The endpoint already has ${MAX_ACTIVE_SECRETS} active secrets. Rotate again after ${next.toISOString()}.`,
  );
}
