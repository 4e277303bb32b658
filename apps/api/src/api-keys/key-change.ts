import type { Actor, AuditActor } from "@svc/database";
import type { Environment } from "@svc/keys";
import {
  type KeyCache,
  type Logger,
  type Principal,
  Problem,
  publishKeyInvalidation,
  type RedisConnection,
} from "@svc/service-kit";
import type { ApiKeyRow } from "./api-key-view.ts";

/** Who does something to a key, and when. */
export interface KeyChange {
  actor: AuditActor;
  /** The person who acts, or who made the key that does; null for the operator's command. */
  personId: string | null;
  requestId: string | null;
  at: Date;
}

/** A change by who calls. */
export function changeBy(call: { principal: Principal; requestId: string }, at: Date): KeyChange {
  const { actor, personId } = call.principal;
  return { actor, personId, requestId: call.requestId, at };
}

/** A change by the operator's command. */
export function changeByOperator(actor: Actor, at: Date): KeyChange {
  return { actor, personId: null, requestId: null, at };
}

interface Announcer {
  environment: Environment;
  /** Null where no Redis is configured. */
  redis: RedisConnection | null;
  log: Logger;
  /** Where this process itself verifies keys. */
  auth?: { verification: { cache: KeyCache } };
}

/**
 * Has every instance forget what it knows of a key, once its change is committed.
 *
 * @returns whether all could be told; else they notice within ten seconds
 */
export async function announceKey(
  { environment, redis, log, auth }: Announcer,
  keyId: string,
): Promise<boolean> {
  auth?.verification.cache.invalidate(keyId);
  return redis !== null && (await publishKeyInvalidation(redis, environment, keyId, log));
}

/** @throws Problem `key_not_alive` for a key that is revoked or over */
export function requireLiving({ revokedAt, expiresAt }: ApiKeyRow, now: Date): void {
  if (revokedAt !== null) throw new Problem("key_not_alive", "The key is revoked.");
  if (expiresAt !== null && expiresAt <= now) throw new Problem("key_not_alive", "The key's time is over.");
}
