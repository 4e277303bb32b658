import { type Database, openDatabase, requestLimits } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { AwayError } from "./away-error.ts";
import type { DoctorConfig, ReadEnvironment } from "./doctor-config.ts";
import { findRedisServers, type RedisServers } from "./redis-servers.ts";

/** Longer than a request waits: a server that is slow is not one that is away. */
const ANSWER_MS = 8_000;

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
  /** Asks the replica: of several servers a standby. @throws what the server says */
  askReplica<Row>(url: string, text: string): Promise<Row[]>;
  /** The servers of Redis that `REDIS_URL` leads to. @throws AwayError */
  redisServers(): Promise<RedisServers>;
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
  const open = (url: string, readUrl?: string) => {
    const db = openDatabase({
      url,
      readUrl,
      poolSize: 2,
      limits: { ...requestLimits(ANSWER_MS), wait: 0 },
      name: "svc-doctor",
      // What a pooler takes, PostgreSQL itself takes too: whoever looks finds out which it is.
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
      shared ??= reach(config.DATABASE_URL, open);
      return shared;
    },
    asRole: (url, run) => run(open(url)),
    askReplica: async <Row>(url: string, text: string) => {
      const result = await open(url, url).replica?.pool.query(text);
      return (result?.rows ?? []) as Row[];
    },
    redisServers: () => {
      servers ??= reachRedis(config.REDIS_URL);
      return servers;
    },
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

async function reachRedis(url: string | undefined): Promise<RedisServers> {
  if (url === undefined) throw new AwayError("REDIS_URL is not usable");
  return findRedisServers(url);
}
