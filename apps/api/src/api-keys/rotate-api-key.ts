import { inTransaction, recordAudit, recordEvent, type Transaction } from "@svc/database";
import type { Environment, KeyType } from "@svc/keys";
import {
  bearerChallenge,
  type Principal,
  Problem,
  publishKeyInvalidation,
  requireScope,
} from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { type ApiKeyView, toApiKeyView, withSuccessor } from "./api-key-view.ts";
import { insertApiKey } from "./insert-api-key.ts";
import { planRotation } from "./rotation-plan.ts";

/** The successor, its key shown this once, and the key that it replaces. */
export interface Rotation {
  apiKey: ApiKeyView & { key: string };
  previousKey: ApiKeyView;
}

/**
 * Replaces the key that the caller presented by a successor with the same name, scopes, limits, allowlist and end. The old
 * key's row is locked first, so that of any number of concurrent calls one wins.
 *
 * @param graceSeconds how long the old key goes on living; 0 ends it now
 * @throws Problem `key_already_rotated`, or 401 when the key died meanwhile
 */
export async function rotateApiKey(
  ctx: ApiContext,
  principal: Principal,
  graceSeconds: number,
  requestId: string,
): Promise<Rotation> {
  requireScope(principal, "keys:rotate");
  const { organizationId, keyId } = principal;
  const rotation = await inTransaction(ctx.db, async (tx) => {
    await lockKey(tx, organizationId, keyId);
    const now = ctx.clock.now();
    const old = await tx.apiKey.findUniqueOrThrow({ where: { id: keyId }, include: withSuccessor });
    const plan = planRotation({ ...old, successorId: old.replacedBy?.id ?? null }, graceSeconds, now);
    if (plan.outcome === "refuse") throw refusal(plan.because);

    const { row: successor, key } = await insertApiKey(tx, ctx.peppers, {
      organizationId,
      environment: old.environment as Environment,
      type: old.type as KeyType,
      name: old.name,
      scopes: old.scopes,
      ipAllowlist: old.ipAllowlist,
      rateLimitPerMinute: old.rateLimitPerMinute,
      // An end that was set at birth is a limit like the others: a rotation does not escape it.
      expiresAt: old.expiresAt,
      rotatedFromId: old.id,
      at: now,
    });
    const previous = await tx.apiKey.update({
      where: { id: old.id },
      data: { expiresAt: plan.previousExpiresAt },
      include: withSuccessor,
    });
    const data = {
      keyId: old.id,
      successorId: successor.id,
      expiresAt: plan.previousExpiresAt.toISOString(),
    };
    await recordAudit(tx, {
      organizationId,
      actor: principal.actor,
      action: "api_key.rotated",
      targetId: old.id,
      data,
      requestId,
      at: now,
    });
    await recordEvent(tx, { organizationId, type: "api_key.rotated", data, at: now });
    return { apiKey: { ...toApiKeyView(successor, now), key }, previousKey: toApiKeyView(previous, now) };
  });
  ctx.auth.verification.cache.invalidate(keyId);
  await publishKeyInvalidation(ctx.redis, ctx.environment, keyId, ctx.log);
  return rotation;
}

async function lockKey(tx: Transaction, organizationId: string, keyId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM api_keys WHERE organization_id = ${organizationId} AND id = ${keyId} FOR UPDATE`;
}

function refusal(code: "key_already_rotated" | "api_key_revoked" | "api_key_expired"): Problem {
  return new Problem(code, undefined, {
    headers: code === "key_already_rotated" ? {} : bearerChallenge("invalid_token"),
  });
}
