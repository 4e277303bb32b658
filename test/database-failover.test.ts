import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Database, openDatabase } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import {
  buildKey,
  describeWithRedis,
  pollUntil,
  promoteStandby,
  type ServiceProcess,
  startServiceProcess,
  startTestRedis,
  type TestRedis,
} from "@svc/testing";
import { createAccountWithRetries } from "./create-account-with-retries.ts";
import { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts";

const CLIENTS = 4;
const ACCOUNTS_BEFORE_FAILOVER = 20;
const ACCOUNTS_AFTER_FAILOVER = 10;
const TIMEOUT_MS = 60_000;

// The services find the new primary only through their URL, which names both servers.
describeWithRedis("PostgreSQL lost under load, with its standby promoted", () => {
  let servers: ReplicatedPostgres;
  let redis: TestRedis;
  let db: Database & { prisma: PrismaClient };
  let widget: ServiceProcess;
  let worker: ServiceProcess;
  let key: string;
  beforeAll(async () => {
    [servers, redis] = await Promise.all([
      startReplicatedPostgres({ isSynchronous: true }),
      startTestRedis(),
    ]);
    const { primary, standby } = servers;
    // `target_session_attrs` skips the standby until it is promoted.
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

  const createAccount = (externalUserId: string) =>
    createAccountWithRetries(widget, { key, externalUserId }, TIMEOUT_MS);

  it("resumes writes without intervention, keeps every acknowledged write, and reconnects the worker", async () => {
    const acknowledged: unknown[] = [];
    let isPromoted = false;
    let createdAfterFailover = 0;
    const createAccounts = async () => {
      while (createdAfterFailover < ACCOUNTS_AFTER_FAILOVER) {
        acknowledged.push(await createAccount(randomUUID()));
        if (isPromoted) createdAfterFailover += 1;
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, createAccounts));
    await pollUntil("accounts before the failover", () => acknowledged.length, {
      isDone: (count) => count >= ACCOUNTS_BEFORE_FAILOVER,
      timeoutMs: TIMEOUT_MS,
    });
    await servers.killPrimary();
    await promoteStandby(servers.standby);
    isPromoted = true;
    await clients;

    const storedIds = new Set((await db.prisma.account.findMany()).map(({ id }) => id));
    expect(acknowledged.filter((id) => !storedIds.has(String(id)))).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(storedIds.size).toBe(acknowledged.length);
    const listWorkerConnections =
      "SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE application_name LIKE 'svc-worker%'";
    const readConnectionNames = async () =>
      (await db.sql.query<{ name: string }>({ text: listWorkerConnections })).map(({ name }) => name);
    const expectedNames = ["svc-worker-jobs", "svc-worker-listen"];
    await pollUntil("the worker to be connected", readConnectionNames, {
      isDone: (names) => expectedNames.every((name) => names.includes(name)),
      timeoutMs: TIMEOUT_MS,
    });
  });
});
