import { parseJsonBytes, readJsonBytes } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { PUBLIC_TAG, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import { openSecret } from "../../webhooks/endpoints/endpoint-secrets.ts";
import { getEndpoint } from "../../webhooks/endpoints/get-endpoint.ts";
import { filterActiveSecrets } from "../../webhooks/endpoints/secrets.ts";
import { isValidSignature } from "../../webhooks/endpoints/signature.ts";
import { findCanary, saveReceived } from "./canary-store.ts";
import { CANARY_WEBHOOK_PATH } from "./canary-webhook-path.ts";

const MAX_BODY_BYTES = 64 * 1024;

const NO_CANARY = { organizationId: "", endpointId: null };

const eventSchema = z.object({
  type: z.literal("rollover.completed"),
  data: z.object({ rolloverId: z.string() }),
});

/** Not documented for integrators. */
export const canaryWebhookRoute: Route<{ ctx: ApiContext }> = {
  method: "POST",
  path: CANARY_WEBHOOK_PATH,
  operationId: "receiveCanaryWebhook",
  summary: "Receive a webhook of the canary",
  description: "Records that the webhook of the canary's rollover arrived with a valid signature.",
  tag: PUBLIC_TAG.name,
  credentials: [],
  responses: { 204: { description: "The webhook was recorded." } },
  errors: ["signature_invalid", "malformed_json", "payload_too_large", "unsupported_media_type"],
  serve:
    ({ ctx }) =>
    async (req, res) => {
      const { db, clock } = ctx;
      // Checked before the body is read, so that a deployment without a canary reads no body.
      const { organizationId, endpointId } = (await findCanary(db.sql)) ?? NO_CANARY;
      if (endpointId === null) throw new Problem("signature_invalid");
      const { secrets } = await getEndpoint(db.sql, organizationId, endpointId);
      const body = await readJsonBytes(req, res, MAX_BODY_BYTES);
      const message = {
        id: req.get("webhook-id"),
        timestamp: req.get("webhook-timestamp"),
        signature: req.get("webhook-signature"),
      };
      const now = clock.now();
      const activeSecrets = filterActiveSecrets(secrets, now).map(({ ciphertext }) =>
        openSecret(ctx, endpointId, ciphertext),
      );
      if (!body || !isValidSignature(activeSecrets, { ...message, body }, now))
        throw new Problem("signature_invalid");
      const event = eventSchema.safeParse(parseJsonBytes(body));
      if (event.success)
        await saveReceived(db.sql, { organizationId, rolloverId: event.data.data.rolloverId, at: now });
      res.status(204).end();
    },
};
