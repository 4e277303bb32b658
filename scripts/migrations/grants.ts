import type { LastRelease } from "../releases/last-release.ts";
import type { ReleasedSchema } from "./released-schema.ts";

const PRIVILEGE = /([A-Z]{1,20})(?:\s*\(([^)]{1,2000})\))?/g;

/** Finds privileges that `svc db migrate` would revoke while the last release still needs them. */
export function findMissingGrants(
  before: LastRelease["grants"],
  after: LastRelease["grants"],
  released: Pick<ReleasedSchema, "isIgnored">,
): string[] {
  return Object.entries(before).flatMap(([role, { tables, functions }]) => {
    const current = after[role] ?? { tables: {}, functions: [] };
    const used = Object.entries(tables).filter(([table]) => !released.isIgnored(table));
    const rights = used.flatMap(([table, granted]) => {
      const currentRights = parseRights(current.tables[table] ?? "");
      const missing = [...parseRights(granted)].filter(
        (right) => !currentRights.has(right) && !currentRights.has(right.split(" ")[0] ?? ""),
      );
      return missing.map(
        (right) => `privileges.ts: ${role} must keep ${right} on ${table} until the next release`,
      );
    });
    const calls = functions.filter((name) => !current.functions.includes(name));
    return [
      ...rights,
      ...calls.map((name) => `privileges.ts: ${role} must keep EXECUTE on ${name} until the next release`),
    ];
  });
}

/** Column privileges become one entry per column: `SELECT (name)`. */
function parseRights(granted: string): Set<string> {
  const rights = [...granted.matchAll(PRIVILEGE)].flatMap(([, right = "", columns]) =>
    columns === undefined ? [right] : columns.split(",").map((column) => `${right} (${column.trim()})`),
  );
  return new Set(rights);
}
