import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { grantMissing } from "../roles/grant-missing.ts";
import { MIGRATIONS_FOLDER, readMigrationNames } from "./migration-names.ts";
import { provideUuid7 } from "./uuid7-function.ts";
import { withClient } from "./with-client.ts";

export { dropUnusedIndexes, findUnusedIndexes } from "./unused-indexes.ts";

/** What stands between the migrations on disk and a database. */
export interface MigrationStatus {
  /** Names of migrations on disk that the database has not had. */
  pending: string[];
  /** Names of applied migrations whose file has changed since. */
  edited: string[];
  /** Names of migrations that began and did not end, as another tool may leave them: ours leave nothing. */
  failed: string[];
}

interface Migration {
  name: string;
  script: string;
  /** As Prisma has it: SHA-256 of the file. */
  checksum: string;
}

interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

/** Waits for its turn as long as it takes, and gives way to requests once it holds locks that they want. */
interface ApplyOptions {
  /** Where the migrations stand. */
  folder?: string;
  /** How long one waits for a lock: meanwhile all who want the same wait behind it. */
  lockTimeoutMs?: number;
  /** How often a migration is tried that did not get its locks. */
  tries?: number;
}

const LOCK_TIMEOUT_MS = 1_000;
const TRIES = 30;
const PAUSE_MS = 500;
const TURN_PAUSE_MS = 100;

/** The first line of a migration that makes or drops one index CONCURRENTLY, or calls a procedure that commits: neither can be in a transaction. */
export const NO_TRANSACTION = "-- no transaction\n";
const INDEX_OF_ITS_OWN = /\bCONCURRENTLY IF (?:NOT )?EXISTS "?(?<index>[a-z_0-9]{1,63})"?/;
const CALL = /^CALL "[a-z_0-9]{1,63}"\(\);$/m;

/** What Prisma's own engine locks, so that it and this wait for each other. */
const TURN = 72_707_369;
/** Others had what it needs, or it and they waited for each other. */
const LOCKS_NOT_HAD = ["55P03", "40P01"];
const UNDEFINED_TABLE = "42P01";

/** As Prisma makes it: its tools read it, and go on from here. */
const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Applies every pending migration, in the order of their names. Running it again applies nothing; several at once apply
 * each once. A migration is one transaction with the row that records it and its grants: one that fails, or is killed, leaves nothing,
 * and those before it stay. One that begins with the line `-- no transaction` makes or drops one index CONCURRENTLY, which stops nobody; what
 * is left of it where it was killed is dropped when it is tried again. Or it calls a procedure that commits as it proceeds; run again, it
 * continues where it was killed.
 *
 * @param url connection string of a role that owns the database
 * @returns the names of the migrations applied now
 * @throws Error when a migration fails, or when another tool has left one that did not end: it has to be mended by hand
 */
export async function applyMigrations(url: string, options: ApplyOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withClient(url, async (client) => {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await takeTurn(client);
    const history = await readHistory(client);
    if (history === null) await requireEmpty(client);
    const { pending, failed } = compare(migrations, history ?? []);
    if (failed.length > 0)
      throw new Error(`began and did not end, and has to be mended by hand: ${failed.join(", ")}`);
    await client.query(HISTORY_TABLE);
    await provideUuid7(client);
    for (const migration of migrations) {
      if (pending.includes(migration.name)) await applyWithPatience(client, migration, options);
    }
    return pending;
  });
}

/** Compares the migrations on disk with those the database has had. */
export async function readMigrationStatus(url: string): Promise<MigrationStatus> {
  const migrations = await readMigrations();
  return withClient(url, async (client) => compare(migrations, (await readHistory(client)) ?? []));
}

/**
 * The migrations of a later release that a database has had, where it has had all of this one's. Whatever a later release lets its processes do,
 * this one knows nothing of.
 *
 * @returns their names; none where the database was not migrated
 */
export async function readLaterMigrations(url: string): Promise<string[]> {
  const migrations = await readMigrations();
  const known = new Set(migrations.map(({ name }) => name));
  return withClient(url, async (client) => {
    const history = (await readHistory(client)) ?? [];
    const { pending, failed } = compare(migrations, history);
    if (pending.length > 0 || failed.length > 0) return [];
    return history.map(({ name }) => name).filter((name) => !known.has(name));
  });
}

/** Asks again and again: whoever waits in a statement is a transaction that CREATE INDEX CONCURRENTLY, of whose turn it is, would wait for. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${TURN}) AS taken`);
    if (rows[0]?.taken) return;
    await pause(TURN_PAUSE_MS);
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

/** What the database has had, except for what was taken back; null where it has no table of it. */
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

/** Whoever names the wrong database is told so before anything is written to it. */
async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1");
  if (rows.length > 0)
    throw new Error("the database has tables of another's: no migration was ever applied to it");
}

function compare(migrations: readonly Migration[], history: readonly AppliedMigration[]): MigrationStatus {
  const byName = new Map(history.map((applied) => [applied.name, applied]));
  const namesOf = (isSo: (migration: Migration, applied: AppliedMigration | undefined) => boolean) =>
    migrations.filter((migration) => isSo(migration, byName.get(migration.name))).map(({ name }) => name);
  return {
    pending: namesOf((_, applied) => applied === undefined),
    edited: namesOf(({ checksum }, applied) => applied !== undefined && applied.checksum !== checksum),
    failed: history.filter(({ isFinished }) => !isFinished).map(({ name }) => name),
  };
}

async function applyWithPatience(
  client: pg.Client,
  migration: Migration,
  { lockTimeoutMs = LOCK_TIMEOUT_MS, tries = TRIES }: ApplyOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (migration.script.startsWith(NO_TRANSACTION)) return await applyAlone(client, migration);
      return await apply(client, migration, lockTimeoutMs);
    } catch (error) {
      // A connection that is lost has taken it back by itself.
      await client.query("ROLLBACK").catch(() => {});
      const { code, message } = error as { code?: string; message: string };
      if (!LOCKS_NOT_HAD.includes(code ?? "") || attempt === tries)
        throw new Error(`migration ${migration.name} failed, and left nothing: ${message}`, { cause: error });
    }
    await pause(PAUSE_MS);
  }
}

async function apply(client: pg.Client, migration: Migration, lockTimeoutMs: number): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
  await client.query(migration.script);
  await grantMissing(client);
  await noteApplied(client, migration);
  await client.query("COMMIT");
}

/** Waits for locks as long as it takes: nobody who reads or writes waits behind it. */
async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  const index = INDEX_OF_ITS_OWN.exec(migration.script)?.groups?.index;
  if (index === undefined && !CALL.test(migration.script))
    throw new Error(`migration ${migration.name} is in no transaction, and names no index of its own`);
  if (index !== undefined) await dropHalfBuilt(client, index);
  try {
    await client.query(migration.script);
  } catch (error) {
    // Where the connection is lost, it is dropped by whoever tries it again.
    if (index !== undefined) await dropHalfBuilt(client, index).catch(() => {});
    throw error;
  }
  await noteApplied(client, migration);
}

/** An index whose building ended before its end is kept by every write, and of use to nobody. */
async function dropHalfBuilt(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query(
    "SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid",
    [index],
  );
  if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY ${client.escapeIdentifier(index)}`);
}

async function noteApplied(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}
