import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DiffTarget, MigrationList } from "@prisma/schema-engine-wasm";
import { openSchemaEngine } from "./engine.ts";

const PRISMA_FOLDER = fileURLToPath(new URL("../../prisma/", import.meta.url));
const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, "migrations");
const SCHEMA_FILE = join(PRISMA_FOLDER, "schema.prisma");
const LOCK_FILE = "migration_lock.toml";
const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** What stands between the migrations on disk and a database. */
export interface MigrationStatus {
  /** Names of migrations on disk that the database has not had. */
  pending: string[];
  /** Names of applied migrations whose file has changed since. */
  edited: string[];
  /** Names of migrations that began and did not end. */
  failed: string[];
}

async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(MIGRATIONS_FOLDER, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(join(MIGRATIONS_FOLDER, path, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  const lockfile = { path: LOCK_FILE, content: await readFile(join(MIGRATIONS_FOLDER, LOCK_FILE), "utf8") };
  return { baseDir: MIGRATIONS_FOLDER, lockfile, shadowDbInitScript: "", migrationDirectories };
}

async function readSchema(): Promise<{ path: string; content: string }> {
  return { path: SCHEMA_FILE, content: await readFile(SCHEMA_FILE, "utf8") };
}

async function diffToSchema(url: string, from: DiffTarget): Promise<string | null> {
  const schema = await readSchema();
  const engine = await openSchemaEngine(url, schema);
  const result = await engine.diff({
    from,
    to: { tag: "schemaDatamodel", files: [schema], configDir: PRISMA_FOLDER },
    script: true,
    exitCode: true,
    shadowDatabaseUrl: null,
    filters: NO_FILTERS,
  } as Parameters<typeof engine.diff>[0]);
  return result.exitCode === 2 ? (result.stdout ?? "") : null;
}

/**
 * Applies every pending migration, in the order of their names. Running it again applies nothing.
 *
 * @param url connection string of a role that owns the database
 * @returns the names of the migrations applied now
 * @throws the engine's error when a migration fails; what it names has to be mended by hand before the next run
 */
export async function applyMigrations(url: string): Promise<string[]> {
  const engine = await openSchemaEngine(url, await readSchema());
  const output = await engine.applyMigrations({
    migrationsList: await readMigrations(),
    filters: NO_FILTERS,
  });
  return output.appliedMigrationNames;
}

/** Compares the migrations on disk with those the database has had. */
export async function readMigrationStatus(url: string): Promise<MigrationStatus> {
  const engine = await openSchemaEngine(url, await readSchema());
  const found = await engine.diagnoseMigrationHistory({
    migrationsList: await readMigrations(),
    optInToShadowDatabase: false,
    filters: NO_FILTERS,
  });
  const pending =
    found.history?.diagnostic === "databaseIsBehind" || found.history?.diagnostic === "historiesDiverge"
      ? found.history.unappliedMigrationNames
      : [];
  return { pending, edited: found.editedMigrationNames, failed: found.failedMigrationNames };
}

/** The SQL that would bring a migrated database to `schema.prisma`, or null when nothing is missing. */
export async function findDrift(url: string): Promise<string | null> {
  const schema = await readSchema();
  return diffToSchema(url, { tag: "schemaDatasource", files: [schema], configDir: PRISMA_FOLDER });
}

/** The SQL that would bring the migrations on disk to `schema.prisma`, or null: a migration is missing. */
export async function findSchemaDrift(url: string): Promise<string | null> {
  return diffToSchema(url, { tag: "migrations", ...(await readMigrations()) });
}

/**
 * Writes the migration that leads from the migrations on disk to `schema.prisma`.
 *
 * @param url a server on which a shadow database may be made for a moment
 * @param name what the migration does, in kebab or snake case
 * @param now the time that begins the folder's name
 * @returns the new file's path, or null when there is nothing to write
 */
export async function writeMigration(url: string, name: string, now: Date): Promise<string | null> {
  const sql = await findSchemaDrift(url);
  if (sql === null) return null;
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(MIGRATIONS_FOLDER, `${stamp}_${name.replace(/[^a-z0-9]+/gi, "_").toLowerCase()}`);
  await mkdir(folder);
  const file = join(folder, "migration.sql");
  await writeFile(file, sql);
  return file;
}
