import { requireDeployment } from "@svc/database";
import { findUnusedIndexes, readMigrationStatus } from "@svc/database/migrations";
import { type Check, fail, ok, skipped, type Verdict, warn } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError, UnavailableError } from "../errors.ts";

const [OLDEST_MAJOR, NEWEST_MAJOR] = [15, 18];
const WARN_SKEW_MS = 1_000;
const MAX_SKEW_MS = 5_000;

export const postgresChecks: readonly Check[] = [
  {
    name: "postgres.reach",
    async run(ctx) {
      try {
        const { user, isReadOnly } = await queryOne<{ user: string; isReadOnly: boolean }>(
          ctx,
          `SELECT current_user AS user, current_setting('transaction_read_only')::boolean AS "isReadOnly"`,
        );
        if (isReadOnly)
          return fail(
            `connected as ${user}, but read-only`,
            "point DATABASE_URL at the primary and check default_transaction_read_only",
          );
        return ok(`connected as ${user}`);
      } catch (error) {
        return fail(
          describeError(error),
          "check that PostgreSQL runs and that DATABASE_URL and its password are correct",
        );
      }
    },
  },
  {
    name: "postgres.version",
    async run(ctx) {
      const { number, text } = await queryOne<{ number: number; text: string }>(
        ctx,
        "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS text",
      );
      return checkPostgresVersion(Math.floor(number / 10_000), text);
    },
  },
  {
    name: "postgres.environment",
    async run(ctx) {
      const { SVC_ENVIRONMENT: environment } = ctx.config;
      if (environment === undefined) return skipped("skipped: SVC_ENVIRONMENT is missing or invalid");
      try {
        await requireDeployment(await ctx.database(), environment);
        return ok(`the database belongs to the ${environment} environment`);
      } catch (error) {
        if (error instanceof UnavailableError) throw error;
        return fail(describeError(error), "follow the instructions in this message");
      }
    },
  },
  { name: "postgres.migrations", run: checkMigrations },
  {
    name: "postgres.server_life",
    async run(ctx) {
      const { recordedLife, changedAt } = await queryOne<{ recordedLife: string; changedAt: Date | null }>(
        ctx,
        `SELECT server_life AS "recordedLife", server_changed_at AS "changedAt" FROM deployment`,
      );
      const { canCall } = await queryOne<{ canCall: boolean }>(
        ctx,
        `SELECT has_function_privilege('server_life()', 'EXECUTE') AS "canCall"`,
      );
      if (!canCall) return skipped("skipped: this role cannot call server_life()");
      const { life } = await queryOne<{ life: string }>(ctx, "SELECT server_life() AS life");
      if (toServerIdentity(recordedLife) !== toServerIdentity(life))
        return warn(
          "the database moved to another server or PostgreSQL timeline, and no event has been written since",
          "after a failover or restore, run `svc db lost` to find lost data; the next event clears this warning",
        );
      const moved = changedAt === null ? "" : `; last moved at ${changedAt.toISOString()}`;
      return ok(`event positions match this server and timeline${moved}`);
    },
  },
  {
    name: "postgres.encoding",
    async run(ctx) {
      const found = await queryOne<{
        encoding: string;
        locale: string;
        recorded: string | null;
        actual: string | null;
      }>(
        ctx,
        `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate AS locale,
          datcollversion AS recorded, pg_database_collation_actual_version(oid) AS actual
         FROM pg_database WHERE datname = current_database()`,
      );
      if (found.encoding !== "UTF8")
        return fail(`the database encoding is ${found.encoding}`, "recreate the database with UTF8");
      if (found.recorded !== found.actual)
        return fail(
          `indexes use collation version ${found.recorded} of ${found.locale}, but this server has ${found.actual}`,
          "run REINDEX DATABASE, then ALTER DATABASE … REFRESH COLLATION VERSION",
        );
      return ok(`UTF8, ${found.locale}`);
    },
  },
  {
    name: "postgres.clock",
    async run(ctx) {
      const startedAt = ctx.clock.now().getTime();
      const { ms } = await queryOne<{ ms: number }>(
        ctx,
        "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms",
      );
      return checkClock("the database", ms, { before: startedAt, after: ctx.clock.now().getTime() });
    },
  },
];

/** A server life is `<system identifier>/<timeline>/<start time>`. */
const toServerIdentity = (serverLife: string) => serverLife.split("/", 2).join("/");

export function checkPostgresVersion(major: number, text: string): Verdict {
  const found = `PostgreSQL ${text}`;
  if (major < OLDEST_MAJOR) return fail(found, `use PostgreSQL ${OLDEST_MAJOR} to ${NEWEST_MAJOR}`);
  if (major > NEWEST_MAJOR)
    return warn(found, `this release is tested with PostgreSQL ${OLDEST_MAJOR} and ${NEWEST_MAJOR}`);
  return ok(found);
}

/** Compares times in Unix milliseconds. `before` and `after` are this host's times before and after the query. */
export function checkClock(
  otherHost: string,
  otherMs: number,
  { before, after }: { before: number; after: number },
): Verdict {
  const skewMs = otherMs < before ? otherMs - before : otherMs > after ? otherMs - after : 0;
  const found = `this host's clock differs from ${otherHost} by ${(Math.abs(skewMs) / 1_000).toFixed(1)} s`;
  const remedy = "check that NTP runs on both hosts";
  if (Math.abs(skewMs) > MAX_SKEW_MS) return fail(found, remedy);
  return Math.abs(skewMs) > WARN_SKEW_MS ? warn(found, remedy) : ok(found);
}

export async function queryOne<Row>(ctx: DoctorContext, text: string, values: unknown[] = []): Promise<Row> {
  const [row] = await (await ctx.database()).sql.query<Row>({ text, values });
  return row as Row;
}

async function checkMigrations(ctx: DoctorContext): Promise<Verdict> {
  await ctx.database();
  const { DATABASE_URL: url = "" } = ctx.config;
  const { canReadChecksums } = await queryOne<{ canReadChecksums: boolean | null }>(
    ctx,
    `SELECT bool_and(has_column_privilege(c.oid, a.attnum, 'SELECT')) AS "canReadChecksums" FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('checksum', 'started_at')
     WHERE c.oid = to_regclass('_prisma_migrations')`,
  );
  if (canReadChecksums === false) return skipped("skipped: this role cannot read the migration checksums");
  const { pending, edited, failed } = await readMigrationStatus(url);
  if (failed.length > 0)
    return fail(`failed: ${failed.join(", ")}`, "repair it by hand: another tool left it in this state");
  if (edited.length > 0)
    return fail(`edited after they were applied: ${edited.join(", ")}`, "use the release that applied them");
  if (pending.length > 0)
    return fail(`${pending.length} pending, starting with ${pending[0]}`, "run `svc db migrate`");
  const unused = await findUnusedIndexes(url);
  if (unused.length > 0)
    return warn(
      `all applied; ${unused.length} indexes remain only for the previous release and slow down writes`,
      "run `svc db finish-upgrade` when you no longer need to roll back",
    );
  return ok("all applied");
}
