import type { Environment } from "@svc/keys";
import type { Redis } from "ioredis";
import type { Logger } from "../logging.ts";
import type { KeyCache } from "./key-cache.ts";

function channelOf(environment: Environment): string {
  return `svc:${environment}:key-invalidation`;
}

/**
 * Tells every instance of both services to forget a key. Called after the change is committed: told sooner, an
 * instance could load the old row again.
 *
 * @returns false when Redis could not be told; the instances then notice within their cache's time
 */
export async function publishKeyInvalidation(
  redis: Redis,
  environment: Environment,
  keyId: string,
  log: Logger,
): Promise<boolean> {
  try {
    await redis.publish(channelOf(environment), keyId);
    return true;
  } catch (error) {
    log.warn(
      { err: error, keyId },
      "key invalidation was not published; caches will notice within ten seconds",
    );
    return false;
  }
}

/**
 * Listens for keys to forget, for as long as the connection lives. Each time the subscription is made anew the whole
 * cache is cleared, because what was said in between is lost.
 *
 * @param subscriber a connection of its own: Redis lets a subscribed one do nothing else
 */
export function subscribeKeyInvalidation(
  subscriber: Redis,
  environment: Environment,
  cache: KeyCache,
  log: Logger,
): void {
  const channel = channelOf(environment);
  const subscribe = async () => {
    try {
      await subscriber.subscribe(channel);
      cache.clear();
    } catch (error) {
      log.warn({ err: error }, "could not subscribe to key invalidation");
    }
  };
  subscriber.on("message", (from: string, keyId: string) => {
    if (from === channel) cache.invalidate(keyId);
  });
  subscriber.on("ready", subscribe);
  if (subscriber.status === "ready") void subscribe();
}
