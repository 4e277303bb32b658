import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const LAST_RELEASE_FILE = "docs/releases/last.json";
export const RELEASED_SCHEMA_FILE = "docs/releases/schema.prisma";
export const SCHEMA_FILE = "packages/database/prisma/schema.prisma";
export const MIGRATIONS_FOLDER = "packages/database/prisma/migrations";

export interface LastRelease {
  version: string;
  /** 40 hexadecimal digits. */
  commit: string;
  /** SHA-256 by name. Released migrations are never edited. */
  migrations: Record<string, string>;
  /** Required privileges by role: table privileges, and callable functions. */
  grants: Record<string, { tables: Record<string, string>; functions: string[] }>;
}

export interface MigrationFile {
  name: string;
  sql: string;
  sha256: string;
}

export function readLastRelease(root: string): LastRelease {
  return JSON.parse(readFileSync(join(root, LAST_RELEASE_FILE), "utf8")) as LastRelease;
}

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
