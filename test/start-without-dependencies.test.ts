import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { findFreePort, startRedis } from "@svc/local-servers";
import { publishKeyInvalidation } from "@svc/service-kit/auth";
import { openRedis } from "@svc/service-kit/redis";
import {
  buildKey,
  callService,
  createTestEnvironment,
  describeWithRedis,
  launchServiceProcess,
  pollUntil,
  type StartingProcess,
  startTcpForwarder,
  type TcpForwarder,
  type TestEnvironment,
} from "@svc/testing";
import { pino } from "pino";
import { WIDGET_AUTH_DATABASE_URL } from "../scripts/stack/service-envs.ts";

const SERVICES = [
  { program: "api", portName: "API_PORT", path: "/v1/rollovers" },
  { program: "widget-auth", portName: "WIDGET_AUTH_PORT", path: "/api/widget/custodians" },
  { program: "worker", portName: "WORKER_PORT", path: "/metrics" },
] as const;
const [API, WIDGET_AUTH] = SERVICES;
const INVALIDATION_CHANNEL = "svc:test:key-invalidation";
const TIMEOUT_MS = 60_000;

describeWithRedis("A process started while its dependencies are down", () => {
  let test: TestEnvironment;
  let forwarder: TcpForwarder;
  const started: StartingProcess[] = [];
  beforeAll(async () => {
    test = await createTestEnvironment();
    forwarder = await startTcpForwarder(test.urls.api);
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((one) => one.stop()));
    await forwarder.restore();
  });
  afterAll(async () => {
    await forwarder?.stop();
    await test?.close();
  });

  const launch = async (
    { program, portName }: (typeof SERVICES)[number],
    changes: Record<string, string> = {},
  ) => {
    const port = await findFreePort();
    const serviceDatabaseUrl = program === "widget-auth" ? test.urls.widgetAuth : test.urls.api;
    const service = await launchServiceProcess(program, {
      ...test.env,
      DATABASE_URL: forwarder.divert(serviceDatabaseUrl),
      LOG_LEVEL: "info",
      [portName]: String(port),
      ...changes,
    });
    started.push(service);
    return { ...service, url: `http://127.0.0.1:${port}` };
  };
  const launchAll = (changes: Record<string, string> = {}) =>
    Promise.all(SERVICES.map(async (one) => ({ service: await launch(one, changes), path: one.path })));
  const sendRequest = async (url: string, path: string) => {
    const response = await fetch(url + path, { headers: { Connection: "close" } });
    return { status: response.status, body: await response.text() };
  };
  const readStatus = (url: string, path: string) =>
    sendRequest(url, path).then(
      (response) => response.status,
      () => null,
    );
  const waitForStatus = (url: string, path: string, wanted: number) =>
    pollUntil(`${path} ${wanted}`, () => readStatus(url, path), {
      isDone: (actual) => actual === wanted,
      timeoutMs: TIMEOUT_MS,
    });
  const waitForOutput = (service: StartingProcess, text: string) =>
    pollUntil(`the output contains: ${text}`, async () => service.readOutput(), {
      isDone: (output) => output.includes(text),
      timeoutMs: TIMEOUT_MS,
    });

  it("logs that it waits for PostgreSQL, is live but not ready, and serves once PostgreSQL is up", async () => {
    await forwarder.refuse();
    const all = await launchAll();
    await Promise.all(
      all.map(async ({ service, path }) => {
        await waitForOutput(service, "waiting for the database");
        expect(await readStatus(service.url, "/health/live")).toBe(200);
        const ready = await sendRequest(service.url, "/health/ready");
        expect(ready.status).toBe(503);
        expect(JSON.parse(ready.body)).toMatchObject({
          status: "unavailable",
          reasons: [expect.stringContaining("waiting")],
        });
        const refused = await sendRequest(service.url, path);
        expect(refused.status).toBe(503);
        expect(JSON.parse(refused.body)).toMatchObject({ code: "dependency_unavailable" });
        expect(service.child.exitCode).toBeNull();
      }),
    );
    await forwarder.restore();
    await Promise.all(
      all.map(async ({ service }) => {
        expect(await service.ready).toBe(service.url);
        await waitForStatus(service.url, "/health/ready", 200);
        await waitForOutput(service, "database is available");
        expect(await service.stop()).toMatchObject({ code: 0, signal: null });
      }),
    );
  });

  it("ends with code 0 on SIGTERM while PostgreSQL accepts connections but does not respond", async () => {
    forwarder.hang();
    // PostgreSQL never responds; a short timeout saves time.
    const all = await launchAll({ DATABASE_TIMEOUT_MS: "1000" });
    await Promise.all(
      all.map(async ({ service }) => {
        await waitForStatus(service.url, "/health/live", 200);
        expect(await service.stop()).toMatchObject({ code: 0, signal: null });
      }),
    );
  });

  it("ends with code 0 when its parent ends, if it runs all services without Redis and waits for PostgreSQL", async () => {
    await forwarder.refuse();
    const [port, widgetPort] = [await findFreePort(), await findFreePort()];
    const args = ["-C", "source", "--disable-warning=ExperimentalWarning", "scripts/stack/in-one-process.ts"];
    const child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        ...test.env,
        DATABASE_URL: forwarder.divert(test.urls.api),
        [WIDGET_AUTH_DATABASE_URL]: forwarder.divert(test.urls.widgetAuth),
        API_PORT: String(port),
        WIDGET_AUTH_PORT: String(widgetPort),
        LOG_LEVEL: "info",
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const ended = once(child, "exit");
    try {
      await waitForStatus(`http://127.0.0.1:${port}`, "/health/live", 200);
      child.disconnect();
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill("SIGKILL");
    }
  });

  it("ends with code 78 and its message if the database belongs to the other environment", async () => {
    await forwarder.refuse();
    const service = await launch(WIDGET_AUTH, { SVC_ENVIRONMENT: "live" });
    await waitForOutput(service, "waiting for the database");
    await forwarder.restore();
    const { code, output } = await service.ended;
    expect(code).toBe(78);
    expect(output).toMatch(/^widget-auth: .*test environment.*SVC_ENVIRONMENT is live/m);
  });

  it("starts before Redis, subscribes once Redis is up, and receives a revocation", async () => {
    const env = { REDIS_URL: `redis://127.0.0.1:${await findFreePort()}` };
    const [api, widget] = await Promise.all([launch(API, env), launch(WIDGET_AUTH, env)]);
    await Promise.all([api.ready, widget.ready]);
    expect(await readStatus(widget.url, "/health/ready")).toBe(503);
    for (const one of [api, widget]) await waitForOutput(one, "Redis does not respond");

    const redis = await startRedis({ port: Number(new URL(env.REDIS_URL).port) });
    const log = pino({ enabled: false });
    const redisClient = await openRedis(redis.url, "test", { log });
    try {
      await pollUntil(
        "both to be subscribed",
        async () => {
          const [, subscriberCount] = (await redisClient.pubsub("NUMSUB", INVALIDATION_CHANNEL)) as unknown[];
          return subscriberCount;
        },
        { isDone: (count) => count === 2, timeoutMs: TIMEOUT_MS },
      );
      const ak = await buildKey(test, "ak");
      const pk = await buildKey(test, "pk");
      const calls = [
        () => callService(api, "GET", { path: "/v1/rollovers", key: ak.key }),
        () => callService(widget, "GET", { path: "/api/widget/custodians", key: pk.key }),
      ];
      for (const call of calls) expect((await call()).status).toBe(200);
      for (const { id } of [ak, pk]) {
        await test.db.prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
        expect(await publishKeyInvalidation(redisClient, "test", { id, log })).toBe(true);
      }
      for (const call of calls) {
        const refused = await pollUntil("the revocation", call, {
          isDone: (response) => response.status !== 200,
          timeoutMs: TIMEOUT_MS,
        });
        expect(refused.body.code).toBe("api_key_revoked");
      }
    } finally {
      redisClient.disconnect();
      await redis.stop();
    }
  });
});
