import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type LocalPostgres, startPostgres } from "@svc/local-servers";
import pg from "pg";
import { pollUntil } from "./poll-until.ts";

const run = promisify(execFile);

export const REPLICATION_SETTINGS = { wal_level: "replica", hot_standby: "on", wal_keep_size: "256MB" };

interface StandbyOptions {
  primary: LocalPostgres;
  primaryDataDir: string;
  dataDir: string;
  password: string;
  settings?: Record<string, string>;
  port?: number;
  /** Makes commits of the primary wait for this standby. */
  isSynchronous: boolean;
  /** PostgreSQL's programs. Default: the embedded ones. */
  programs?: string | undefined;
}

/** Starts a standby, and waits until it replicates. */
export async function startStandby(options: StandbyOptions): Promise<LocalPostgres> {
  const { primary, primaryDataDir, dataDir, password, port, isSynchronous, programs } = options;
  const admin = new pg.Client(primary.url("postgres"));
  admin.on("error", () => {});
  await admin.connect();
  try {
    await admin.query("SELECT pg_backup_start('standby', fast => true)");
    await copyFolder(primaryDataDir, dataDir);
    const { rows } = await admin.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    for (const [name, text] of [
      ["backup_label", rows[0]?.labelfile ?? ""],
      ["standby.signal", ""],
    ] as const) {
      await writeFile(join(dataDir, name), text);
      await run("chown", [`--reference=${join(dataDir, "PG_VERSION")}`, join(dataDir, name)]);
    }
    const name = `standby${port ?? ""}`;
    const standby = await startPostgres({
      dataDir,
      password,
      programs,
      settings: {
        ...REPLICATION_SETTINGS,
        ...options.settings,
        primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=${name}`,
      },
      ...(port === undefined ? {} : { port }),
    });
    if (isSynchronous) {
      await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
      await admin.query("SELECT pg_reload_conf()");
    }
    const state = isSynchronous ? "sync_state = 'sync'" : "state = 'streaming'";
    const findStandby = () =>
      admin.query(`SELECT FROM pg_stat_replication WHERE application_name = '${name}' AND ${state}`);
    await pollUntil("the standby to replicate", findStandby, {
      isDone: ({ rows: standbys }) => standbys.length > 0,
    });
    return standby;
  } finally {
    await admin.end();
  }
}

/** Promotes a standby, and turns off its synchronous replication. */
export async function promoteStandby(standby: LocalPostgres): Promise<void> {
  const client = new pg.Client(standby.url("postgres"));
  await client.connect();
  await client.query("SELECT pg_promote(true)");
  await client.query("ALTER SYSTEM RESET synchronous_standby_names");
  await client.query("SELECT pg_reload_conf()");
  await client.end();
}

/** Copies a database while PostgreSQL writes. WAL replay repairs inconsistent files. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await run("chown", [`--reference=${from}`, to]);
  const excluded = ["./postmaster.pid", "./postmaster.opts", "./pg_wal/*", "./pg_replslot/*"];
  const flags = excluded.map((name) => `'--exclude=${name}'`).join(" ");
  const copy = `tar -C "$1" --warning=no-file-changed --warning=no-file-removed ${flags} -cf - . | tar -C "$2" -xf -`;
  await run("sh", ["-c", copy, "copy", from, to]);
}
