import { inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { notFound, type Principal, Problem, requireScope, requireVersion } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import type { Transact } from "../../idempotency/answer-once.ts";
import { type EndpointWithSecret, requireUsableUrl } from "./create-endpoint.ts";
import type { WebhookEndpoint } from "./endpoint.ts";
import type { WebhookEndpointPatch } from "./endpoint-input.ts";
import { newSecret, openSecret, sealSecret } from "./endpoint-secrets.ts";
import { lockEndpoint, updateEndpoint } from "./endpoint-store.ts";
import { livingSecrets, MOST_LIVING, nextRotation, rotateSecrets } from "./secrets.ts";

/** Of a request, what a change needs besides its body. */
export interface ChangeRequest {
  /** The `If-Match` header. */
  ifMatch: string | null;
  requestId: string;
}

/** A secret in clear, and until when it is signed with. */
export interface LivingSecret {
  secret: string;
  createdAt: string;
  expiresAt: string | null;
}

/**
 * Changes an endpoint. What is not named stays. Enabling forgets why it was disabled and since when it failed; another
 * address has not failed yet. Another ordering holds for events to come.
 *
 * @throws Problem `not_found`; `version_conflict`; `validation_failed` for an address that is not public
 */
export async function updateWebhookEndpoint(
  ctx: ApiContext,
  principal: Principal,
  id: string,
  patch: WebhookEndpointPatch,
  request: ChangeRequest,
  transact: Transact<WebhookEndpoint>,
): Promise<WebhookEndpoint> {
  requireScope(principal, "webhooks:write");
  if (patch.url !== undefined) requireUsableUrl(ctx, patch.url);
  return transact(async (tx) => {
    const before = await lockForChange(tx, principal, id, request.ifMatch);
    const isEnabledNow = patch.enabled === true && !before.enabled;
    const isMoved = patch.url !== undefined && patch.url !== before.url;
    const at = ctx.clock.now();
    const changes = {
      ...patch,
      ...(patch.eventTypes ? { eventTypes: [...new Set(patch.eventTypes)] } : {}),
      ...(isEnabledNow ? { disabledReason: null } : {}),
      ...(isEnabledNow || isMoved ? { failingSince: null } : {}),
    };
    const endpoint = await updateEndpoint(tx, before, changes, at);
    const data = { fields: Object.keys(patch) };
    await audit(tx, principal, "webhook_endpoint.updated", id, data, request, at);
    // What has waited for it goes out.
    if (isEnabledNow) await tx.query({ text: "SELECT pg_notify('webhooks', $1)::text", values: [id] });
    return endpoint;
  });
}

/**
 * Deletes an endpoint: from now on it is gone for everybody, with its deliveries. Its rows are removed in the
 * background, as there may be millions.
 *
 * @throws Problem `not_found`; `version_conflict`
 */
export async function deleteWebhookEndpoint(
  ctx: ApiContext,
  principal: Principal,
  id: string,
  request: ChangeRequest,
  transact: Transact<string>,
): Promise<string> {
  requireScope(principal, "webhooks:write");
  return transact(async (tx) => {
    const before = await lockForChange(tx, principal, id, request.ifMatch);
    const at = ctx.clock.now();
    await updateEndpoint(tx, before, { enabled: false, secrets: [], deletedAt: at }, at);
    await audit(tx, principal, "webhook_endpoint.deleted", id, {}, request, at);
    return id;
  });
}

/**
 * Makes a new secret. What lived until now is signed with beside it for a day.
 *
 * @throws Problem `not_found`; `version_conflict`; `limit_exceeded` while five live, saying until when
 */
export async function rotateWebhookSecret(
  ctx: ApiContext,
  principal: Principal,
  id: string,
  request: ChangeRequest,
  transact: Transact<EndpointWithSecret>,
): Promise<EndpointWithSecret> {
  requireScope(principal, "webhooks:write");
  return transact(async (tx) => {
    const before = await lockForChange(tx, principal, id, request.ifMatch);
    const at = ctx.clock.now();
    requireRoom(before, at);
    const secret = newSecret();
    const secrets = rotateSecrets(before.secrets, sealSecret(ctx, id, secret), at);
    const endpoint = await updateEndpoint(tx, before, { secrets }, at);
    await audit(tx, principal, "webhook_endpoint.secret_rotated", id, {}, request, at);
    return { endpoint, secret };
  });
}

/**
 * Shows the secrets that deliveries are signed with, the current one first. It is written down who has seen them.
 *
 * @throws Problem `not_found`
 */
export async function revealWebhookSecrets(
  ctx: ApiContext,
  principal: Principal,
  id: string,
  requestId: string,
): Promise<LivingSecret[]> {
  requireScope(principal, "webhooks:write");
  const at = ctx.clock.now();
  const endpoint = await inSqlTransaction(ctx.db, async (tx) => {
    const locked = await lockForChange(tx, principal, id, null);
    const request = { ifMatch: null, requestId };
    await audit(tx, principal, "webhook_endpoint.secret_revealed", id, {}, request, at);
    return locked;
  });
  return livingSecrets(endpoint.secrets, at).map(({ ciphertext, createdAt, expiresAt }) => ({
    secret: openSecret(ctx, id, ciphertext),
    createdAt,
    expiresAt,
  }));
}

function requireRoom({ secrets }: WebhookEndpoint, at: Date): void {
  const next = nextRotation(secrets, at);
  if (next === null) return;
  throw new Problem(
    "limit_exceeded",
    `${MOST_LIVING} secrets live, and each lives out its day: rotate again after ${next.toISOString()}.`,
  );
}

async function lockForChange(
  tx: Sql,
  { organizationId }: Principal,
  id: string,
  ifMatch: string | null,
): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(tx, organizationId, id);
  if (!endpoint) throw notFound("webhook endpoint");
  requireVersion(endpoint, ifMatch);
  return endpoint;
}

function audit(
  tx: Sql,
  { organizationId, actor }: Principal,
  action: `webhook_endpoint.${"updated" | "deleted" | "secret_rotated" | "secret_revealed"}`,
  targetId: string,
  data: Record<string, unknown>,
  { requestId }: ChangeRequest,
  at: Date,
): Promise<void> {
  return recordAudit(tx, { organizationId, actor, action, targetId, data, requestId, at });
}
