import type { TestEnvironment } from "@svc/testing";
import { Redis } from "ioredis";

/** How many accounts and events there are: the same before and after whatever was refused. */
export async function countRows({ db }: TestEnvironment): Promise<{ accounts: number; events: number }> {
  const { rows } = await db.pool.query(
    "SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM events) AS events",
  );
  return rows[0];
}

/** A connection to the Redis that a service under test works with. Disconnect it in `afterAll`. */
export async function openProbe({ redis }: TestEnvironment): Promise<Redis> {
  return redis.openRedis ? redis.openRedis() : new Redis(redis.url);
}

/** Everything that is in Redis, by key: the hash that is kept there, and the milliseconds that it has left. */
export async function readEverything(
  probe: Redis,
): Promise<Map<string, { fields: Record<string, string>; ttl: number }>> {
  const everything = new Map<string, { fields: Record<string, string>; ttl: number }>();
  for (const key of await probe.keys("*")) {
    everything.set(key, { fields: await probe.hgetall(key), ttl: await probe.pttl(key) });
  }
  return everything;
}
