import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { grantMissing } from "../roles/grant-missing.ts";
import { MIGRATIONS_FOLDER, readMigrationNames } from "./migration-names.ts";
import { withClient } from "./with-client.ts";

export { dropUnusedIndexes, findUnusedIndexes } from "./unused-indexes.ts";

interface MigrationStatus {
  pending: string[];
  edited: string[];
  /** Started but unfinished. Only other tools leave such migrations. */
  failed: string[];
}

interface Migration {
  name: string;
  script: string;
  /** SHA-256 of the file, as Prisma computes it. */
  checksum: string;
}

interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

interface ApplyOptions {
  folder?: string;
  /** Other statements queue behind the migration while it waits for a lock. */
  lockTimeoutMs?: number;
  tries?: number;
}

const LOCK_TIMEOUT_MS = 1_000;
const TRIES = 30;
const PAUSE_MS = 500;
const LOCK_POLL_MS = 100;

/**
 * First line of a migration that cannot run in a transaction: it changes one index CONCURRENTLY, or calls a procedure that
 * commits.
 */
export const NO_TRANSACTION = "-- no transaction\n";
const CONCURRENT_INDEX = /\bCONCURRENTLY IF (?:NOT )?EXISTS "?(?<index>[a-z_0-9]{1,63})"?/;
const CALL = /^CALL "[a-z_0-9]{1,63}"\(\);$/m;

/** Prisma's advisory lock, so that both exclude each other. */
const MIGRATION_LOCK = 72_707_369;
const LOCK_FAILURES = ["55P03", "40P01"];
const UNDEFINED_TABLE = "42P01";

/** Identical to Prisma's, so that its tools can continue from here. */
const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Applies pending migrations in order. Safe to repeat and to run concurrently. Each is one transaction with its history row and
 * grants, except after `-- no transaction`.
 * @param url of the database's owner
 * @returns the applied names
 * @throws Error if a migration fails, or another tool left one unfinished
 */
export async function applyMigrations(url: string, options: ApplyOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withClient(url, async (client) => {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await acquireMigrationLock(client);
    const history = await readHistory(client);
    if (history === null) await requireEmpty(client);
    const { pending, failed } = compareMigrations(migrations, history ?? []);
    if (failed.length > 0)
      throw new Error(`migrations started but did not finish; repair them by hand: ${failed.join(", ")}`);
    await client.query(HISTORY_TABLE);
    await createUuid7IfMissing(client);
    for (const migration of migrations) {
      if (pending.includes(migration.name)) await applyWithRetries(client, migration, options);
    }
    return pending;
  });
}

export async function readMigrationStatus(url: string): Promise<MigrationStatus> {
  const migrations = await readMigrations();
  return withClient(url, async (client) => compareMigrations(migrations, (await readHistory(client)) ?? []));
}

/** Returns a later release's migrations, if all of this release are applied. */
export async function readLaterMigrations(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const releasedNames = new Set(migrations.map(({ name }) => name));
  return withClient(url, async (client) => {
    const history = (await readHistory(client)) ?? [];
    const { pending, failed } = compareMigrations(migrations, history);
    if (pending.length > 0 || failed.length > 0) return [];
    return history.map(({ name }) => name).filter((name) => !releasedNames.has(name));
  });
}

/** Polls, because a waiting statement would block the CREATE INDEX CONCURRENTLY of the lock's holder. */
async function acquireMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isAcquired: boolean }>(
      `SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS "isAcquired"`,
    );
    if (rows[0]?.isAcquired) return;
    await pause(LOCK_POLL_MS);
  }
}

async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = await readMigrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, script, checksum: createHash("sha256").update(script).digest("hex") };
    }),
  );
}

/** Null without a history table. */
async function readHistory(client: pg.Client): Promise<AppliedMigration[] | null> {
  try {
    const { rows } = await client.query<AppliedMigration>(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
       FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
    );
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1");
  if (rows.length > 0)
    throw new Error("the database has tables of another application and no applied migrations");
}

function compareMigrations(
  migrations: readonly Migration[],
  history: readonly AppliedMigration[],
): MigrationStatus {
  const byName = new Map(history.map((applied) => [applied.name, applied]));
  const selectNames = (
    isSelected: (migration: Migration, applied: AppliedMigration | undefined) => boolean,
  ) =>
    migrations
      .filter((migration) => isSelected(migration, byName.get(migration.name)))
      .map(({ name }) => name);
  return {
    pending: selectNames((_, applied) => applied === undefined),
    edited: selectNames(({ checksum }, applied) => applied !== undefined && applied.checksum !== checksum),
    failed: history.filter(({ isFinished }) => !isFinished).map(({ name }) => name),
  };
}

async function applyWithRetries(
  client: pg.Client,
  migration: Migration,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, tries = TRIES }: ApplyOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (migration.script.startsWith(NO_TRANSACTION))
        return await applyOutsideTransaction(client, migration);
      return await apply(client, migration, lockTimeoutMs);
    } catch (error) {
      // The rollback fails if the connection was lost.
      await client.query("ROLLBACK").catch(() => {});
      const { code, message } = error as { code?: string; message: string };
      if (!LOCK_FAILURES.includes(code ?? "") || attempt === tries)
        throw new Error(`migration ${migration.name} failed and was rolled back: ${message}`, {
          cause: error,
        });
    }
    await pause(PAUSE_MS);
  }
}

async function apply(client: pg.Client, migration: Migration, lockTimeoutMs: number): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
  await client.query(migration.script);
  await grantMissing(client);
  await recordApplied(client, migration);
  await client.query("COMMIT");
}

/** Sets no lock timeout, because readers and writers do not queue behind it. */
async function applyOutsideTransaction(client: pg.Client, migration: Migration): Promise<void> {
  const index = CONCURRENT_INDEX.exec(migration.script)?.groups?.index;
  if (index === undefined && !CALL.test(migration.script))
    throw new Error(`migration ${migration.name} runs outside a transaction but names no index or procedure`);
  if (index !== undefined) await dropInvalidIndex(client, index);
  try {
    await client.query(migration.script);
  } catch (error) {
    // If the connection is lost, the next attempt drops the index.
    if (index !== undefined) await dropInvalidIndex(client, index).catch(() => {});
    throw error;
  }
  await recordApplied(client, migration);
}

/** A failed CREATE INDEX CONCURRENTLY leaves an invalid index, which slows writes and serves no query. */
async function dropInvalidIndex(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query(
    "SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid",
    [index],
  );
  if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY ${client.escapeIdentifier(index)}`);
}

async function recordApplied(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** For servers before PostgreSQL 18. A column default keeps the function in use after an upgrade. */
const CREATE_UUIDV7 = `CREATE FUNCTION public.uuidv7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  -- 48 bits of the time in milliseconds, then random bits. Setting two bits changes version 4 to 7.
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) PLACING
    substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
$$; GRANT EXECUTE ON FUNCTION public.uuidv7() TO PUBLIC`;

async function createUuid7IfMissing(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT FROM pg_proc WHERE proname = 'uuidv7' AND pronargs = 0");
  if (rows.length === 0) await client.query(CREATE_UUIDV7);
}
