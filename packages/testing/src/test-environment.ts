import { createSecretKey, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BlindIndex, FieldCipher } from "@svc/accounts";
import { type Database, openDatabase, workLimits } from "@svc/database";
import { openPrisma, type PrismaClient } from "@svc/database/prisma";
import { API_ROLE, WIDGET_AUTH_ROLE } from "@svc/database/roles";
import { type Environment, parsePeppers } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { UNNAMED_SECRET } from "@svc/service-kit";
import { asRole, createTestDatabase } from "./test-database.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

const base64Of = (letter: string) => Buffer.alloc(32, letter).toString("base64");

/** The secrets of every test: known, and of no use anywhere else. */
export const TEST_SECRETS = {
  KEY_PEPPERS: `p2:${base64Of("p")},p1:${base64Of("o")}`,
  DATA_KEYS: `d2:${base64Of("d")},d1:${base64Of("c")}`,
  INDEX_KEY: base64Of("i"),
  CHAIN_KEY: base64Of("h"),
  SESSION_SECRETS: `s2:${base64Of("s")},s1:${base64Of("r")}`,
} as const;

export const TEST_PEPPERS = parsePeppers(TEST_SECRETS.KEY_PEPPERS);
export const TEST_CIPHER = new FieldCipher([{ id: "d2", key: createSecretKey(Buffer.alloc(32, "d")) }]);
export const TEST_BLIND_INDEX = new BlindIndex([
  { id: UNNAMED_SECRET, key: createSecretKey(Buffer.alloc(32, "i")) },
]);

/** How long a service may wait for the database and for Redis: on a machine that runs other things too, longer than in service. */
const TEST_TIMEOUT_MS = 20_000;

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  private time: number;

  constructor(start = Date.now()) {
    this.time = start;
  }

  now(): Date {
    return new Date(this.time);
  }

  advance(ms: number): void {
    this.time += ms;
  }
}

/** A database and a Redis of a test file's own, and the variables that a service of it is configured by. */
export interface TestEnvironment {
  environment: Environment;
  /** Prisma beside it: for what a test builds and looks at. */
  db: Database & { prisma: PrismaClient };
  redis: TestRedis;
  /** DATABASE_URL is the owner's, as the operator's command has it. */
  env: Record<string, string>;
  /** DATABASE_URL as each service has it. */
  urls: { api: string; widgetAuth: string };
  /** Another pool, of whoever the URL names; it ends with the environment. */
  open(url: string): Database;
  close(): Promise<void>;
}

/** Makes what a test file needs. Call `close` in `afterAll`: nothing may stay. */
export async function createTestEnvironment(environment: Environment = "test"): Promise<TestEnvironment> {
  const [database, redis] = await Promise.all([createTestDatabase(environment), startTestRedis()]);
  // What a test itself asks for is no request: a busy machine may take its time.
  const limits = { ...workLimits(TEST_TIMEOUT_MS), lock: 0 };
  const pools: Database[] = [];
  const open = (url: string) => {
    const opened = openDatabase({ url, poolSize: 5, limits, name: "svc-test", onConnectionLost: () => {} });
    pools.push(opened);
    return opened;
  };
  const pool = open(database.url);
  const db = { ...pool, prisma: openPrisma(pool) };
  // Made by what keeps files, where something does.
  const dataDir = join(tmpdir(), `svc-files-${randomUUID()}`);
  return {
    environment,
    db,
    redis,
    env: {
      ...TEST_SECRETS,
      SVC_ENVIRONMENT: environment,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_TIMEOUT_MS: String(TEST_TIMEOUT_MS),
      DRAIN_SECONDS: "0",
      REDIS_URL: redis.url,
      REDIS_TIMEOUT_MS: String(TEST_TIMEOUT_MS),
      HOST: "127.0.0.1",
      API_PORT: "0",
      WIDGET_AUTH_PORT: "0",
      WORKER_PORT: "0",
      LOG_LEVEL: "silent",
      // Every test knocks from this one address, with whatever it likes; the tests of floods set their own.
      REFUSALS_PER_MINUTE: "1000000",
      NODE_ENV: "test",
    },
    urls: { api: asRole(database.url, API_ROLE), widgetAuth: asRole(database.url, WIDGET_AUTH_ROLE) },
    open,
    close: async () => {
      await Promise.all(pools.map((one) => one.close()));
      await Promise.all([database.drop(), redis.stop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
