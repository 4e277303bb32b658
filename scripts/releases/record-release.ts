import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  LAST_RELEASE_FILE,
  type LastRelease,
  RELEASED_SCHEMA_FILE,
  readMigrationFiles,
  SCHEMA_FILE,
} from "./last-release.ts";

/**
 * @param root folder of the release's sources
 * @param targetRoot project folder to write to
 */
export async function recordRelease(
  root: string,
  targetRoot: string,
  release: Pick<LastRelease, "version" | "commit">,
): Promise<void> {
  const migrations = readMigrationFiles(root).map(({ name, sha256 }) => [name, sha256]);
  const record: LastRelease = {
    ...release,
    migrations: Object.fromEntries(migrations),
    grants: await readGrants(root),
  };
  const file = join(targetRoot, LAST_RELEASE_FILE);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(root, SCHEMA_FILE), join(targetRoot, RELEASED_SCHEMA_FILE));
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** @param root folder of the release's sources */
export async function readGrants(root: string): Promise<LastRelease["grants"]> {
  const file = join(root, "packages/database/src/roles/privileges.ts");
  const privileges = (await import(file)) as typeof import("../../packages/database/src/roles/privileges.ts");
  const toGrants = (tables: Readonly<Record<string, string>>, functions: readonly string[]) => {
    const inOneLine = Object.entries(tables).map(([table, granted]) => [
      table,
      granted.replaceAll(/\s+/g, " "),
    ]);
    return { tables: Object.fromEntries(inOneLine) as Record<string, string>, functions: [...functions] };
  };
  return {
    [privileges.API_ROLE]: toGrants(privileges.API_PRIVILEGES, privileges.API_FUNCTIONS),
    [privileges.WIDGET_AUTH_ROLE]: toGrants(
      privileges.WIDGET_AUTH_PRIVILEGES,
      privileges.WIDGET_AUTH_FUNCTIONS,
    ),
  };
}
