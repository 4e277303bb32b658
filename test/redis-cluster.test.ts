import { expect, it } from "@jest/globals";
import { type KeyCache, publishKeyInvalidation, subscribeKeyInvalidation } from "@svc/service-kit/auth";
import { SharedCounts } from "@svc/service-kit/limits";
import { openRedis, openSubscriber } from "@svc/service-kit/redis";
import {
  type BuiltKey,
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  runToCompletion,
  startRedisCluster,
  startServiceProcess,
  useResource,
} from "@svc/testing";
import { pino } from "pino";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians?limit=1";
const MIGRATED_KEY = "svc:test:session:moved:account";
/** This time is in the year 2096. */
const EXPIRES_AT_MS = 4_000_000_000_000;
const PRIMARIES = 3;
const SESSIONS = 9;
const silent = pino({ enabled: false });

describeWithRedis("Redis cluster", () => {
  const environment = useResource(async () => {
    const [redis, test] = await Promise.all([startRedisCluster(), createTestEnvironment()]);
    const env = { ...test.env, REDIS_URL: redis.url, REDIS_TIMEOUT_MS: "1000" };
    const widget = await startServiceProcess("widget-auth", { ...env, DATABASE_URL: test.urls.widgetAuth });
    const commands = await openRedis(redis.url, "test", { log: silent });
    const close = async () => {
      commands.disconnect();
      await widget.stop();
      await Promise.all([redis.stop(), test.close()]);
    };
    return { redis, test, env, widget, commands, close };
  });
  const open = ({ key }: BuiltKey) => callService(environment.widget, "POST", { path: AUTH, key, body: {} });
  const check = async (token: string) => {
    const { status, body } = await callService(environment.widget, "GET", { path: CUSTODIANS, key: token });
    return { status, code: body.code };
  };

  it("runs a transaction on one key exactly once while its slot migrates, and afterward", async () => {
    const { redis, commands } = environment;
    /** Runs the transaction that counts a session's calls. @returns each command's reply */
    const countCall = () =>
      commands
        .multi()
        .hincrby(MIGRATED_KEY, "calls", 1)
        .hget(MIGRATED_KEY, "acct")
        .pexpireat(MIGRATED_KEY, EXPIRES_AT_MS)
        .exec()
        .then((results) => results?.map(([error, reply]) => error ?? reply));
    const slot = Number(await commands.cluster("KEYSLOT", MIGRATED_KEY));
    const from = await redis.findPrimary(slot);
    const to = redis.servers.slice(0, PRIMARIES).find((one) => one.port !== from.port) ?? from;
    const { moveKeys, end } = await redis.moveSlot(slot, to);
    // Counts calls while the slot is migrating, after its keys have moved, and once the new node owns the slot.
    expect(await countCall()).toEqual([1, null, 1]);
    expect(await commands.hsetnx(MIGRATED_KEY, "acct", "acct_a")).toBe(1);
    await moveKeys();
    expect(await countCall()).toEqual([2, "acct_a", 1]);
    await end();
    expect(await Promise.all(Array.from({ length: 3 }, countCall))).toEqual([
      [3, "acct_a", 1],
      [4, "acct_a", 1],
      [5, "acct_a", 1],
    ]);
    expect((await redis.findPrimary(slot)).port).toBe(to.port);
  });

  it("counts limits across clients, no matter which node stores them", async () => {
    const other = await openRedis(environment.redis.url, "test", { log: silent });
    const counts = [environment.commands, other].map((redis) => new SharedCounts(redis, "test", silent));
    try {
      for (const id of ["key_a", "key_b", "key_c", "key_d", "key_e"]) {
        const claims = counts.map((one) => one.forKind("requests").claim(id, 10, 30_000));
        const totals = (await Promise.all(claims)).map(({ total }) => total);
        expect(totals.sort()).toEqual([10, 20]);
      }
    } finally {
      for (const one of counts) one.close();
      other.disconnect();
    }
  });

  it("fails over from a killed primary: sessions are kept, none outlives its key, subscribers resubscribe", async () => {
    const { redis, test, commands } = environment;
    const [activeKey, revokedKey] = await Promise.all([buildKey(test, "sk"), buildKey(test, "sk")]);
    const activeKeys = Array.from({ length: SESSIONS }, () => activeKey);
    const opened = await Promise.all([...activeKeys, revokedKey].map(open));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201]));
    const tokens = opened.map(({ body }) => String(body.sessionToken));
    const invalidations: string[] = [];
    const cache = {
      clear: () => invalidations.push("all"),
      invalidate: (id: string) => invalidations.push(id),
    };
    // The URL lists only the primaries, so the client subscribes at one of them.
    const hosts = redis.servers.slice(0, PRIMARIES).map(({ port }) => `127.0.0.1:${port}`);
    const subscriber = await openSubscriber(`redis+cluster://${hosts.join(",")}`, "test", { log: silent });
    try {
      subscribeKeyInvalidation(subscriber, "test", { cache: cache as unknown as KeyCache, log: silent });
      await pollUntil("the subscriber listens", () => invalidations.length === 1);
      const subscribedPrimary = redis.servers.find(({ port }) => port === subscriber.stream.remotePort);
      await subscribedPrimary?.kill();
      expect(await runToCompletion("svc", ["keys", "revoke", revokedKey.id], environment.env)).toMatchObject({
        code: 0,
      });

      const isAvailable = ({ status }: { status: number }) => status !== 503;
      const checkUntilAvailable = (token: string) =>
        pollUntil("the session is checked", () => check(token), { isDone: isAvailable });
      const responses = await Promise.all(tokens.slice(0, SESSIONS).map(checkUntilAvailable));
      expect(responses).toEqual(Array.from({ length: SESSIONS }, () => ({ status: 200 })));
      const isRefused = ({ status }: { status: number }) => status === 401;
      const revokedToken = tokens[SESSIONS] ?? "";
      const refused = await pollUntil("the revoked key's session to end", () => check(revokedToken), {
        isDone: isRefused,
      });
      expect(refused).toEqual({ status: 401, code: "session_revoked" });
      await pollUntil(
        "the subscriber listens again",
        () => invalidations.filter((invalidation) => invalidation === "all").length === 2,
      );
      expect(await publishKeyInvalidation(commands, "test", { id: "key_a", log: silent })).toBe(true);
      await pollUntil("the subscriber receives the invalidation", () => invalidations.includes("key_a"));
    } finally {
      subscriber.disconnect();
    }
    const readReadiness = () =>
      callService(environment.widget, "GET", { path: "/health/ready", key: "none" });
    const readiness = await pollUntil("the widget service is ready", readReadiness, {
      isDone: ({ status }) => status === 200,
    });
    expect(readiness.body).toMatchObject({ checks: { redis: "up" } });
    const { output } = await runToCompletion("svc", ["doctor", "--json"], environment.env);
    const checks = new Map(
      JSON.parse(output).checks.map(({ name, ...rest }: { name: string }) => [name, rest]),
    );
    expect(checks.get("redis.replicas")).toMatchObject({
      status: "warn",
      found: "a cluster of 3 primaries, 2 replicas; primaries without a replica: 1",
    });
  });
});
