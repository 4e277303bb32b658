import { type Database, openDatabase, requestLimits } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import type { DoctorConfig, ParsedEnvironment } from "./doctor-config.ts";
import { UnavailableError } from "./errors.ts";
import { findRedisServers, type RedisServers } from "./redis-servers.ts";

/** Longer than a request's timeout, so that a slow server counts as available. */
const RESPONSE_TIMEOUT_MS = 8_000;

export interface DoctorContext {
  config: DoctorConfig;
  /** Missing and invalid variables. */
  issues: readonly string[];
  isLive: boolean;
  clock: Clock;
  /** Connects to DATABASE_URL once. @throws UnavailableError */
  database(): Promise<Database>;
  /** Connects to `url`, for example to log in as another role. */
  asRole<T>(url: string, run: (db: Database) => Promise<T>): Promise<T>;
  /** Picks a standby if the URL names several servers. */
  queryReplica<Row>(url: string, text: string): Promise<Row[]>;
  /** @throws UnavailableError if REDIS_URL is missing */
  redisServers(): Promise<RedisServers>;
}

export function createDoctorContext(
  { config, issues }: ParsedEnvironment,
  clock: Clock,
): {
  ctx: DoctorContext;
  close(): Promise<void>;
} {
  const opened: Database[] = [];
  const open = (url: string, readUrl?: string) => {
    const db = openDatabase({
      url,
      readUrl,
      poolSize: 2,
      limits: { ...requestLimits(RESPONSE_TIMEOUT_MS), maxWaitMs: 0 },
      name: "svc-doctor",
      // Works with and without a pooler.
      pooler: "transaction",
      onConnectionLost: () => {},
    });
    opened.push(db);
    return db;
  };
  let shared: Promise<Database> | null = null;
  let servers: Promise<RedisServers> | null = null;
  const ctx: DoctorContext = {
    config,
    issues,
    isLive: config.SVC_ENVIRONMENT === "live",
    clock,
    database: () => {
      shared ??= connectDatabase(config.DATABASE_URL, open);
      return shared;
    },
    asRole: (url, run) => run(open(url)),
    queryReplica: async <Row>(url: string, text: string) => {
      const result = await open(url, url).replica?.pool.query(text);
      return (result?.rows ?? []) as Row[];
    },
    redisServers: () => {
      servers ??= connectRedis(config.REDIS_URL);
      return servers;
    },
  };
  return { ctx, close: async () => void (await Promise.allSettled(opened.map((db) => db.close()))) };
}

async function connectDatabase(url: string | undefined, open: (url: string) => Database): Promise<Database> {
  if (url === undefined) throw new UnavailableError("DATABASE_URL is missing or invalid");
  const db = open(url);
  try {
    await db.sql.query({ text: "SELECT 1" });
    return db;
  } catch (cause) {
    throw new UnavailableError("PostgreSQL is not responding", { cause });
  }
}

async function connectRedis(url: string | undefined): Promise<RedisServers> {
  if (url === undefined) throw new UnavailableError("REDIS_URL is missing or invalid");
  return findRedisServers(url);
}
