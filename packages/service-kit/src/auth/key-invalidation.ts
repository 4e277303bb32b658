import type { Environment } from "@svc/keys";
import type { Redis } from "ioredis";
import type { Logger } from "../logging.ts";
import { primariesOf, type RedisConnection } from "../redis/redis-connection.ts";
import type { KeyCache } from "./key-cache.ts";

function channelOf(environment: Environment): string {
  return `svc:${environment}:key-invalidation`;
}

/**
 * Tells every instance of both services to forget a key, or all keys of an organization. Called after the change is
 * committed: told sooner, an instance could load the old row again.
 *
 * @param id of the key, or of the organization
 * @returns false when Redis could not be told; the instances then notice within their cache's time
 */
export async function publishKeyInvalidation(
  redis: RedisConnection,
  environment: Environment,
  id: string,
  log: Logger,
): Promise<boolean> {
  try {
    await publish(primariesOf(redis), channelOf(environment), id);
    return true;
  } catch (error) {
    log.warn(
      { err: error, [id.startsWith("org_") ? "organizationId" : "keyId"]: id },
      "key invalidation was not published; caches will notice within ten seconds",
    );
    return false;
  }
}

/** By the first that takes it: the nodes of a cluster tell each other. @throws what the last one said */
async function publish(
  [primary, ...others]: readonly Redis[],
  channel: string,
  message: string,
): Promise<void> {
  if (!primary) throw new Error("there is no node of Redis");
  try {
    await primary.publish(channel, message);
  } catch (error) {
    if (others.length === 0) throw error;
    await publish(others, channel, message);
  }
}

/** A subscription that is refused, as while Redis loads its data or an operator sets its rights, is asked for again. */
const RETRY_MS = 500;

/**
 * Listens for keys to forget, for as long as the connection lives. It is asked for until it is there; each time that it is
 * made anew the whole cache is cleared, because what was said in between is lost.
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
  let retry: NodeJS.Timeout | undefined;
  let isMissing = false;
  const subscribe = async () => {
    clearTimeout(retry);
    try {
      await subscriber.subscribe(channel);
      cache.clear();
      if (isMissing) log.info("subscribed to key invalidation");
      isMissing = false;
    } catch (error) {
      if (!isMissing) {
        log.warn(
          { err: error },
          "could not subscribe to key invalidation; trying again until it is subscribed",
        );
      }
      isMissing = true;
      // While there is no connection there is nobody to ask; the next one asks by itself.
      if (subscriber.status === "ready") retry = setTimeout(subscribe, RETRY_MS).unref();
    }
  };
  subscriber.on("message", (from: string, id: string) => {
    if (from === channel) cache.invalidate(id);
  });
  subscriber.on("ready", subscribe);
  subscriber.on("end", () => clearTimeout(retry));
  if (subscriber.status === "ready") void subscribe();
}
