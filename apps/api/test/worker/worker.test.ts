import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { RunningService } from "@svc/service-kit/lifecycle";
import { createCapturedLogger, pollUntil, startTcpForwarder, type TcpForwarder } from "@svc/testing";
import request from "supertest";
import { readWorkerConfig, startWorker } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, runActions } from "../workflow/rollover-steps.ts";
import {
  countOpenJobs,
  createDueRollovers,
  expectProcessedOnce,
  sendNow,
  startApiInThePast,
  waitUntilProcessed,
} from "./due-rollovers.ts";

const DAY_MS = 86_400_000;

const startTestWorker = (api: TestApi, url = api.urls.api) =>
  startWorker(readWorkerConfig({ ...api.env, DATABASE_URL: url }), {
    log: createCapturedLogger("worker"),
    ...(api.redis.openRedis ? { openRedis: api.redis.openRedis } : {}),
  });

describe("A worker", () => {
  let api: TestApi;
  let pastApi: TestApi;
  let forwarder: TcpForwarder;
  let worker: RunningService;
  let pastWorker: RunningService;
  beforeAll(async () => {
    [api, pastApi] = await Promise.all([startTestApi(), startApiInThePast()]);
    forwarder = await startTcpForwarder(pastApi.urls.api);
    [worker, pastWorker] = await Promise.all([
      startTestWorker(api),
      startTestWorker(pastApi, forwarder.divert(pastApi.urls.api)),
    ]);
  });
  afterEach(() => forwarder.restore());
  afterAll(async () => {
    await Promise.all([worker?.stop(), pastWorker?.stop()]);
    await forwarder?.stop();
    await Promise.all([api?.stop(), pastApi?.stop()]);
  });

  const getReadiness = (service: RunningService) => request(service.url).get("/health/ready");

  it("completes a rollover after its request is sent to the sandbox custodian test-instant", async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review", "approve", "send_to_custodian");
    await pollUntil("it is completed", async () => {
      return (await api.call("get", `/v1/rollovers/${id}`)).body.state === "completed";
    });
    const { row, timeline } = await expectConsistent(api, id);
    expect(row).toMatchObject({ postedAmount: "10000.00", deadlines: [] });
    const custodian = { type: "custodian", id: row.sourceCustodianId };
    expect(timeline.slice(-4).map(({ action, actor }) => ({ action, actor }))).toEqual(
      ["acknowledge", "mark_funds_sent", "mark_funds_received", "complete"].map((action) => ({
        action,
        actor: custodian,
      })),
    );
  });

  it("sweeps only due rollovers", async () => {
    const due = await createDueRollovers(pastApi, 8, 2);
    const notDueId = await createRollover(api, {}, "test-manual");
    await Promise.all([sendNow(pastApi, "timers.sweep"), sendNow(api, "timers.sweep")]);
    await waitUntilProcessed(pastApi, due);
    await expectProcessedOnce(due);
    await pollUntil("the other sweep has ended", async () => {
      return (await countOpenJobs(api, "timers.sweep")) === 0;
    });
    expect((await expectConsistent(api, notDueId)).row).toMatchObject({ state: "draft", version: 1 });
  });

  it("sweeps the timers of a locked organization, too, because legal deadlines keep running", async () => {
    const due = await createDueRollovers(pastApi, 4);
    const id = due[0]?.api.ak.organizationId ?? "";
    const setLock = (lockedAt: Date | null) =>
      pastApi.db.prisma.organization.update({
        where: { id },
        data: { lockedAt, lockReason: lockedAt && "a key leaked" },
      });
    await setLock(new Date());
    await sendNow(pastApi, "timers.sweep");
    await waitUntilProcessed(pastApi, due);
    await setLock(null);
    await expectProcessedOnce(due);
  });

  it("deletes expired idempotency records, and no others", async () => {
    const record = (id: string, expiresAt: Date) => ({
      id,
      organizationId: api.ak.organizationId,
      fingerprint: "unread",
      answerCiphertext: "unread",
      createdAt: new Date(expiresAt.getTime() - DAY_MS),
      expiresAt,
    });
    const now = Date.now();
    await api.db.prisma.idempotencyRecord.createMany({
      data: [record("expired", new Date(now - 1)), record("active", new Date(now + DAY_MS))],
    });
    const listIds = async () => (await api.db.prisma.idempotencyRecord.findMany()).map(({ id }) => id);
    await sendNow(api, "answers.clean");
    await pollUntil("the expired record is deleted", async () => !(await listIds()).includes("expired"));
    expect(await listIds()).toEqual(["active"]);
  });

  it("200 reports its health", async () => {
    const live = await request(worker.url).get("/health/live").expect(200);
    expect(live.body).toEqual({ status: "live" });
    const received = await getReadiness(worker).expect(200);
    expect(received.body).toEqual({ status: "ready", checks: { postgres: "up", redis: "up" } });
    expect(received.headers).not.toHaveProperty("x-powered-by");
  });

  it.each(["/", "/v1/rollovers", "/graphql", "/openapi.json", "/health"])(
    "404 for %s: a worker serves only health and metrics",
    async (path) => {
      expectProblem(await request(worker.url).get(path), "not_found");
      expectProblem(await request(worker.url).post(path).send({}), "not_found");
    },
  );

  it("405 for other methods on its health endpoints", async () => {
    expectProblem(await request(worker.url).post("/health/ready"), "method_not_allowed");
  });

  it("503 while the database is down; the worker recovers and continues", async () => {
    const due = await createDueRollovers(pastApi, 4);
    await forwarder.refuse();
    await pollUntil("readiness fails", async () => (await getReadiness(pastWorker)).status === 503);
    expect((await getReadiness(pastWorker)).body).toEqual({
      status: "unavailable",
      checks: { postgres: "down", redis: "up" },
    });
    await request(pastWorker.url).get("/health/live").expect(200);
    await forwarder.restore();
    await pollUntil("readiness returns", async () => (await getReadiness(pastWorker)).status === 200);
    await sendNow(pastApi, "timers.sweep");
    await waitUntilProcessed(pastApi, due);
    await expectProcessedOnce(due);
  });

  it("503 for a request that began before the stop and ends during it", async () => {
    const stopping = await startTestWorker(api);
    const { hostname, port } = new URL(stopping.url);
    const socket = connect(Number(port), hostname);
    const received = text(socket);
    socket.write("GET /health/ready HTTP/1.1\r\nHost: worker\r\nConnection: close\r\n");
    // After this response, the server has read the start of the other request.
    await request(stopping.url).get("/health/live").expect(200);
    const stopped = stopping.stop();
    socket.write("\r\n");
    const response = await received;
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response.endsWith('{"status":"stopping","checks":{}}')).toBe(true);
    await stopped;
  });
});
