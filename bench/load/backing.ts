import { readdirSync, readFileSync } from "node:fs";
import { Redis } from "ioredis";
import pg from "pg";
import { readProcessorSeconds, readReapedSeconds } from "./processor-time.ts";

/** Totals since the servers started. */
export interface ResourceUsage {
  /** Seconds of processor time. */
  postgres: number;
  /** Seconds of processor time. 0 without a local Redis. */
  redis: number;
  walBytes: number;
}

/** The PostgreSQL and Redis servers that a measured server uses. */
export class BackingServers {
  private readonly client: pg.Client;
  /** Main process of PostgreSQL, the parent of all others. */
  private readonly postmaster: number;
  private readonly redis: number | null;

  private constructor(client: pg.Client, postmaster: number, redis: number | null) {
    this.client = client;
    this.postmaster = postmaster;
    this.redis = redis;
  }

  static async open(env: Record<string, string>): Promise<BackingServers> {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    return new BackingServers(
      client,
      readParentPid(rows[0]?.pid ?? 0),
      await findRedisPid(env.REDIS_URL ?? ""),
    );
  }

  async read(): Promise<ResourceUsage> {
    const { rows } = await this.client.query<{ bytes: string }>(
      "SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes",
    );
    const running = listChildProcessIds(this.postmaster).map(readProcessorSeconds);
    const postgres = [readReapedSeconds(this.postmaster), readProcessorSeconds(this.postmaster), ...running];
    return {
      // The time of a process that just ended is NaN here, and is part of the reaped time.
      postgres: postgres.filter(Number.isFinite).reduce((sum, seconds) => sum + seconds, 0),
      redis: this.redis === null ? 0 : readProcessorSeconds(this.redis),
      walBytes: Number(rows[0]?.bytes),
    };
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

async function findRedisPid(url: string): Promise<number | null> {
  if (!/^rediss?:\/\/(127|localhost|\[)/.test(url)) return null;
  const redis = new Redis(url);
  const [, pid] = /process_id:(\d+)/.exec(await redis.info("server")) ?? [];
  redis.disconnect();
  return pid === undefined ? null : Number(pid);
}

/** `/proc/<pid>/stat` has the parent in the second field after the name (proc(5)). */
function readParentPid(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]);
}

function listChildProcessIds(pid: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return readParentPid(child) === pid;
      } catch {
        return false;
      }
    });
}
