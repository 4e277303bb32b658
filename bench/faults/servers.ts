import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type LocalPostgres, type LocalRedis, startPostgres, startRedis } from "@svc/local-servers";
import { startTcpForwarder, type TcpForwarder } from "@svc/testing";
import { Redis } from "ioredis";
import pg from "pg";
import { findLastingPort } from "./ports.ts";

const PASSWORD = "test";
/** As in production: what is committed is on the disk, and a standby may follow. */
const SETTINGS = { max_connections: "100", wal_level: "replica", hot_standby: "on", wal_keep_size: "256MB" };

const run = promisify(execFile);

/** PostgreSQL and Redis, each at an address that stays when another takes its place. */
export class Servers {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  postgres: LocalPostgres;
  redis: LocalRedis;
  private readonly folder: string;
  private readonly lines: { postgres: TcpForwarder; redis: TcpForwarder };
  private standbys = 0;

  private constructor(
    folder: string,
    postgres: LocalPostgres,
    redis: LocalRedis,
    lines: { postgres: TcpForwarder; redis: TcpForwarder },
  ) {
    this.folder = folder;
    this.postgres = postgres;
    this.redis = redis;
    this.lines = lines;
    this.databaseUrl = lines.postgres.divert(postgres.url("postgres"));
    this.redisUrl = lines.redis.divert(redis.url);
  }

  /** @param folder where they keep what they keep */
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
    const lines = {
      postgres: await startTcpForwarder(postgres.url("postgres")),
      redis: await startTcpForwarder(redis.url),
    };
    return new Servers(folder, postgres, redis, lines);
  }

  /** Starts PostgreSQL again where it was. */
  async startPostgresAgain(): Promise<void> {
    const { port } = this.postgres;
    const dataDir = join(this.folder, `postgres-${this.standbys}`);
    this.postgres = await startPostgres({ dataDir, password: PASSWORD, settings: SETTINGS, port });
  }

  async startRedisAgain(): Promise<void> {
    this.redis = await startRedis({ dataDir: join(this.folder, "redis"), port: this.redis.port });
  }

  /** All processes of PostgreSQL, its first one first. */
  postgresProcesses(): number[] {
    return [this.postgres.pid, ...childrenOf(this.postgres.pid)];
  }

  /** Ends them all as a machine does that loses its power. */
  async killPostgres(): Promise<void> {
    const { ended } = this.postgres;
    for (const pid of this.postgresProcesses()) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has ended with those before it.
      }
    }
    await ended;
  }

  /** Starts a standby that the primary waits for at each commit. @returns what makes it the primary, and leads everybody there */
  async startStandby(): Promise<() => Promise<void>> {
    const admin = await this.connect();
    const before = join(this.folder, `postgres-${this.standbys}`);
    const dataDir = join(this.folder, `postgres-${this.standbys + 1}`);
    await admin.query("SELECT pg_backup_start('standby', fast => true)");
    await copyFolder(before, dataDir);
    const { rows } = await admin.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop()");
    for (const [name, text] of [
      ["backup_label", rows[0]?.labelfile ?? ""],
      ["standby.signal", ""],
    ] as const) {
      await writeFile(join(dataDir, name), text);
      await run("chown", [`--reference=${join(dataDir, "PG_VERSION")}`, join(dataDir, name)]);
    }
    const port = await findLastingPort();
    const primary = `host=127.0.0.1 port=${this.postgres.port} user=postgres password=${PASSWORD} application_name=standby`;
    const settings = { ...SETTINGS, primary_conninfo: primary };
    const standby = await startPostgres({ dataDir, password: PASSWORD, settings, port });
    await admin.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await admin.query("SELECT pg_reload_conf()");
    for (;;) {
      const { rows: states } = await admin.query("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'");
      if (states.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await admin.end();
    return async () => {
      const client = new pg.Client(standby.url("postgres"));
      await client.connect();
      await client.query("SELECT pg_promote(true)");
      await client.query("ALTER SYSTEM RESET synchronous_standby_names");
      await client.query("SELECT pg_reload_conf()");
      await client.end();
      this.standbys += 1;
      this.postgres = standby;
      this.lines.postgres.aim(standby.url("postgres"));
      await rm(before, { recursive: true, force: true });
    };
  }

  /** Starts a replica of Redis. @returns what makes it the only one, and leads everybody there */
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
      this.lines.redis.aim(replica.url);
    };
  }

  /** A connection as the superuser, straight to the server. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.postgres.url("postgres"));
    client.on("error", () => {});
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    await Promise.all([this.lines.postgres.stop(), this.lines.redis.stop()]);
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }
}

/** Copies PostgreSQL's data while it writes: whatever is copied half, the log that is replayed sets right. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await run("chown", [`--reference=${from}`, to]);
  const left = ["./postmaster.pid", "./postmaster.opts", "./pg_wal/*", "./pg_replslot/*"].map(
    (name) => `--exclude=${name}`,
  );
  const copy = `tar -C "$1" --warning=no-file-changed --warning=no-file-removed "$@" -cf - . | tar -C "$2" -xf -`;
  await run("sh", ["-c", copy.replace('"$@"', left.map((one) => `'${one}'`).join(" ")), "copy", from, to]);
}

/** The processes that a process has started. */
export function childrenOf(parent: number): number[] {
  const found: number[] = [];
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, ppid] = readFileSync(`/proc/${name}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
      if (Number(ppid) === parent) found.push(Number(name));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}
