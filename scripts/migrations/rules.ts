import type { KnownSchema } from "./known-schema.ts";
import type { ReleasedSchema } from "./released-schema.ts";

export interface MigrationContext {
  schema: KnownSchema;
  released: ReleasedSchema;
  /** Number of statements in the migration. */
  statementCount: number;
  hasTransaction: boolean;
}

/**
 * Rules for migrations that run while the last release is running, each with a remedy. Exemptions (`-- allow: <rule>: <reason>`) use these
 * names. squawk checks other problems (`.squawk.toml`).
 */
export const RULES = {
  "concurrently-alone":
    'CONCURRENTLY cannot run in a transaction: make it the only statement of its migration, after the line "-- no transaction", with a name and IF NOT EXISTS or IF EXISTS',
  "column-rewrites":
    "rewrites every row under a lock that blocks reads: add the column without the default, set the default, then backfill in batches",
  "column-scans":
    "scans all rows under a lock that blocks reads: add the column, then the constraint as NOT VALID",
  "set-not-null":
    "scans all rows under a lock that blocks reads: add CHECK (… IS NOT NULL) NOT VALID, validate it in a later migration, then set NOT NULL",
  "constraint-refuses":
    "may reject writes of the last release: make the services comply first, and add it in the next release",
  "drops-used":
    "the last release may need it: remove it from the services and mark it @ignore in schema.prisma first, and drop it in the next release",
  "renames-used":
    "the last release uses the old name: add the new name alongside it, and drop the old one in the next release",
  "default-gone": "the last release may insert without this column: drop the default in the next release",
  "enum-changes":
    "the last release does not know a new value, and still needs a removed one: use text with a CHECK",
  "rewrites-table": "rewrites the whole table under a lock that blocks reads",
  "locks-table": "blocks reads or writes until the migration ends",
  "many-rows":
    "scans all rows and keeps them locked until the migration ends: change them in batches, in the worker or svc",
  truncates: "removes rows the last release may need, under a lock that blocks reads",
  "function-form":
    "an overload can make calls of the last release ambiguous or resolve to the wrong function: use another name",
  "revokes-used": "the last release needs this privilege: revoke it in the next release",
  "runs-in-writes": "runs on every write of the last release, and takes a lock that blocks writes",
  "row-security": "the last release may no longer be able to read or write its rows",
  "dynamic-sql": "cannot be checked: write the statements outside the block",
  "calls-function": "the function's effect cannot be checked",
  "sets-limits":
    "migrations wait at most one second for a lock: only SET LOCAL lock_timeout to a lower value",
  "not-known": "no rule covers this statement",
} as const;

export type Rule = keyof typeof RULES;

export interface Finding {
  rule: Rule;
  /** `index i on accounts` */
  subject: string;
}

export const createFinding = (rule: Rule, subject: string): Finding => ({ rule, subject });
