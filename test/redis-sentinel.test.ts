import { expect, it } from "@jest/globals";
import { type KeyCache, publishKeyInvalidation, subscribeKeyInvalidation } from "@svc/service-kit/auth";
import { openSubscriber } from "@svc/service-kit/redis";
import {
  type BuiltKey,
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  runToCompletion,
  startRedisWithSentinels,
  startServiceProcess,
  useResource,
} from "@svc/testing";
import { Redis } from "ioredis";
import { pino } from "pino";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians?limit=1";
/** Statuses and problem codes during a failover. Sessions that were not replicated return 401. */
const EXPECTED_OUTCOMES = [
  "200 undefined",
  "201 undefined",
  "401 session_invalid",
  "503 dependency_unavailable",
];
const silent = pino({ enabled: false });

describeWithRedis("Redis behind sentinels", () => {
  const environment = useResource(async () => {
    const [redis, test] = await Promise.all([startRedisWithSentinels(), createTestEnvironment()]);
    const env = { ...test.env, REDIS_URL: redis.url, REDIS_TIMEOUT_MS: "1000" };
    const widget = await startServiceProcess("widget-auth", { ...env, DATABASE_URL: test.urls.widgetAuth });
    const close = async () => {
      await widget.stop();
      await Promise.all([redis.stop(), test.close()]);
    };
    return { redis, test, env, widget, close };
  });
  const open = async ({ key }: BuiltKey) => {
    const { status, body } = await callService(environment.widget, "POST", { path: AUTH, key, body: {} });
    return { status, code: body.code, token: String(body.sessionToken) };
  };
  const check = async (token: string) => {
    const { status, body } = await callService(environment.widget, "GET", { path: CUSTODIANS, key: token });
    return { status, code: body.code };
  };
  /** Opens and uses sessions in two loops. @returns a function that stops the loops and returns all outcomes */
  function startLoad(key: BuiltKey) {
    const outcomes = new Set<string>();
    let isStopped = false;
    const loop = async () => {
      while (!isStopped) {
        const opened = await open(key);
        outcomes.add(`${opened.status} ${opened.code}`);
        if (opened.status !== 201) continue;
        const checked = await check(opened.token);
        outcomes.add(`${checked.status} ${checked.code}`);
      }
    };
    const loops = [loop(), loop()];
    return async () => {
      isStopped = true;
      await Promise.all(loops);
      return [...outcomes];
    };
  }
  async function waitForReplication(): Promise<void> {
    const readSize = async ({ url }: { url: string }) => {
      const redis = new Redis(url, { retryStrategy: () => null });
      return redis.dbsize().finally(() => redis.disconnect());
    };
    const readSizes = () => Promise.all(environment.redis.servers.map(readSize));
    const isSame = (all: number[]) => all.every((size) => size === all[0]);
    await pollUntil("the replicas hold as many keys as the primary", readSizes, { isDone: isSame });
  }
  const revoke = (key: BuiltKey) => runToCompletion("svc", ["keys", "revoke", key.id], environment.env);
  const isAvailable = ({ status }: { status: number }) => status !== 503;

  it("fails over from a primary killed under load: sessions are kept, and none outlives its key", async () => {
    const { redis, test } = environment;
    const [activeKey, revokedKey] = await Promise.all([buildKey(test, "sk"), buildKey(test, "sk")]);
    const sessions = await Promise.all([activeKey, activeKey, activeKey, revokedKey].map((key) => open(key)));
    expect(sessions.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await waitForReplication();
    const stop = startLoad(activeKey);
    const before = await redis.findPrimary();
    await before.kill();
    expect(await revoke(revokedKey)).toMatchObject({ code: 0 });

    const tokens = sessions.map(({ token }) => token);
    const checks = await Promise.all(
      tokens.map((token) => pollUntil("the session is checked", () => check(token), { isDone: isAvailable })),
    );
    expect(checks.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ({ status: 200 })));
    // The invalidation was lost. A new subscription or expiry cleared the cache.
    const isRefused = ({ status }: { status: number }) => status === 401;
    const refused = await pollUntil("the session to end", () => check(tokens[3] ?? ""), {
      isDone: isRefused,
    });
    expect(refused).toEqual({ status: 401, code: "session_revoked" });
    await pollUntil("sessions to be opened", () => open(activeKey), {
      isDone: ({ status }) => status === 201,
    });
    const outcomes = await stop();
    expect(outcomes.filter((outcome) => !EXPECTED_OUTCOMES.includes(outcome))).toEqual([]);
    expect((await redis.findPrimary()).port).not.toBe(before.port);
    expect(await check(tokens[3] ?? "")).toEqual({ status: 401, code: "session_revoked" });
  });

  it("fails over from a frozen primary: subscribers move to the next one and clear their caches", async () => {
    const { redis } = environment;
    const invalidations: string[] = [];
    const cache = {
      clear: () => invalidations.push("all"),
      invalidate: (id: string) => invalidations.push(id),
    };
    const subscriber = await openSubscriber(redis.url, "test", { log: silent });
    const before = await redis.findPrimary();
    try {
      subscribeKeyInvalidation(subscriber, "test", { cache: cache as unknown as KeyCache, log: silent });
      await pollUntil("the subscriber listens", () => invalidations.length === 1);
      expect(subscriber.stream.remotePort).toBe(before.port);
      process.kill(before.pid, "SIGSTOP");
      const newPrimary = await pollUntil("another server becomes the primary", redis.findPrimary, {
        isDone: ({ port }) => port !== before.port,
      });
      await pollUntil("the subscriber listens again", () => invalidations.length === 2);
      expect(invalidations).toEqual(["all", "all"]);
      expect(subscriber.stream.remotePort).toBe(newPrimary.port);

      const publisher = await openSubscriber(redis.url, "test", { log: silent });
      expect(await publishKeyInvalidation(publisher, "test", { id: "key_a", log: silent })).toBe(true);
      publisher.disconnect();
      await pollUntil("the subscriber receives the invalidation", () => invalidations.includes("key_a"));
    } finally {
      subscriber.disconnect();
      process.kill(before.pid, "SIGCONT");
    }
    const key = await buildKey(environment.test, "sk");
    const opened = await pollUntil("sessions to be opened", () => open(key), {
      isDone: ({ status }) => status === 201,
    });
    expect(await check(opened.token)).toEqual({ status: 200 });
  });

  it("svc doctor finds every server", async () => {
    const { output } = await runToCompletion("svc", ["doctor", "--json"], environment.env);
    const checks = new Map(
      JSON.parse(output).checks.map(({ name, ...rest }: { name: string }) => [name, rest]),
    );
    expect(checks.get("redis.reach")).toMatchObject({
      status: "ok",
      found: expect.stringMatching(/^1 primary, \d replicas?, with 3 sentinels: all accept user default$/),
    });
    expect(checks.get("redis.replicas")).toMatchObject({ found: expect.stringContaining("1 primary, ") });
    expect(checks.get("redis.eviction")).toMatchObject({ status: "ok" });
  });
});
