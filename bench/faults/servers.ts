import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type LocalPostgres, type LocalRedis, startPostgres, startRedis } from "@svc/local-servers";
import {
  promoteStandby,
  REPLICATION_SETTINGS,
  startStandby,
  startTcpForwarder,
  type TcpForwarder,
} from "@svc/testing";
import { Redis } from "ioredis";
import pg from "pg";
import { findLastingPort } from "./ports.ts";

const PASSWORD = "test";
/** PostgreSQL's default number of connections, and settings for a standby. */
const SETTINGS = { max_connections: "100", ...REPLICATION_SETTINGS };

/** PostgreSQL and Redis, each at an address that stays the same after a failover. */
export class Servers {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  postgres: LocalPostgres;
  redis: LocalRedis;
  private readonly folder: string;
  private readonly forwarders: { postgres: TcpForwarder; redis: TcpForwarder };
  /** Number of promoted standbys. The current primary's folder is `postgres-<promotions>`. */
  private promotions = 0;

  private constructor(
    folder: string,
    postgres: LocalPostgres,
    redis: LocalRedis,
    forwarders: { postgres: TcpForwarder; redis: TcpForwarder },
  ) {
    this.folder = folder;
    this.postgres = postgres;
    this.redis = redis;
    this.forwarders = forwarders;
    this.databaseUrl = forwarders.postgres.divert(postgres.url("postgres"));
    this.redisUrl = forwarders.redis.divert(redis.url);
  }

  static async start(folder: string): Promise<Servers> {
    const [postgres, redis] = await Promise.all([
      startPostgres({
        dataDir: join(folder, "postgres-0"),
        password: PASSWORD,
        settings: SETTINGS,
        port: await findLastingPort(),
      }),
      startRedis({ dataDir: join(folder, "redis"), port: await findLastingPort() }),
    ]);
    const forwarders = {
      postgres: await startTcpForwarder(postgres.url("postgres")),
      redis: await startTcpForwarder(redis.url),
    };
    return new Servers(folder, postgres, redis, forwarders);
  }

  async startPostgresAgain(): Promise<void> {
    const { port } = this.postgres;
    const dataDir = join(this.folder, `postgres-${this.promotions}`);
    this.postgres = await startPostgres({ dataDir, password: PASSWORD, settings: SETTINGS, port });
  }

  async startRedisAgain(): Promise<void> {
    this.redis = await startRedis({ dataDir: join(this.folder, "redis"), port: this.redis.port });
  }

  /** Lists the main process first. */
  listPostgresPids(): number[] {
    return [this.postgres.pid, ...listChildPids(this.postgres.pid)];
  }

  async killPostgres(): Promise<void> {
    const { ended } = this.postgres;
    for (const pid of this.listPostgresPids()) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // The process had already ended after an earlier kill.
      }
    }
    await ended;
  }

  /** @returns the standby's URL, and a function that promotes it */
  async startStandby(): Promise<{ url: string; promote(): Promise<void> }> {
    const primaryFolder = join(this.folder, `postgres-${this.promotions}`);
    const standby = await startStandby({
      primary: this.postgres,
      primaryDataDir: primaryFolder,
      dataDir: join(this.folder, `postgres-${this.promotions + 1}`),
      password: PASSWORD,
      settings: SETTINGS,
      port: await findLastingPort(),
      isSynchronous: true,
    });
    return {
      url: standby.url("postgres"),
      promote: async () => {
        await promoteStandby(standby);
        this.promotions += 1;
        this.postgres = standby;
        await rm(primaryFolder, { recursive: true, force: true });
      },
    };
  }

  routeToPrimary(): void {
    this.forwarders.postgres.redirectTo(this.postgres.url("postgres"));
  }

  /** @returns a function that makes the replica the primary */
  async startReplica(): Promise<() => Promise<void>> {
    const replica = await startRedis({ port: await findLastingPort() });
    const client = new Redis(replica.url);
    await client.replicaof("127.0.0.1", this.redis.port);
    while (!/master_link_status:up/.test(await client.info("replication"))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return async () => {
      await client.replicaof("NO", "ONE");
      client.disconnect();
      this.redis = replica;
      this.forwarders.redis.redirectTo(replica.url);
    };
  }

  /** Connects to the current primary as the superuser. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.postgres.url("postgres"));
    client.on("error", () => {});
    await client.connect();
    return client;
  }

  /** Runs statements as the superuser. */
  async run(...statements: string[]): Promise<void> {
    const client = await this.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.forwarders.postgres.stop(), this.forwarders.redis.stop()]);
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }
}

function listChildPids(parent: number): number[] {
  const pids: number[] = [];
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, ppid] = readFileSync(`/proc/${name}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
      if (Number(ppid) === parent) pids.push(Number(name));
    } catch {
      // The process ended meanwhile.
    }
  }
  return pids;
}
