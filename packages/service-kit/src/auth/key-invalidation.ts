import type { Environment } from "@svc/keys";
import type { Redis } from "ioredis";
import type { Logger } from "../logging.ts";
import { getPrimaries, type RedisConnection } from "../redis/redis-connection.ts";
import type { KeyCache } from "./key-cache.ts";

function getInvalidationChannel(environment: Environment): string {
  return `svc:${environment}:key-invalidation`;
}

/**
 * Invalidates a key on every instance of both services. Call it after the commit; earlier, an instance could reload the old row.
 * @param id of the key or the organization
 * @returns false without Redis; cached entries then expire within ten seconds
 */
export async function publishKeyInvalidation(
  redis: RedisConnection,
  environment: Environment,
  { id, log }: { id: string; log: Logger },
): Promise<boolean> {
  try {
    await publish(getPrimaries(redis), getInvalidationChannel(environment), id);
    return true;
  } catch (error) {
    log.warn(
      { err: error, [id.startsWith("org_") ? "organizationId" : "keyId"]: id },
      "failed to publish key invalidation; caches expire within ten seconds",
    );
    return false;
  }
}

/** Cluster nodes forward messages, so any primary works. */
async function publish(
  [primary, ...otherPrimaries]: readonly Redis[],
  channel: string,
  message: string,
): Promise<void> {
  if (!primary) throw new Error("no Redis node is available");
  try {
    await primary.publish(channel, message);
  } catch (error) {
    if (otherPrimaries.length === 0) throw error;
    await publish(otherPrimaries, channel, message);
  }
}

/** Subscribing fails while Redis loads data or its ACL changes. */
const RETRY_MS = 500;

/**
 * Subscribes to key invalidations, with retries. Then clears the cache, because messages sent while disconnected are lost.
 * @param subscriber a dedicated connection, as Redis requires
 */
export function subscribeKeyInvalidation(
  subscriber: Redis,
  environment: Environment,
  { cache, log }: { cache: KeyCache; log: Logger },
): void {
  const channel = getInvalidationChannel(environment);
  let retryTimer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  const subscribe = async () => {
    clearTimeout(retryTimer);
    try {
      await subscriber.subscribe(channel);
      cache.clear();
      if (hasFailed) log.info("subscribed to key invalidation");
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) {
        log.warn({ err: error }, "could not subscribe to key invalidation; retrying");
      }
      hasFailed = true;
      // Without a connection, the next `ready` event resubscribes.
      if (subscriber.status === "ready") retryTimer = setTimeout(subscribe, RETRY_MS).unref();
    }
  };
  subscriber.on("message", (source: string, id: string) => {
    if (source === channel) cache.invalidate(id);
  });
  subscriber.on("ready", subscribe);
  subscriber.on("end", () => clearTimeout(retryTimer));
  if (subscriber.status === "ready") void subscribe();
}
