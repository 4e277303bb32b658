import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type Database, openDatabase } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import { type LocalPostgres, startPostgres } from "@svc/local-servers";
import {
  buildKey,
  describeWithRedis,
  pollUntil,
  runToCompletion,
  type ServiceProcess,
  startServiceProcess,
  startTestRedis,
  TEST_SECRETS,
  type TestRedis,
} from "@svc/testing";
import { createAccountWithRetries } from "./create-account-with-retries.ts";

const CLIENTS = 8;
const CALLS_PER_PARTICIPANT = 4;
const CRASHES = 2;
const TIMEOUT_MS = 60_000;

// Kills connections while they create accounts. PostgreSQL then ends all connections and recovers from its
// WAL.
describeWithRedis("PostgreSQL restart while accounts are created", () => {
  let folder: string;
  let postgres: LocalPostgres;
  let redis: TestRedis;
  let db: Database & { prisma: PrismaClient };
  let widget: ServiceProcess;
  let key: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "svc-restart-"));
    [postgres, redis] = await Promise.all([
      startPostgres({ dataDir: join(folder, "postgres"), password: "test" }),
      startTestRedis(),
    ]);
    const env = {
      ...TEST_SECRETS,
      SVC_ENVIRONMENT: "test",
      DATABASE_URL: postgres.url("postgres"),
      REDIS_URL: redis.url,
      HOST: "127.0.0.1",
      WIDGET_AUTH_PORT: "0",
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "10000000",
    };
    expect(await runToCompletion("svc", ["db", "migrate"], env)).toMatchObject({ code: 0 });
    const name = "svc-test";
    const pool = openDatabase({ url: env.DATABASE_URL, poolSize: 2, name, onConnectionLost: () => {} });
    db = { ...pool, prisma: openPrisma(pool) };
    ({ key } = await buildKey({ db, environment: "test" } as Parameters<typeof buildKey>[0], "sk"));
    widget = await startServiceProcess("widget-auth", env);
  });
  afterAll(async () => {
    await widget?.stop();
    await db?.close();
    await Promise.all([postgres?.stop(), redis?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const createAccount = (externalUserId: string) =>
    createAccountWithRetries(widget, { key, externalUserId }, TIMEOUT_MS);
  const crash = async () => {
    const killBusyConnection = async () => {
      const { rows } = await db.pool.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'svc-widget-auth' AND state <> 'idle' LIMIT 1",
      );
      // `kill` throws if the process has exited.
      return rows[0] !== undefined && process.kill(rows[0].pid, "SIGKILL");
    };
    const isKilled = () => killBusyConnection().catch(() => false);
    await pollUntil("a busy connection is killed", isKilled, { isDone: Boolean, timeoutMs: TIMEOUT_MS });
    const hasStarted = () =>
      db.pool.query("SELECT pg_postmaster_start_time()").then(
        () => true,
        () => false,
      );
    await pollUntil("the server is back", hasStarted, { isDone: Boolean, timeoutMs: TIMEOUT_MS });
  };

  it("leaves exactly one account and one event for each participant, once every call has received its response", async () => {
    let isCrashing = true;
    const idsByParticipant = new Map<string, Set<unknown>>();
    const runClient = async (client: number) => {
      for (let round = 0; isCrashing || round === 0; round += 1) {
        const participant = `participant-${client}-${round}`;
        const calls = Array.from({ length: CALLS_PER_PARTICIPANT }, () => createAccount(participant));
        const ids = await Promise.all(calls);
        idsByParticipant.set(participant, new Set(ids));
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => runClient(index)));
    for (let count = 0; count < CRASHES; count += 1) await crash();
    isCrashing = false;
    await clients;

    expect([...idsByParticipant.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(await db.prisma.account.count()).toBe(idsByParticipant.size);
    const events = await db.prisma.event.findMany({ where: { type: "account.created" } });
    expect(new Set(events.map(({ data }) => JSON.stringify(data))).size).toBe(idsByParticipant.size);
    expect(events).toHaveLength(idsByParticipant.size);
  });
});
