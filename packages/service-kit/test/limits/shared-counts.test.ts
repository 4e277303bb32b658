import { afterEach, expect, it } from "@jest/globals";
import { startRedis } from "@svc/local-servers";
import { describeWithRedis, pollUntil, startTestRedis, useResource } from "@svc/testing";
import { Redis } from "ioredis";
import { pino } from "pino";
import { RefusalLimiter } from "../../src/auth/index.ts";
import { Minute, SharedCounts } from "../../src/limits/index.ts";
import { openRedis } from "../../src/redis/index.ts";

// Four limiters with a Redis connection each, as in four processes.

const REDIS_KEY = "svc:test:limits:requests:key_a";
const now = () => performance.now();

describeWithRedis("Limits counted in Redis", () => {
  const shared = useResource(async () => {
    const redis = await startTestRedis();
    return { url: redis.url, close: redis.stop };
  });
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  });

  async function startProcess(url = shared.url, timeoutMs = 20_000) {
    const lines: { level: number; msg: string }[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const redis = await openRedis(url, "limits-test", { log: pino({ level: "silent" }), timeoutMs });
    const counts = new SharedCounts(redis, "test", log);
    cleanups.push(() => {
      counts.close();
      redis.disconnect();
    });
    const createMinute = (limit: number, id = "key_a") =>
      new Minute(counts.forKind("requests"), { id, limit, now });
    return { counts, createMinute, lines, redis };
  }
  const startFourProcesses = () => Promise.all(Array.from({ length: 4 }, () => startProcess()));
  const openEmptyRedis = async () => {
    const redis = new Redis(shared.url);
    await redis.flushall();
    return redis;
  };
  /** @returns the number granted */
  async function consumeUnits(minutes: Minute[], count: number): Promise<number> {
    const grants = Array.from({ length: count }, (_, index) => minutes[index % minutes.length]?.consume(1));
    return (await Promise.all(grants)).filter(Boolean).length;
  }

  it.each([1, 10, 100, 1_000, 6_000, 15_000])(
    "grant at most the limit of %d, and at least 96%% of it, when four processes get 20,000 requests",
    async (limit) => {
      const redis = await openEmptyRedis();
      cleanups.push(() => redis.disconnect());
      const minutes = (await startFourProcesses()).map(({ createMinute }) => createMinute(limit));
      let granted = 0;
      for (let round = 0; round < 20; round += 1) granted += await consumeUnits(minutes, 1_000);
      expect(granted).toBeLessThanOrEqual(limit);
      expect(granted).toBeGreaterThanOrEqual(limit < 128 ? limit : limit * 0.96);
      expect(minutes.map(({ remaining }) => remaining)).toEqual([0, 0, 0, 0]);
      // Each process's minute ends when the Redis key expires, or slightly earlier.
      const endsInMs = await redis.pttl(REDIS_KEY);
      for (const { endsAt } of minutes) expect(endsAt - now()).toBeLessThanOrEqual(endsInMs + 1);
      expect(endsInMs).toBeLessThanOrEqual(60_000);
    },
  );

  it("tell each process the units left for all of them", async () => {
    (await openEmptyRedis()).disconnect();
    const [a, b] = (await startFourProcesses()).map(({ createMinute }) => createMinute(10));
    for (let expected = 9; expected >= 0; expected -= 1) {
      const minute = expected % 2 ? a : b;
      expect(await minute?.consume(1)).toBe(true);
      expect(minute?.remaining).toBe(expected);
    }
    expect([await a?.consume(1), await b?.consume(1)]).toEqual([false, false]);
  });

  it("give every count an expiration time, even one that was stored without it", async () => {
    const redis = await openEmptyRedis();
    cleanups.push(() => redis.disconnect());
    const { createMinute } = await startProcess();
    await redis.set(REDIS_KEY, 3);
    const minute = createMinute(10);
    expect(await minute.consume(1)).toBe(true);
    expect(minute.remaining).toBe(6);
    const expiresInMs = async () => redis.pttl(REDIS_KEY);
    await pollUntil("the count has an expiration", expiresInMs, { isDone: (ms) => ms > 0 && ms <= 60_000 });
    // If Redis is emptied within the minute, the process restores the count and its expiration.
    await redis.flushall();
    expect(await minute.consume(1)).toBe(true);
    expect(minute.remaining).toBe(5);
    await pollUntil("the count is raised", async () => (await redis.get(REDIS_KEY)) === "5");
    expect(await redis.pttl(REDIS_KEY)).toBeGreaterThan(0);
  });

  it("are counted locally if the stored value is not a count, and otherwise in Redis", async () => {
    const redis = await openEmptyRedis();
    cleanups.push(() => redis.disconnect());
    const { counts, createMinute, lines } = await startProcess();
    await redis.hset(REDIS_KEY, "a", "b");
    expect(await consumeUnits([createMinute(10)], 12)).toBe(10);
    await redis.set(REDIS_KEY, "a text");
    expect(await consumeUnits([createMinute(10)], 12)).toBe(10);
    await redis.set(REDIS_KEY, "9223372036854775807");
    expect(await consumeUnits([createMinute(10)], 12)).toBe(10);
    await redis.set(REDIS_KEY, "-9000000000000000000");
    expect(await consumeUnits([createMinute(10)], 12)).toBe(10);
    expect(counts.isUnavailable).toBe(false);
    expect(lines).toEqual([]);
    expect(await consumeUnits([createMinute(5, "key_b")], 12)).toBe(5);
    expect(await redis.get("svc:test:limits:requests:key_b")).toBe("5");
  });

  it("store addresses in Redis only as hashes, up to 10,000 per process", async () => {
    const redis = await openEmptyRedis();
    cleanups.push(() => redis.disconnect());
    const { counts } = await startProcess();
    const refusals = new RefusalLimiter(counts.forKind("refusals"), 2, now);
    for (let index = 0; index < 12_000; index += 1)
      await refusals.count(`2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::/64`);
    expect(await redis.dbsize()).toBe(10_000);
    expect(await redis.keys("*2001*")).toEqual([]);
    // The address with index 11,999, or 0x2edf.
    const last = "2001:db8:2e:df::/64";
    await refusals.count(last);
    await expect(async () => refusals.count(last)).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("add up an address's refusals across the processes", async () => {
    (await openEmptyRedis()).disconnect();
    const four = (await startFourProcesses()).map(
      ({ counts }) => new RefusalLimiter(counts.forKind("refusals"), 60, now),
    );
    const countRefusal = async (index: number) => {
      try {
        four[index % 4]?.requireCapacity("192.0.2.1");
        await four[index % 4]?.count("192.0.2.1");
        return true;
      } catch {
        return false;
      }
    };
    const refusals = await Promise.all(Array.from({ length: 400 }, (_, index) => countRefusal(index)));
    expect(refusals.filter(Boolean)).toHaveLength(60);
    expect(() => four[0]?.requireCapacity("192.0.2.1")).toThrow(/Too many invalid credentials/);
  });

  it("are counted locally while Redis is down, logged once, and shared again afterwards", async () => {
    const server = await startRedis();
    cleanups.push(() => server.stop());
    const four = await Promise.all(Array.from({ length: 4 }, () => startProcess(server.url)));
    const minutes = four.map(({ createMinute }) => createMinute(1_000));
    expect(await consumeUnits(minutes, 400)).toBe(400);
    await server.kill();
    for (const { redis } of four) await pollUntil("the connection is lost", () => redis.status !== "ready");
    // Each process grants from its last known count, without waiting.
    expect(await consumeUnits(minutes, 400)).toBe(400);
    expect(four.map(({ counts }) => counts.isUnavailable)).toEqual([true, true, true, true]);
    await consumeUnits(
      four.map(({ createMinute }) => createMinute(10, "key_b")),
      400,
    );
    const expectedLog = {
      level: 40,
      msg: "rate limits are not shared through Redis; each process counts separately",
    };
    for (const { lines } of four) expect(lines).toMatchObject([expectedLog]);

    const port = Number(new URL(server.url).port);
    const restarted = await startRedis({ port });
    cleanups.push(() => restarted.stop());
    for (const { counts, lines } of four) {
      await pollUntil("the count is shared again", () => !counts.isUnavailable);
      expect(lines).toMatchObject([
        expectedLog,
        { level: 30, msg: "rate limits are shared through Redis again" },
      ]);
    }
    // Earlier usage is added to the empty Redis.
    let granted = 800;
    for (let round = 0; round < 10; round += 1) granted += await consumeUnits(minutes, 400);
    expect(granted).toBeGreaterThanOrEqual(960);
    // Four processes granted 100 units each without the others' knowledge.
    expect(granted).toBeLessThanOrEqual(1_000 + 4 * 100);
    expect(minutes.map(({ remaining }) => remaining)).toEqual([0, 0, 0, 0]);
  });

  it("do not make a request wait for a Redis that does not respond", async () => {
    const redis = await openEmptyRedis();
    cleanups.push(() => redis.disconnect());
    const { counts, createMinute } = await startProcess(shared.url, 200);
    const minute = createMinute(10);
    expect(await minute.consume(1)).toBe(true);
    await redis.client("PAUSE", 600_000, "WRITE");
    cleanups.push(() => redis.client("UNPAUSE"));
    expect(await consumeUnits([minute], 12)).toBe(9);
    expect(counts.isUnavailable).toBe(true);
    expect(createMinute(10, "key_b").consume(1)).toBe(true);
    await redis.client("UNPAUSE");
    await pollUntil("the count is shared again", () => !counts.isUnavailable);
  });

  it("are counted locally if Redis is full", async () => {
    const redis = await openEmptyRedis();
    cleanups.push(async () => {
      await redis.config("SET", "maxmemory", 0);
      redis.disconnect();
    });
    const { counts, createMinute } = await startProcess();
    await redis.config("SET", "maxmemory-policy", "noeviction");
    await redis.config("SET", "maxmemory", 1);
    expect(await consumeUnits([createMinute(10)], 12)).toBe(10);
    expect(counts.isUnavailable).toBe(true);
    await redis.config("SET", "maxmemory", 0);
    await pollUntil("the count is shared again", () => !counts.isUnavailable);
  });
});
