import { recordAudit } from "@svc/database";
import { newId, type Principal, Problem, requireScope, validationFailed } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import type { Transact } from "../../idempotency/answer-once.ts";
import { findUrlFault } from "./address-rules.ts";
import type { WebhookEndpoint } from "./endpoint.ts";
import type { WebhookEndpointInput } from "./endpoint-input.ts";
import { newSecret, sealSecret } from "./endpoint-secrets.ts";
import { insertEndpoint, lockEndpointCount } from "./endpoint-store.ts";
import { isMasked } from "./masked-url.ts";

/** Endpoints that an organization may have. */
export const MAX_ENDPOINTS = 50;

/** An endpoint, and its new secret in clear. */
export interface EndpointWithSecret {
  endpoint: WebhookEndpoint;
  secret: string;
}

/**
 * Makes an endpoint, and its first secret.
 *
 * @throws Problem `validation_failed` for an address that is not public; `limit_exceeded`
 */
export async function createWebhookEndpoint(
  ctx: ApiContext,
  principal: Principal,
  input: WebhookEndpointInput,
  requestId: string,
  transact: Transact<EndpointWithSecret>,
): Promise<EndpointWithSecret> {
  requireScope(principal, "webhooks:write");
  requireUsableUrl(ctx, input.url);
  const { organizationId, actor } = principal;
  return transact(async (tx) => {
    if ((await lockEndpointCount(tx, organizationId)) >= MAX_ENDPOINTS) {
      throw new Problem("limit_exceeded", `An organization has at most ${MAX_ENDPOINTS} webhook endpoints.`);
    }
    const at = ctx.clock.now();
    const id = newId("whe");
    const secret = newSecret();
    const endpoint = await insertEndpoint(tx, {
      id,
      organizationId,
      url: input.url,
      description: input.description ?? null,
      eventTypes: [...new Set(input.eventTypes)],
      enabled: input.enabled,
      ordering: input.ordering,
      secrets: [{ ciphertext: sealSecret(ctx, id, secret), createdAt: at.toISOString(), expiresAt: null }],
      createdAt: at,
      updatedAt: at,
    });
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "webhook_endpoint.created",
      targetId: id,
      data: { eventTypes: endpoint.eventTypes },
      requestId,
      at,
    });
    return { endpoint, secret };
  });
}

/** @throws Problem `validation_failed` for an address that deliveries may not go to, and for one that is masked */
export function requireUsableUrl(ctx: ApiContext, url: string): void {
  const fault = isMasked(url)
    ? "has its query masked, as lists show it: send the whole address, or leave it out"
    : findUrlFault(url, ctx.environment === "live", ctx.addressPolicy);
  if (fault) throw validationFailed([{ pointer: "#/url", detail: fault }]);
}
