import { type Database, openDatabase, requestLimits } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { Redis } from "ioredis";
import { AwayError } from "./away-error.ts";
import type { DoctorConfig, ReadEnvironment } from "./doctor-config.ts";

/** Longer than a request waits: a server that is slow is not one that is away. */
const ANSWER_MS = 8_000;
const REDIS_ANSWER_MS = 3_000;

/** What checks look at. Connections are made when the first check asks for them. */
export interface DoctorContext {
  config: DoctorConfig;
  issues: readonly string[];
  isLive: boolean;
  /** This machine's own. */
  clock: Clock;
  /** The database as `DATABASE_URL` names it. @throws AwayError */
  database(): Promise<Database>;
  /** The database as another role, for one check. @throws what the server says */
  asRole<T>(url: string, run: (db: Database) => Promise<T>): Promise<T>;
  /** A connection to Redis for one check. @throws AwayError */
  withRedis<T>(url: string, run: (redis: Redis) => Promise<T>): Promise<T>;
}

/** Opens nothing yet. @returns also how to close what was opened */
export function createDoctorContext(
  { config, issues }: ReadEnvironment,
  clock: Clock,
): {
  ctx: DoctorContext;
  close(): Promise<void>;
} {
  const opened: Database[] = [];
  const open = (url: string) => {
    const db = openDatabase({
      url,
      poolSize: 2,
      limits: { ...requestLimits(ANSWER_MS), wait: 0 },
      name: "svc-doctor",
      isPrepared: false,
      onConnectionLost: () => {},
    });
    opened.push(db);
    return db;
  };
  let shared: Promise<Database> | null = null;
  const ctx: DoctorContext = {
    config,
    issues,
    isLive: config.SVC_ENVIRONMENT === "live",
    clock,
    database: () => {
      shared ??= reach(config.DATABASE_URL, open);
      return shared;
    },
    asRole: (url, run) => run(open(url)),
    withRedis,
  };
  return { ctx, close: async () => void (await Promise.allSettled(opened.map((db) => db.close()))) };
}

async function reach(url: string | undefined, open: (url: string) => Database): Promise<Database> {
  if (url === undefined) throw new AwayError("DATABASE_URL is not usable");
  const db = open(url);
  try {
    await db.sql.query({ text: "SELECT 1" });
    return db;
  } catch (cause) {
    throw new AwayError("PostgreSQL does not answer", { cause });
  }
}

async function withRedis<T>(url: string, run: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectionName: "svc-doctor",
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_ANSWER_MS,
    connectTimeout: REDIS_ANSWER_MS,
    retryStrategy: () => null,
  });
  // What the connection itself says is what is wrong; the command says that there is none.
  let refusal: Error | null = null;
  redis.on("error", (error) => {
    refusal ??= error;
  });
  try {
    try {
      await redis.connect();
      await redis.ping();
    } catch (cause) {
      throw new AwayError("Redis does not answer", { cause: refusal ?? cause });
    }
    return await run(redis);
  } finally {
    redis.disconnect();
  }
}
