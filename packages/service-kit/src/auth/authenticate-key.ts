import type { CredentialType, Environment, KeyType, Pepper, Scope } from "@svc/keys";
import type { Request, Response } from "express";
import type { Redis } from "ioredis";
import type { Clock } from "../clock.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { Problem } from "../errors/problem.ts";
import { nameCaller } from "../http/caller.ts";
import { announceDeprecation } from "../http/deprecation.ts";
import { SharedCounts } from "../limits/shared-counts.ts";
import type { Logger } from "../logging.ts";
import type { RedisConnection } from "../redis/redis-connection.ts";
import type { AddressBlocks } from "./address-blocks.ts";
import { readClientAddress, toClientNetwork } from "./client-address.ts";
import { FairQueue } from "./fair-queue.ts";
import { type CachedKey, KeyCache } from "./key-cache.ts";
import { subscribeKeyInvalidation } from "./key-invalidation.ts";
import type { KeyStore } from "./key-store.ts";
import { KeyUsage } from "./key-usage.ts";
import type { Principal } from "./principal.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { Refusals } from "./refusals.ts";
import { type KeyVerification, type VerifiedKey, verifyAtOnce } from "./verify-api-key.ts";

export interface KeyAuthentication {
  verification: KeyVerification;
  usage: KeyUsage;
  trustedProxies: AddressBlocks;
  limiter: RateLimiter;
  refusals: Refusals;
  lookUps: FairQueue;
  accepted: Record<CredentialType, number>;
  close(): Promise<void>;
}

/** Caps the connections that a flood of invented keys can occupy. */
export const KEY_LOOK_UPS_AT_ONCE = 2;
/** About half a second of work. */
const MAX_WAITING_LOOK_UPS = 512;

/** Creates the key cache, invalidation, usage counts, and rate limits. */
export function createKeyAuthentication(parts: {
  environment: Environment;
  store: KeyStore;
  peppers: readonly Pepper[];
  redis: RedisConnection;
  /** A dedicated connection. */
  subscriber: Redis;
  clock: Clock;
  log: Logger;
  trustedProxies: AddressBlocks;
  rateLimitPerMinute: number;
  refusalsPerMinute: number;
  /** Includes the wait in the queue. */
  lookUpTimeoutMs: number;
  /** Monotonic clock in milliseconds, for cache expiry. */
  monotonicNow?: (() => number) | undefined;
}): KeyAuthentication {
  const cache = new KeyCache(parts.store, parts.peppers, {
    now: parts.monotonicNow,
    onRehashFailed: (error, keyId) =>
      parts.log.warn({ err: error, keyId }, "failed to rehash a key with the current pepper"),
  });
  const usage = new KeyUsage(parts.store, parts.log);
  const counts = new SharedCounts(parts.redis, parts.environment, parts.log);
  subscribeKeyInvalidation(parts.subscriber, parts.environment, cache, parts.log);
  return {
    verification: { environment: parts.environment, cache, clock: parts.clock },
    usage,
    trustedProxies: parts.trustedProxies,
    limiter: createRateLimiter(counts.of("requests"), parts.rateLimitPerMinute),
    refusals: new Refusals(counts.of("refusals"), parts.refusalsPerMinute),
    lookUps: new FairQueue({
      concurrency: KEY_LOOK_UPS_AT_ONCE,
      maxWaiting: MAX_WAITING_LOOK_UPS,
      patienceMs: parts.lookUpTimeoutMs,
    }),
    accepted: { ak: 0, sk: 0, pk: 0, session: 0, member: 0 },
    close: () => {
      counts.close();
      return usage.close();
    },
  };
}

const EPOCH = new Date(0);

/**
 * Verifies an API key and counts the request against its rate limit. Synchronous if the key is cached and quota is claimed.
 *
 * A refusal counts against a known key, otherwise against the client's address. An address outside the key's allowlist also
 * counts against the address: the key's owner did not make that request.
 *
 * @throws Problem as `verifyApiKey` does; `rate_limited`
 */
export function authenticateKey(
  auth: KeyAuthentication,
  req: Request,
  res: Response,
  value: string,
  accepted: readonly KeyType[],
  scope: Scope | undefined,
): Principal | Promise<Principal> {
  let known: CachedKey | undefined;
  let at = EPOCH;
  const address = () => readClientAddress(req, auth.trustedProxies);
  const consume = ({ id, rateLimitPerMinute }: CachedKey) =>
    auth.limiter.consume(res, id, rateLimitPerMinute);
  const use = (key: CachedKey, refusedWith: ErrorCode | null) =>
    auth.usage.record(key, {
      at,
      address: address(),
      userAgent: req.headers["user-agent"],
      refusedWith,
    });
  try {
    const verified = verifyAtOnce(auth.verification, value, accepted, scope, {
      address,
      admit: (lookUp) => lookUpInTurn(auth, toClientNetwork(address()), lookUp),
      onKnown: (key, isAlive, now) => {
        known = key;
        at = now;
        nameCaller(res, { organizationId: key.organizationId, keyId: key.id, memberId: null });
        if (isAlive) announceEnd(res, key);
      },
    });
    const taken = verified instanceof Promise ? verified.then(accept) : accept(verified);
    return taken instanceof Promise ? taken.catch(refuse) : taken;
  } catch (thrown) {
    return refuse(thrown);
  }

  function accept({ principal, key }: VerifiedKey): Principal | Promise<Principal> {
    const take = () => {
      use(key, null);
      auth.accepted[key.type] += 1;
      return principal;
    };
    const counted = consume(key);
    return counted ? counted.then(take) : take();
  }

  async function refuse(thrown: unknown): Promise<never> {
    const error = isRefusal(thrown) ? await countRefusal(thrown) : thrown;
    if (known && error instanceof Problem && error.status < 500) use(known, error.code);
    throw error;
  }

  async function countRefusal(refusal: Problem): Promise<unknown> {
    try {
      if (known && refusal.code !== "ip_not_allowed") await consume(known);
      else await auth.refusals.count(toClientNetwork(address()));
      return refusal;
    } catch (tooMany) {
      return tooMany;
    }
  }
}

/**
 * Verifies a token, counting forged tokens against the client's address. Expired sessions do not count: many participants
 * with stale pages can share an address.
 *
 * @throws Problem as `verify` does; `rate_limited`
 */
export function countForgeries<T>(
  auth: KeyAuthentication,
  req: Request,
  verify: () => T,
): T | Promise<never> {
  try {
    return verify();
  } catch (error) {
    return refuseForgery(auth, req, error);
  }
}

async function refuseForgery(auth: KeyAuthentication, req: Request, error: unknown): Promise<never> {
  if (isRefusal(error) && error.code !== "session_expired")
    await auth.refusals.count(toClientNetwork(readClientAddress(req, auth.trustedProxies)));
  throw error;
}

function isRefusal(error: unknown): error is Problem {
  return error instanceof Problem && (error.status === 401 || error.status === 403);
}

/**
 * Queues the lookup of an uncached key. Rechecks the client's refusals after the wait.
 * @throws Problem `rate_limited`
 */
export async function lookUpInTurn<T>(
  auth: KeyAuthentication,
  client: string,
  lookUp: () => Promise<T>,
): Promise<T> {
  auth.refusals.requireRoom(client);
  return auth.lookUps.run(client, async () => {
    auth.refusals.requireRoom(client);
    return lookUp();
  });
}

/** Sets the `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) headers for a rotated key. */
function announceEnd(res: Response, { rotatedAt, expiresAt }: CachedKey): void {
  if (rotatedAt === null || expiresAt === null) return;
  announceDeprecation(res, rotatedAt, expiresAt);
}
