import type { CredentialType, Environment, Pepper, Scope } from "@svc/keys";
import type { Request, Response } from "express";
import type { Redis } from "ioredis";
import type { Clock } from "../clock.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import { Problem } from "../errors/problem.ts";
import { setDeprecationHeaders } from "../http/deprecation.ts";
import { setCaller } from "../http/locals.ts";
import { SharedCounts } from "../limits/shared-counts.ts";
import type { Logger } from "../logging.ts";
import type { RedisConnection } from "../redis/redis-connection.ts";
import type { AddressBlocks } from "./address-blocks.ts";
import { readClientAddress, toClientNetwork } from "./client-address.ts";
import type { PresentedCredential } from "./credentials.ts";
import { FairQueue } from "./fair-queue.ts";
import { type CachedKey, KeyCache } from "./key-cache.ts";
import { subscribeKeyInvalidation } from "./key-invalidation.ts";
import type { KeyStore } from "./key-store.ts";
import { KeyUsage } from "./key-usage.ts";
import type { Principal } from "./principal.ts";
import { needsProof, ProofGuard } from "./proofs/proof-guard.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { RefusalLimiter } from "./refusal-limiter.ts";
import { type KeyVerification, type VerifiedKey, verifyApiKeyMaybeAsync } from "./verify-api-key.ts";

export interface KeyAuthentication {
  verification: KeyVerification;
  usage: KeyUsage;
  trustedProxies: AddressBlocks;
  limiter: RateLimiter;
  refusals: RefusalLimiter;
  lookupQueue: FairQueue;
  proofs: ProofGuard;
  acceptedCounts: Record<CredentialType, number>;
  close(): Promise<void>;
}

export const KEY_LOOKUP_CONCURRENCY = 2;
/** About half a second of lookups. */
const MAX_WAITING_LOOKUPS = 512;

export function createKeyAuthentication(parts: {
  environment: Environment;
  store: KeyStore;
  peppers: readonly Pepper[];
  redis: RedisConnection;
  /** Dedicated to key invalidations. */
  subscriber: Redis;
  clock: Clock;
  log: Logger;
  trustedProxies: AddressBlocks;
  rateLimitPerMinute: number;
  refusalsPerMinute: number;
  /** The service's URL as clients see it, without a trailing slash. Proofs of possession name it. */
  publicUrl: string;
  /** Includes the wait in the queue. */
  lookupTimeoutMs: number;
  /** Monotonic clock in milliseconds. */
  monotonicNow?: (() => number) | undefined;
}): KeyAuthentication {
  const cache = new KeyCache(parts.store, parts.peppers, {
    now: parts.monotonicNow,
    onRehashFailed: (error, keyId) =>
      parts.log.warn({ err: error, keyId }, "failed to rehash a key with the current pepper"),
  });
  const usage = new KeyUsage(parts.store, parts.log);
  const counts = new SharedCounts(parts.redis, parts.environment, parts.log);
  subscribeKeyInvalidation(parts.subscriber, parts.environment, { cache, log: parts.log });
  return {
    verification: { environment: parts.environment, cache, clock: parts.clock },
    usage,
    trustedProxies: parts.trustedProxies,
    limiter: createRateLimiter(counts.forKind("requests"), parts.rateLimitPerMinute),
    refusals: new RefusalLimiter(counts.forKind("refusals"), parts.refusalsPerMinute),
    lookupQueue: new FairQueue({
      concurrency: KEY_LOOKUP_CONCURRENCY,
      maxWaiting: MAX_WAITING_LOOKUPS,
      timeoutMs: parts.lookupTimeoutMs,
    }),
    proofs: new ProofGuard(parts),
    acceptedCounts: { ak: 0, sk: 0, pk: 0, session: 0, member: 0 },
    close: () => {
      counts.close();
      return usage.close();
    },
  };
}

/** Value of `usedAt` until the key is found. */
const UNKNOWN_TIME = new Date(0);

/**
 * Verifies an API key and counts the request. Synchronous if the key is cached, quota remains, and the key needs no proof of
 * possession. A proof is verified after the request is counted, because the verification calls Redis.
 * A refusal counts against the key, unless the key is unknown or does not allow the client's address. It then counts against
 * the address, because the key's owner did not make the request.
 * @throws Problem as `verifyApiKey` does; `rate_limited`
 */
export function authenticateKey(
  auth: KeyAuthentication,
  req: Request,
  {
    res,
    credential,
    accepted,
    scope,
  }: {
    res: Response;
    credential: PresentedCredential;
    accepted: readonly CredentialType[];
    scope: Scope | undefined;
  },
): Principal | Promise<Principal> {
  let knownKey: CachedKey | undefined;
  let usedAt = UNKNOWN_TIME;
  let isCounted = false;
  const readAddress = () => readClientAddress(req, auth.trustedProxies);
  const consume = ({ id, rateLimitPerMinute }: CachedKey) =>
    auth.limiter.consume(res, id, rateLimitPerMinute);
  const recordUse = (key: CachedKey, refusedWith: ErrorCode | null) =>
    auth.usage.record(key, {
      usedAt,
      address: readAddress(),
      userAgent: req.headers["user-agent"],
      refusedWith,
    });
  try {
    const verified = verifyApiKeyMaybeAsync(auth.verification, credential.value, {
      accepted,
      scope,
      caller: {
        address: readAddress,
        admit: (lookUp) => queueLookup(auth, toClientNetwork(readAddress()), lookUp),
        onKeyFound: (key, isActive, now) => {
          knownKey = key;
          usedAt = now;
          setCaller(res, { organizationId: key.organizationId, keyId: key.id, memberId: null });
          if (isActive) setKeyDeprecationHeaders(res, key);
        },
      },
    });
    const outcome = verified instanceof Promise ? verified.then(accept) : accept(verified);
    return outcome instanceof Promise ? outcome.catch(refuse) : outcome;
  } catch (thrown) {
    return refuse(thrown);
  }

  function accept({ principal, key }: VerifiedKey): Principal | Promise<Principal> {
    const succeed = () => {
      recordUse(key, null);
      auth.acceptedCounts[key.type] += 1;
      return principal;
    };
    const counted = consume(key);
    isCounted = true;
    if (!needsProof(credential, key.proofKeyThumbprint)) return counted ? counted.then(succeed) : succeed();
    return prove(key, counted).then(succeed);
  }

  async function prove(key: CachedKey, counted: void | Promise<void>): Promise<void> {
    await counted;
    await auth.proofs.requireProof(req, credential, key.proofKeyThumbprint);
  }

  async function refuse(thrown: unknown): Promise<never> {
    const error = isRefusal(thrown) ? await countRefusal(thrown) : thrown;
    if (knownKey && error instanceof Problem && error.status < 500) recordUse(knownKey, error.code);
    throw error;
  }

  async function countRefusal(refusal: Problem): Promise<unknown> {
    if (isCounted) return refusal;
    try {
      if (knownKey && refusal.code !== "ip_not_allowed") await consume(knownKey);
      else await auth.refusals.count(toClientNetwork(readAddress()));
      return refusal;
    } catch (limitError) {
      return limitError;
    }
  }
}

/**
 * Verifies a token. Counts forged tokens against the client's address, but not expired sessions: participants with stale pages
 * can share an address.
 * @throws Problem as `verify` does; `rate_limited`
 */
export function verifyAndCountForgeries<T>(
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
 * Queues the lookup of an uncached key. Checks the client's refusal limit again after the wait.
 * @throws Problem `rate_limited`
 */
export async function queueLookup<T>(
  auth: KeyAuthentication,
  client: string,
  lookUp: () => Promise<T>,
): Promise<T> {
  auth.refusals.requireCapacity(client);
  return auth.lookupQueue.run(client, async () => {
    auth.refusals.requireCapacity(client);
    return lookUp();
  });
}

function setKeyDeprecationHeaders(res: Response, { rotatedAt, expiresAt }: CachedKey): void {
  if (rotatedAt === null || expiresAt === null) return;
  setDeprecationHeaders(res, rotatedAt, expiresAt);
}
