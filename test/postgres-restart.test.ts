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
  callService,
  describeWithRedis,
  pollUntil,
  runToCompletion,
  type ServiceProcess,
  startServiceProcess,
  startTestRedis,
  TEST_SECRETS,
  type TestRedis,
} from "@svc/testing";

const ADA = { firstName: "Ada", email: "ada@example.com" };
const LANES = 8;
const CALLS_EACH = 4;
const CRASHES = 2;
const TIMEOUT_MS = 60_000;

// Kills connections while they create accounts. PostgreSQL then ends all connections and recovers from its WAL.
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

  /** Retries until it gets a response. @returns the account's ID */
  const createAccount = async (externalUserId: string): Promise<unknown> => {
    const call = (path: string, credential: string, body: object) =>
      callService(widget, "POST", { path: `/api/widget/${path}`, key: credential, body });
    const attempt = async () => {
      const session = await call("auth", key, { externalUserId });
      if (session.status === 503) return session;
      return call("create-account", String(session.body.sessionToken), ADA);
    };
    const response = await pollUntil("an account", attempt, {
      isDone: ({ status }) => status !== 503,
      timeoutMs: TIMEOUT_MS,
    });
    expect([200, 201]).toContain(response.status);
    return (response.body.account as { id: string }).id;
  };
  const crash = async () => {
    const killOneAtWork = async () => {
      const { rows } = await db.pool.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'svc-widget-auth' AND state <> 'idle' LIMIT 1",
      );
      // `kill` throws if the process has already exited.
      return rows[0] !== undefined && process.kill(rows[0].pid, "SIGKILL");
    };
    const isKilled = () => killOneAtWork().catch(() => false);
    await pollUntil("a busy connection is killed", isKilled, { isDone: Boolean, timeoutMs: TIMEOUT_MS });
    const hasStarted = () =>
      db.pool.query("SELECT pg_postmaster_start_time()").then(
        () => true,
        () => false,
      );
    await pollUntil("the server is back", hasStarted, { isDone: Boolean, timeoutMs: TIMEOUT_MS });
  };

  it("leaves exactly one account for each participant, once every call has received its response", async () => {
    let isCrashing = true;
    const idsByParticipant = new Map<string, Set<unknown>>();
    const lane = async (name: number) => {
      for (let round = 0; isCrashing || round === 0; round += 1) {
        const participant = `participant-${name}-${round}`;
        const ids = await Promise.all(Array.from({ length: CALLS_EACH }, () => createAccount(participant)));
        idsByParticipant.set(participant, new Set(ids));
      }
    };
    const calling = Promise.all(Array.from({ length: LANES }, (_, index) => lane(index)));
    for (let count = 0; count < CRASHES; count += 1) await crash();
    isCrashing = false;
    await calling;

    expect([...idsByParticipant.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(await db.prisma.account.count()).toBe(idsByParticipant.size);
    const events = await db.prisma.event.findMany({ where: { type: "account.created" } });
    expect(new Set(events.map(({ data }) => JSON.stringify(data))).size).toBe(idsByParticipant.size);
    expect(events).toHaveLength(idsByParticipant.size);
  });
});
