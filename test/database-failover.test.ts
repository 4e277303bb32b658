import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Database, openDatabase } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import {
  buildKey,
  callService,
  describeWithRedis,
  pollUntil,
  promoteStandby,
  type ServiceProcess,
  startServiceProcess,
  startTestRedis,
  type TestRedis,
} from "@svc/testing";
import { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts";

const LANES = 4;
const ACCOUNTS_AFTER = 10;
const TIMEOUT_MS = 60_000;

// The services find the new primary only through their connection string, which names both servers.
describeWithRedis("PostgreSQL lost under load, with its standby promoted", () => {
  let servers: ReplicatedPostgres;
  let redis: TestRedis;
  let db: Database & { prisma: PrismaClient };
  let widget: ServiceProcess;
  let worker: ServiceProcess;
  let key: string;
  beforeAll(async () => {
    [servers, redis] = await Promise.all([startReplicatedPostgres(true), startTestRedis()]);
    const { primary, standby } = servers;
    // `target_session_attrs` skips the standby while it is one.
    const url = `postgresql://postgres:test@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/postgres?target_session_attrs=read-write`;
    const env = {
      ...servers.env,
      DATABASE_URL: url,
      REDIS_URL: redis.url,
      HOST: "127.0.0.1",
      WIDGET_AUTH_PORT: "0",
      WORKER_PORT: "0",
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "10000000",
    };
    const pool = openDatabase({ url, poolSize: 2, name: "svc-test", onConnectionLost: () => {} });
    db = { ...pool, prisma: openPrisma(pool) };
    ({ key } = await buildKey({ db, environment: "test" } as Parameters<typeof buildKey>[0], "sk"));
    [widget, worker] = await Promise.all([
      startServiceProcess("widget-auth", env),
      startServiceProcess("worker", env),
    ]);
  });
  afterAll(async () => {
    await Promise.all([widget?.stop(), worker?.stop()]);
    await db?.close();
    await Promise.all([servers?.stop(), redis?.stop()]);
  });

  /** Retries until it gets a response. @returns the account's ID */
  const createAccount = async (externalUserId: string): Promise<unknown> => {
    const call = (path: string, credential: string, body: object) =>
      callService(widget, "POST", { path: `/api/widget/${path}`, key: credential, body });
    const attempt = async () => {
      const session = await call("auth", key, { externalUserId });
      if (session.status === 503) return session;
      return call("create-account", String(session.body.sessionToken), {
        firstName: "Ada",
        email: "ada@example.com",
      });
    };
    const response = await pollUntil("an account", attempt, {
      isDone: ({ status }) => status !== 503,
      timeoutMs: TIMEOUT_MS,
    });
    expect([200, 201]).toContain(response.status);
    return (response.body.account as { id: string }).id;
  };

  it("resumes writes without intervention, keeps every acknowledged write, and reconnects the worker", async () => {
    const acknowledged: unknown[] = [];
    let isPromoted = false;
    let after = 0;
    const lane = async () => {
      while (after < ACCOUNTS_AFTER) {
        acknowledged.push(await createAccount(randomUUID()));
        if (isPromoted) after += 1;
      }
    };
    const lanes = Promise.all(Array.from({ length: LANES }, lane));
    await pollUntil("accounts", () => acknowledged.length, {
      isDone: (count) => count >= 20,
      timeoutMs: TIMEOUT_MS,
    });
    await servers.killPrimary();
    await promoteStandby(servers.standby);
    isPromoted = true;
    await lanes;

    const storedIds = new Set((await db.prisma.account.findMany()).map(({ id }) => id));
    expect(acknowledged.filter((id) => !storedIds.has(String(id)))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(storedIds.size).toBe(acknowledged.length);
    const names =
      "SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE application_name LIKE 'svc-worker%'";
    const listConnected = async () =>
      (await db.sql.query<{ name: string }>({ text: names })).map(({ name }) => name);
    const wanted = ["svc-worker-jobs", "svc-worker-listen"];
    const isConnected = (connectedNames: string[]) => wanted.every((name) => connectedNames.includes(name));
    await pollUntil("the worker to be connected", listConnected, {
      isDone: isConnected,
      timeoutMs: TIMEOUT_MS,
    });
  });
});
