import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { write } from "../../context/define-operation.ts";
import { webhookEndpointInputSchema } from "../endpoints/endpoint-input.ts";
import { generateSecret, sealSecret } from "../endpoints/endpoint-secrets.ts";
import { insertEndpoint, lockEndpointCount } from "../endpoints/endpoint-store.ts";
import { requireUsableUrl } from "../endpoints/endpoint-url.ts";
import {
  endpointEtag,
  newSecretPayload,
  newWebhookEndpointSchema,
  toWebhookEndpointView,
  withoutSecret,
} from "../endpoints/endpoint-view.ts";
import { endpointBody, newEndpoint } from "../endpoints/webhook-examples.ts";

const MAX_ENDPOINTS = 50;
const SIGNATURE_TEXT =
  "Deliveries are signed with the secret according to Standard Webhooks (standardwebhooks.com).";

export const createWebhookEndpoint = write({
  name: "createWebhookEndpoint",
  summary: "Create a webhook endpoint",
  description: `An organization can have up to ${MAX_ENDPOINTS} endpoints. ${SIGNATURE_TEXT}`,
  scope: "webhooks:write",
  input: webhookEndpointInputSchema,
  view: newWebhookEndpointSchema,
  example: { input: endpointBody, view: newEndpoint },
  responses: { 201: "The new endpoint and its secret." },
  errors: ["limit_exceeded"],
  rest: "POST /v1/webhook-endpoints",
  etag: endpointEtag,
  location: ({ id }) => `/v1/webhook-endpoints/${id}`,
  graphql: {
    mutation: "createWebhookEndpoint",
    description: `Creates a webhook endpoint and its secret. An organization can have up to ${MAX_ENDPOINTS} endpoints. ${SIGNATURE_TEXT}`,
    payload: newSecretPayload,
  },
  redactForReplay: withoutSecret,
  prepare: (call, { url }) => requireUsableUrl(call, url),
  async run(call, { description = null, eventTypes, ...input }) {
    const { tx, clock, environment } = call;
    const { organizationId } = call.principal;
    if ((await lockEndpointCount(tx, organizationId)) >= MAX_ENDPOINTS) {
      throw new Problem(
        "limit_exceeded",
        `An organization can have up to ${MAX_ENDPOINTS} webhook endpoints.`,
      );
    }
    const now = clock.now();
    const id = newId("whe");
    const secret = generateSecret();
    const endpoint = await insertEndpoint(tx, {
      ...input,
      id,
      organizationId,
      description,
      eventTypes: [...new Set(eventTypes)],
      secrets: [{ ciphertext: sealSecret(call, id, secret), createdAt: now.toISOString(), expiresAt: null }],
      createdAt: now,
      updatedAt: now,
    });
    call.audit({
      action: "webhook_endpoint.created",
      targetId: id,
      data: { eventTypes: endpoint.eventTypes },
    });
    return { ...toWebhookEndpointView(endpoint, environment), secret };
  },
});
