import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type LocalPostgres, startPostgres } from "@svc/local-servers";
import pg from "pg";
import { pollUntil } from "./poll-until.ts";

const run = promisify(execFile);

/** What a primary is started with that a standby is to follow. */
export const REPLICATED = { wal_level: "replica", hot_standby: "on", wal_keep_size: "256MB" };

interface Wanted {
  primary: LocalPostgres;
  /** The primary's folder, and the one that is made. */
  from: string;
  dataDir: string;
  password: string;
  settings?: Record<string, string>;
  port?: number;
  /** Whether each commit waits until the standby has it. */
  isAwaited: boolean;
  /** The folder of another PostgreSQL's programs. */
  programs?: string | undefined;
}

/** Starts a standby of a server: a copy of its folder, which follows it. Resolves once it does. */
export async function startStandby(wanted: Wanted): Promise<LocalPostgres> {
  const { primary, from, dataDir, password, port, isAwaited, programs } = wanted;
  const admin = new pg.Client(primary.url("postgres"));
  admin.on("error", () => {});
  await admin.connect();
  try {
    await admin.query("SELECT pg_backup_start('standby', fast => true)");
    await copyFolder(from, dataDir);
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
        ...REPLICATED,
        ...wanted.settings,
        primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${password} application_name=${name}`,
      },
      ...(port === undefined ? {} : { port }),
    });
    if (isAwaited) {
      await admin.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
      await admin.query("SELECT pg_reload_conf()");
    }
    const state = isAwaited ? "sync_state = 'sync'" : "state = 'streaming'";
    const followers = () =>
      admin.query(`SELECT FROM pg_stat_replication WHERE application_name = '${name}' AND ${state}`);
    await pollUntil("the standby to follow", followers, ({ rows: found }) => found.length > 0);
    return standby;
  } finally {
    await admin.end();
  }
}

/** Makes a standby the primary, which waits for nobody. */
export async function promote(standby: LocalPostgres): Promise<void> {
  const client = new pg.Client(standby.url("postgres"));
  await client.connect();
  await client.query("SELECT pg_promote(true)");
  await client.query("ALTER SYSTEM RESET synchronous_standby_names");
  await client.query("SELECT pg_reload_conf()");
  await client.end();
}

/** Copies PostgreSQL's data while it writes: whatever is copied half, the log that is replayed sets right. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  await run("chown", [`--reference=${from}`, to]);
  const left = ["./postmaster.pid", "./postmaster.opts", "./pg_wal/*", "./pg_replslot/*"];
  const without = left.map((name) => `'--exclude=${name}'`).join(" ");
  const copy = `tar -C "$1" --warning=no-file-changed --warning=no-file-removed ${without} -cf - . | tar -C "$2" -xf -`;
  await run("sh", ["-c", copy, "copy", from, to]);
}
