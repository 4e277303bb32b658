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
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { createTestDatabase, toRoleUrl } from "./test-database.ts";
import { startTestRedis, type TestRedis } from "./test-redis.ts";

const toBase64Key = (letter: string) => Buffer.alloc(32, letter).toString("base64");

export const TEST_SECRETS = {
  KEY_PEPPERS: `p2:${toBase64Key("p")},p1:${toBase64Key("o")}`,
  DATA_KEYS: `d2:${toBase64Key("d")},d1:${toBase64Key("c")}`,
  INDEX_KEY: toBase64Key("i"),
  CHAIN_KEY: toBase64Key("h"),
  SESSION_SECRETS: `s2:${toBase64Key("s")},s1:${toBase64Key("r")}`,
} as const;

export const TEST_PEPPERS = parsePeppers(TEST_SECRETS.KEY_PEPPERS);
export const TEST_CIPHER = new FieldCipher([{ id: "d2", key: createSecretKey(Buffer.alloc(32, "d")) }]);
export const TEST_BLIND_INDEX = new BlindIndex([
  { id: UNNAMED_SECRET, key: createSecretKey(Buffer.alloc(32, "i")) },
]);

const TEST_TIMEOUT_MS = 20_000;

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

export interface TestEnvironment {
  environment: Environment;
  db: Database & { prisma: PrismaClient };
  redis: TestRedis;
  /** DATABASE_URL has the owner's role, as for the operator CLI. */
  env: Record<string, string>;
  /** Database URLs with the services' roles. */
  urls: { api: string; widgetAuth: string };
  open(url: string): Database;
  close(): Promise<void>;
}

/** Creates one test file's environment. Call `close` in `afterAll`. */
export async function createTestEnvironment(environment: Environment = "test"): Promise<TestEnvironment> {
  const [database, redis] = await Promise.all([createTestDatabase(environment), startTestRedis()]);
  const limits = { ...workLimits(TEST_TIMEOUT_MS), lockMs: 0 };
  const pools: Database[] = [];
  const open = (url: string) => {
    const opened = openDatabase({ url, poolSize: 5, limits, name: "svc-test", onConnectionLost: () => {} });
    pools.push(opened);
    return opened;
  };
  const pool = open(database.url);
  const db = { ...pool, prisma: openPrisma(pool) };
  // Created by code that stores files.
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
      // All tests have the same client address.
      REFUSALS_PER_MINUTE: "1000000",
      NODE_ENV: "test",
    },
    urls: { api: toRoleUrl(database.url, API_ROLE), widgetAuth: toRoleUrl(database.url, WIDGET_AUTH_ROLE) },
    open,
    close: async () => {
      await Promise.all(pools.map((one) => one.close()));
      await Promise.all([database.drop(), redis.stop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
