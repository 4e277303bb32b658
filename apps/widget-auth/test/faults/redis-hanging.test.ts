import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openSubscriber } from "@svc/service-kit/redis";
import { describeWithRedis, pollUntil, startTcpForwarder, type TcpForwarder } from "@svc/testing";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians?limit=1";
const CREATE = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com" };
/** Far above the real limits, so that only a hang exceeds it. */
const PATIENCE_MS = 60_000;
/** Nothing listens at this address. */
const NOWHERE = "redis://127.0.0.1:1";

describeWithRedis("The service while Redis hangs", () => {
  let forwarder: TcpForwarder;
  let widget: TestWidgetAuth;
  let token: string;
  beforeAll(async () => {
    const unaffected = await startTestWidgetAuth();
    forwarder = await startTcpForwarder(unaffected.redis.url);
    widget = await startTestWidgetAuth({
      sharedEnvironment: unaffected,
      env: { REDIS_URL: forwarder.divert(unaffected.redis.url), REDIS_TIMEOUT_MS: "1000" },
    });
    const { stop } = widget;
    widget.stop = async () => {
      await stop();
      await unaffected.stop();
    };
    ({ token } = await widget.openSession({ externalUserId: "participant-1" }));
    forwarder.hang();
  });
  afterAll(async () => {
    await forwarder.stop();
    await widget.stop();
  });

  it("503 is returned within a bounded time, and no unchecked token is accepted", async () => {
    const responses = await Promise.all([
      widget.call("post", AUTH, widget.sk.key).send({}).timeout(PATIENCE_MS),
      widget.call("get", CUSTODIANS, token).timeout(PATIENCE_MS),
      widget.call("post", CREATE, token).send(ADA).timeout(PATIENCE_MS),
    ]);
    for (const response of responses) expectProblem(response, "dependency_unavailable");
    expect(await countRows(widget)).toEqual({ accounts: 0, events: 0 });
  });

  it("200 lists custodians for pk_ keys", async () => {
    await widget.call("get", CUSTODIANS, widget.pk.key).timeout(PATIENCE_MS).expect(200);
  });

  it("is not ready", async () => {
    const response = await widget.call("get", "/health/ready", null).timeout(PATIENCE_MS).expect(503);
    expect(response.body.checks).toEqual({ postgres: "up", redis: "down" });
  });

  it("accepts the session again once Redis responds, because nothing was lost", async () => {
    await forwarder.restore();
    const list = () => widget.call("get", CUSTODIANS, token);
    const response = await pollUntil("the recovery", list, {
      isDone: ({ status }) => status !== 503,
      timeoutMs: PATIENCE_MS,
    });
    expect(response.status).toBe(200);
    const created = await widget.call("post", CREATE, token).send(ADA);
    expect(created.status).toBe(201);
  });
});

describe("Redis that is unresponsive from the start", () => {
  let hangingRedis: TcpForwarder;
  beforeAll(async () => {
    hangingRedis = await startTcpForwarder(NOWHERE);
    hangingRedis.hang();
  });
  afterAll(() => hangingRedis.stop());

  it("lets the service start, which returns 503 for sessions and serves pk_ keys", async () => {
    const url = hangingRedis.divert(NOWHERE);
    const connections: Redis[] = [];
    const widget = await startTestWidgetAuth({
      env: { REDIS_URL: url },
      openRedis: async (name) => {
        const redis = await openSubscriber(url, name, { log: pino({ enabled: false }) });
        connections.push(redis);
        return redis;
      },
    });
    try {
      const response = await widget.call("post", AUTH, widget.sk.key).send({}).timeout(PATIENCE_MS);
      expectProblem(response, "dependency_unavailable");
      await widget.call("get", CUSTODIANS, widget.pk.key).timeout(PATIENCE_MS).expect(200);
    } finally {
      // If ioredis is stopped between two attempts to connect, it waits two seconds for a closed socket.
      const readStatuses = async () => connections.map(({ status }) => status);
      await pollUntil("each connection to be connecting", readStatuses, {
        isDone: (statuses) => statuses.every((status) => status === "connect"),
      });
      await widget.stop();
    }
  });
});
