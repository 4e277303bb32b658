import { type Check, fail, failInLive, ok, type Verdict, warn, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { queryOne } from "./postgres-checks.ts";
import { MAX_LAG_BYTES } from "./replica-checks.ts";

/**
 * Connections beyond DATABASE_POOL_SIZE. The API and the widget service use two each to look up unknown keys, the API two for
 * exports, and the worker about fifteen for jobs.
 */
const CONNECTIONS_OUTSIDE_POOLS = { api: 4, widgetAuth: 2, worker: 15 };
const DEFAULT_POOL_SIZE = 10;
const HIGH_USE_SHARE = 0.8;
const MAX_RETAINED_BYTES = 10 * 1_024 ** 3;
/** PostgreSQL stops accepting writes at two billion. */
const MAX_TRANSACTION_AGE = 1_000_000_000;

export const databaseUseChecks: readonly Check[] = [
  {
    name: "postgres.connections",
    async run(ctx) {
      const { max, used } = await queryOne<{ max: number; used: number }>(
        ctx,
        `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - coalesce(current_setting('reserved_connections', true)::int, 0) AS max,
          (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used`,
      );
      const { api, widgetAuth, worker } = CONNECTIONS_OUTSIDE_POOLS;
      const poolSize = ctx.config.DATABASE_POOL_SIZE ?? DEFAULT_POOL_SIZE;
      // One pool for each of the three programs.
      const required = 3 * poolSize + api + widgetAuth + worker;
      const found = `${used} of ${max} connections in use; one API, one worker and one widget service use up to ${required}`;
      const remedy = "raise max_connections or lower DATABASE_POOL_SIZE so that all processes fit";
      if (required > max) return fail(found, remedy);
      return used > HIGH_USE_SHARE * max ? warn(found, remedy) : ok(found);
    },
  },
  {
    name: "postgres.durability",
    async run(ctx) {
      const durability = await queryOne<
        Record<"fsync" | "full_page_writes" | "synchronous_commit" | "data_checksums", string>
      >(
        ctx,
        `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
          current_setting('synchronous_commit') AS synchronous_commit, current_setting('data_checksums') AS data_checksums`,
      );
      const { data_checksums: checksums, ...settings } = durability;
      const disabledSettings = Object.entries(settings).flatMap(([name, value]) =>
        value === "off" ? [name] : [],
      );
      if (disabledSettings.length > 0) {
        const text = `${disabledSettings.join(", ")} ${disabledSettings.length === 1 ? "is" : "are"} off: committed data can be lost`;
        const remedy = "run ALTER SYSTEM RESET, then restart";
        return ctx.isLive ? fail(text, remedy) : warn(text, remedy);
      }
      if (checksums === "off")
        return warnInLive(ctx, "data_checksums is off", "stop the server and run pg_checksums --enable");
      return ok("commits are durable and data checksums are on");
    },
  },
  { name: "postgres.archiving", run: checkArchiving },
  {
    name: "postgres.replication",
    async run(ctx) {
      const { standbys, lagBytes, retainedBytes } = await queryOne<
        Record<"standbys" | "lagBytes" | "retainedBytes", number>
      >(
        ctx,
        `SELECT (SELECT count(*)::int FROM pg_stat_replication) AS standbys,
          coalesce((SELECT max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) FROM pg_stat_replication), 0)::float8 AS "lagBytes",
          coalesce((SELECT max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) FROM pg_replication_slots
            WHERE NOT active), 0)::float8 AS "retainedBytes"`,
      );
      return checkReplication(standbys, lagBytes, retainedBytes);
    },
  },
  {
    name: "postgres.wraparound",
    async run(ctx) {
      const { age } = await queryOne<{ age: number }>(
        ctx,
        "SELECT max(age(datfrozenxid))::float8 AS age FROM pg_database",
      );
      return checkTransactionAge(age);
    },
  },
];

export function checkReplication(standbys: number, lagBytes: number, retainedBytes: number): Verdict {
  if (retainedBytes > MAX_RETAINED_BYTES)
    return fail(
      `an inactive replication slot retains ${formatMegabytes(retainedBytes)} of WAL and fills the disk`,
      "restart its standby or drop the slot",
    );
  if (lagBytes > MAX_LAG_BYTES)
    return warn(`a standby is ${formatMegabytes(lagBytes)} behind`, "check its network and load");
  return ok(standbys === 0 ? "no standby is connected" : `${standbys} connected standbys`);
}

/** @param age in transactions */
export function checkTransactionAge(age: number): Verdict {
  const found = `the oldest unfrozen transaction is ${Math.round(age / 1e6)} million transactions old`;
  return age > MAX_TRANSACTION_AGE
    ? fail(found, "find what blocks autovacuum from freezing: a long transaction or a replication slot")
    : ok(found);
}

async function checkArchiving(ctx: DoctorContext): Promise<Verdict> {
  const archiver = await queryOne<{ mode: string; isFailing: boolean | null; last: Date | null }>(
    ctx,
    `SELECT current_setting('archive_mode') AS mode, last_archived_time AS last,
      last_failed_time > coalesce(last_archived_time, '-infinity') AS "isFailing" FROM pg_stat_archiver`,
  );
  if (archiver.mode === "off")
    return warnInLive(
      ctx,
      "archive_mode is off: a restore loses all changes since the last base backup",
      "turn on WAL archiving; see docs/operators/backup.md",
    );
  if (archiver.isFailing === true)
    return failInLive(
      ctx,
      "the last WAL file failed to archive",
      "check the server log: until archiving works, the disk fills and restores are incomplete",
    );
  return ok(
    archiver.last
      ? `WAL last archived at ${archiver.last.toISOString()}`
      : "no WAL file has been archived yet",
  );
}

const formatMegabytes = (bytes: number) => `${Math.round(bytes / 1_024 ** 2)} MB`;
