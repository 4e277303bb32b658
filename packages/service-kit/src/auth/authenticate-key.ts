import type { Environment, KeyType, Pepper, Scope } from "@svc/keys";
import type { Request, Response } from "express";
import type { Redis } from "ioredis";
import type { Clock } from "../clock.ts";
import { announceDeprecation } from "../http/deprecation.ts";
import type { Logger } from "../logging.ts";
import type { AddressBlocks } from "./address-blocks.ts";
import { readClientAddress } from "./client-address.ts";
import { type CachedKey, KeyCache } from "./key-cache.ts";
import { subscribeKeyInvalidation } from "./key-invalidation.ts";
import type { KeyStore } from "./key-store.ts";
import { KeyUsage } from "./key-usage.ts";
import type { Principal } from "./principal.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { type KeyVerification, verifyApiKey } from "./verify-api-key.ts";

/** What a request's key is verified and counted with. */
export interface KeyAuthentication {
  verification: KeyVerification;
  trustedProxies: AddressBlocks;
  limiter: RateLimiter;
  /** Writes down the uses that are still in memory. */
  close(): Promise<void>;
}

/**
 * Puts together what verifies keys: the cache over the store, kept current by what the subscriber hears, the record
 * of uses, and the rate limit.
 *
 * @param subscriber a Redis connection of its own
 */
export function createKeyAuthentication(parts: {
  environment: Environment;
  store: KeyStore;
  peppers: readonly Pepper[];
  subscriber: Redis;
  clock: Clock;
  log: Logger;
  trustedProxies: AddressBlocks;
  rateLimitPerMinute: number;
}): KeyAuthentication {
  const cache = new KeyCache(parts.store, parts.peppers, {
    onRehashFailed: (error, keyId) =>
      parts.log.warn({ err: error, keyId }, "a key could not be rehashed under the current pepper"),
  });
  const usage = new KeyUsage(parts.store, parts.log);
  subscribeKeyInvalidation(parts.subscriber, parts.environment, cache, parts.log);
  return {
    verification: { environment: parts.environment, cache, usage, clock: parts.clock },
    trustedProxies: parts.trustedProxies,
    limiter: createRateLimiter(parts.rateLimitPerMinute),
    close: () => usage.close(),
  };
}

/** Verifies a presented key for this request and counts the request against it. */
export async function authenticateKey(
  auth: KeyAuthentication,
  req: Request,
  res: Response,
  value: string,
  accepted: readonly KeyType[],
  scope: Scope | undefined,
): Promise<Principal> {
  const { principal, key } = await verifyApiKey(
    auth.verification,
    value,
    accepted,
    scope,
    () => readClientAddress(req, auth.trustedProxies),
    (alive) => announceEnd(res, alive),
  );
  res.locals.keyId = key.id;
  await auth.limiter.consume(req, res, key.id, key.rateLimitPerMinute);
  return principal;
}

/** Tells whoever still uses a rotated key since when it is not to be used (RFC 9745), and when it ends (RFC 8594). */
function announceEnd(res: Response, { rotatedAt, expiresAt }: CachedKey): void {
  if (rotatedAt === null || expiresAt === null) return;
  announceDeprecation(res, rotatedAt, expiresAt);
}
