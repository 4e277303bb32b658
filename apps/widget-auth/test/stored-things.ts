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

/** What Redis keeps under one key: a record's members or a hash's fields, and the milliseconds that it has left. */
export interface StoredThing {
  fields: Record<string, unknown>;
  ttl: number;
}

/** Everything that is in Redis, by key. */
export async function readEverything(probe: Redis): Promise<Map<string, StoredThing>> {
  const everything = new Map<string, StoredThing>();
  for (const key of await probe.keys("*")) {
    const fields =
      (await probe.type(key)) === "string"
        ? JSON.parse((await probe.get(key)) ?? "")
        : await probe.hgetall(key);
    everything.set(key, { fields, ttl: await probe.pttl(key) });
  }
  return everything;
}

/** Changes members of a record, behind the service's back; what is undefined goes. */
export async function changeRecord(
  probe: Redis,
  key: string,
  changes: Record<string, unknown>,
): Promise<void> {
  const record = { ...JSON.parse((await probe.get(key)) ?? ""), ...changes };
  await probe.set(key, JSON.stringify(record), "PXAT", record.exp ?? Date.now() + 60_000);
}
