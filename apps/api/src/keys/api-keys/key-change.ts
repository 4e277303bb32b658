import type { Actor, AuditActor } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Logger } from "@svc/service-kit";
import { type KeyCache, type Principal, publishKeyInvalidation } from "@svc/service-kit/auth";
import { Problem } from "@svc/service-kit/errors";
import type { RedisConnection } from "@svc/service-kit/redis";
import type { ApiKeyRow } from "./api-key-view.ts";

export interface ChangeContext {
  actor: AuditActor;
  /** Acting user, or creator of the acting key; null for the operator. */
  personId: string | null;
  requestId: string | null;
  at: Date;
}

export function toChangeContext(call: { principal: Principal; requestId: string }, at: Date): ChangeContext {
  const { actor, personId } = call.principal;
  return { actor, personId, requestId: call.requestId, at };
}

export function toOperatorChangeContext(actor: Actor, at: Date): ChangeContext {
  return { actor, personId: null, requestId: null, at };
}

interface AnnounceContext {
  environment: Environment;
  redis: RedisConnection | null;
  log: Logger;
  /** Undefined on the command line, which has no cache. */
  auth?: { verification: { cache: KeyCache } };
}

/**
 * Makes every instance drop a changed key from its cache. Call after the commit.
 * @returns false if some instances were not notified; they notice within ten seconds
 */
export async function announceKey(
  { environment, redis, log, auth }: AnnounceContext,
  keyId: string,
): Promise<boolean> {
  auth?.verification.cache.invalidate(keyId);
  return redis !== null && (await publishKeyInvalidation(redis, environment, { id: keyId, log }));
}

/** @throws Problem `key_not_alive` */
export function requireActiveKey({ revokedAt, expiresAt }: ApiKeyRow, now: Date): void {
  if (revokedAt !== null) throw new Problem("key_not_alive", "The key is revoked.");
  if (expiresAt !== null && expiresAt <= now) throw new Problem("key_not_alive", "The key has expired.");
}
