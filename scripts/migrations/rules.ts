/**
 * Rules for migrations that run while the last release is running, each with a remedy. Excuses (`-- allow: <rule>: <reason>`) use these
 * names. squawk checks locking indexes, type changes, columns without a default and constraints that scan (`.squawk.toml`).
 */
export const RULES = {
  "concurrently-alone":
    'CONCURRENTLY cannot be in a transaction: it is the one statement of its migration, after the line "-- no transaction", with a name and IF NOT EXISTS or IF EXISTS',
  "column-rewrites":
    "every row is written anew under a lock that stops readers: add the column without this default, set the default, then fill it in steps",
  "column-scans":
    "all rows are read under a lock that stops readers: add the column, then the constraint NOT VALID",
  "set-not-null":
    "all rows are read under a lock that stops readers: add CHECK (… IS NOT NULL) NOT VALID, validate it in a later migration, then set it",
  "constraint-refuses":
    "what the last release writes may be refused: make the services keep to it first, and add it in the release after",
  "drops-used":
    "the last release may need it: take it out of the services and mark it @ignore in schema.prisma first, and drop it in the release after",
  "renames-used":
    "the last release knows it by this name: add the new one beside it, and drop the old one in the release after",
  "default-gone": "the last release may insert without the column: drop the default in the release after",
  "enum-changes": "the last release does not know the value, or needs it: use text with a CHECK",
  "rewrites-table": "the whole table is written anew under a lock that stops readers",
  "locks-table": "readers or writers wait for the end of the migration",
  "many-rows":
    "rows stay locked until the end of the migration, and all are read: change them in steps, by the worker or by svc",
  truncates: "the rows are gone for the last release, under a lock that stops readers",
  "function-form":
    "PostgreSQL tells functions of one name apart by their arguments: a call of the last release may find two, or the wrong one. Give the new one another name",
  "revokes-used": "the last release needs the right, until the release after",
  "runs-in-writes": "it runs in every write of the last release, and takes a lock that stops writers",
  "row-security": "the last release may no longer see or write its rows",
  "dynamic-sql": "the checks cannot read what it runs: write the statements outside of the block",
  "calls-function": "what the function does cannot be read here",
  "sets-limits":
    "a migration waits a second for a lock, no longer: SET LOCAL lock_timeout to less, and nothing else",
  "not-known": "no rule knows this statement",
} as const;

export type Rule = keyof typeof RULES;

export interface Finding {
  rule: Rule;
  /** `index i on accounts` */
  what: string;
}

export const finding = (rule: Rule, what: string): Finding => ({ rule, what });
