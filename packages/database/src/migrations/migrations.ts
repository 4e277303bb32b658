import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { MIGRATIONS_FOLDER, readMigrationNames } from "./migration-names.ts";

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
 * each once. A migration is one transaction with the row that tells of it: one that fails, or is killed, leaves nothing,
 * and those before it stay.
 *
 * @param url connection string of a role that owns the database
 * @returns the names of the migrations applied now
 * @throws Error when a migration fails, or when another tool has left one that did not end: it has to be mended by hand
 */
export async function applyMigrations(url: string, options: ApplyOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withClient(url, async (client) => {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query(`SELECT pg_advisory_lock(${TURN})`);
    const history = await readHistory(client);
    if (history === null) await requireEmpty(client);
    const { pending, failed } = compare(migrations, history ?? []);
    if (failed.length > 0)
      throw new Error(`began and did not end, and has to be mended by hand: ${failed.join(", ")}`);
    await client.query(HISTORY_TABLE);
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
      return await apply(client, migration, lockTimeoutMs);
    } catch (error) {
      await client.query("ROLLBACK");
      const { code, message } = error as { code?: string; message: string };
      if (!LOCKS_NOT_HAD.includes(code ?? "") || attempt === tries)
        throw new Error(`migration ${migration.name} failed, and left nothing: ${message}`, { cause: error });
    }
    await pause(PAUSE_MS);
  }
}

async function apply(client: pg.Client, { name, script, checksum }: Migration, lockTimeoutMs: number) {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
  await client.query(script);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
  await client.query("COMMIT");
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "svc-migrate" });
  // A connection that is lost fails the statement that it was asked; as an event it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
