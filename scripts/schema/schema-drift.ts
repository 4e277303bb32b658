import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DiffTarget, MigrationList } from "@prisma/schema-engine-wasm";
import { openSchemaEngine } from "./engine.ts";

const PRISMA_FOLDER = fileURLToPath(new URL("../../packages/database/prisma/", import.meta.url));
const MIGRATIONS_FOLDER = join(PRISMA_FOLDER, "migrations");
const SCHEMA_FILE = join(PRISMA_FOLDER, "schema.prisma");
const LOCK_FILE = "migration_lock.toml";
const NO_FILTERS = { externalTables: [], externalEnums: [] };

export const readSchema = () => ({ path: SCHEMA_FILE, content: readFileSync(SCHEMA_FILE, "utf8") });

function readMigrationList(): MigrationList {
  const entries = readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = (...path: string[]) => readFileSync(join(MIGRATIONS_FOLDER, ...path), "utf8");
  return {
    baseDir: MIGRATIONS_FOLDER,
    lockfile: { path: LOCK_FILE, content: read(LOCK_FILE) },
    shadowDbInitScript: "",
    migrationDirectories: names.sort().map((path) => ({
      path,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: read(path, "migration.sql") },
      },
    })),
  };
}

async function diffToSchema(url: string, source: DiffTarget): Promise<string | null> {
  const schema = readSchema();
  const engine = await openSchemaEngine(url, schema);
  const result = await engine.diff({
    from: source,
    to: { tag: "schemaDatamodel", files: [schema], configDir: PRISMA_FOLDER },
    script: true,
    exitCode: true,
    shadowDatabaseUrl: null,
    filters: NO_FILTERS,
  } as Parameters<typeof engine.diff>[0]);
  return result.exitCode === 2 ? (result.stdout ?? "") : null;
}

/** Returns SQL that makes the database match `schema.prisma`, or null if it matches. */
export function findDatabaseDrift(url: string): Promise<string | null> {
  return diffToSchema(url, { tag: "schemaDatasource", files: [readSchema()], configDir: PRISMA_FOLDER });
}

/**
 * Returns SQL that the migrations lack, or null if they match `schema.prisma`.
 *
 * @param url server for a temporary shadow database
 */
export function findMigrationDrift(url: string): Promise<string | null> {
  return diffToSchema(url, { tag: "migrations", ...readMigrationList() });
}

/** Compares the applied migrations with the migration files. */
export async function diagnoseHistory(url: string) {
  const engine = await openSchemaEngine(url, readSchema());
  const diagnosis = await engine.diagnoseMigrationHistory({
    migrationsList: readMigrationList(),
    optInToShadowDatabase: false,
    filters: NO_FILTERS,
  });
  const { history, editedMigrationNames, failedMigrationNames } = diagnosis;
  return { history: history?.diagnostic ?? null, editedMigrationNames, failedMigrationNames };
}

/** Uses Prisma's engine. @returns names of the applied migrations */
export async function applyWithPrisma(url: string): Promise<string[]> {
  const engine = await openSchemaEngine(url, readSchema());
  const output = await engine.applyMigrations({ migrationsList: readMigrationList(), filters: NO_FILTERS });
  return output.appliedMigrationNames;
}

/**
 * Writes a migration for the changes in `schema.prisma`.
 *
 * @param url server for a temporary shadow database
 * @param name description, in kebab or snake case
 * @param now time in the folder's name
 * @returns the path, or null without changes
 */
export async function writeMigration(url: string, name: string, now: Date): Promise<string | null> {
  const sql = await findMigrationDrift(url);
  if (sql === null) return null;
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(MIGRATIONS_FOLDER, `${stamp}_${name.replace(/[^a-z0-9]+/gi, "_").toLowerCase()}`);
  await mkdir(folder);
  const file = join(folder, "migration.sql");
  await writeFile(file, sql);
  return file;
}
