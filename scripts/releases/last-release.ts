import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LAST_RELEASE_FILE = "docs/releases/last.json";
export const RELEASED_SCHEMA_FILE = "docs/releases/schema.prisma";
export const SCHEMA_FILE = "packages/database/prisma/schema.prisma";
export const MIGRATIONS_FOLDER = "packages/database/prisma/migrations";

/** What was released last: to it every migration is held, and from it the upgrade is tried. */
export interface LastRelease {
  version: string;
  /** Of its sources, 40 hexadecimal digits. */
  commit: string;
  /** The SHA-256 of each of its migrations, by their names: none of them is ever edited. */
  migrations: Record<string, string>;
  /** What its services' roles have to be allowed, by role and then by table; functions under their own. */
  grants: Record<string, { tables: Record<string, string>; functions: string[] }>;
}

/** A migration as it stands in a folder. */
export interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

/** @param root of the project */
export function readLastRelease(root: string): LastRelease {
  return JSON.parse(readFileSync(join(root, LAST_RELEASE_FILE), "utf8")) as LastRelease;
}

/** The migrations of a project, in their order. @param root of the project */
export function readMigrationFiles(root: string): MigrationFile[] {
  const folder = join(root, MIGRATIONS_FOLDER);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    });
}
