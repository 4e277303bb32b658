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

/** What a request's key is verified and counted with. */
export interface KeyAuthentication {
  verification: KeyVerification;
  /** How keys are used, counted. */
  usage: KeyUsage;
  trustedProxies: AddressBlocks;
  limiter: RateLimiter;
  /** What clients were refused of credentials that nobody has. */
  refusals: Refusals;
  /** Where keys that were not met before wait to be looked up. */
  lookUps: FairQueue;
  /** How many requests were accepted, by what they carried. */
  accepted: Record<CredentialType, number>;
  /** Writes down the uses that are still in memory. */
  close(): Promise<void>;
}

/** How many connections the store looks unknown keys up over: a flood of invented ones takes no other away. */
export const KEY_LOOK_UPS_AT_ONCE = 2;
/** Half a second's work at most. */
const MAX_WAITING_LOOK_UPS = 512;

/**
 * Puts together what verifies keys: the cache over the store, kept current by what the subscriber hears, the record
 * of uses, and the limits.
 */
export function createKeyAuthentication(parts: {
  environment: Environment;
  store: KeyStore;
  peppers: readonly Pepper[];
  /** In which limits are counted. */
  redis: RedisConnection;
  /** A connection of its own. */
  subscriber: Redis;
  clock: Clock;
  log: Logger;
  trustedProxies: AddressBlocks;
  rateLimitPerMinute: number;
  refusalsPerMinute: number;
  /** How long a look-up may take, the wait for its turn included, in milliseconds. */
  lookUpTimeoutMs: number;
  /** Milliseconds of a clock that never goes back, by which the cache's entries age. */
  monotonicNow?: (() => number) | undefined;
}): KeyAuthentication {
  const cache = new KeyCache(parts.store, parts.peppers, {
    now: parts.monotonicNow,
    onRehashFailed: (error, keyId) =>
      parts.log.warn({ err: error, keyId }, "a key could not be rehashed under the current pepper"),
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

/** Before a key is known nothing is recorded of it. */
const EPOCH = new Date(0);

/**
 * Verifies a presented key for this request, and counts the request against it, or the refusal against whom it falls to:
 * the key where it is known, so that one without rights costs its holder what it costs us; the client's address where
 * it is not. An address outside of a key's allowlist counts for itself: its holder has no part in it. A key that is known is
 * verified at once, unless its next requests have to be claimed first.
 *
 * @throws Problem as `verifyApiKey` does; `rate_limited` where key or address have used up theirs
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

  /** Counts a refusal. @returns what is answered: that, or that there were too many */
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
 * Verifies a token, and counts one that nobody can have been given against the client's address. One whose time is over
 * is genuine: a house full of participants behind one address comes back to as many stale pages.
 *
 * @throws Problem as `verify` does; `rate_limited` in place of it, where the address was refused too often
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

/** Looks a key up that was not met before, unless its client was refused too often, also of what it asked meanwhile. */
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

/** Tells whoever still uses a rotated key since when it is not to be used (RFC 9745), and when it ends (RFC 8594). */
function announceEnd(res: Response, { rotatedAt, expiresAt }: CachedKey): void {
  if (rotatedAt === null || expiresAt === null) return;
  announceDeprecation(res, rotatedAt, expiresAt);
}
