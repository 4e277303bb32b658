import type { Example } from "./released.ts";

export const TABLE_EXAMPLES: readonly Example[] = [
  {
    rule: "column-rewrites",
    refused: "ALTER TABLE savers ADD COLUMN made uuid DEFAULT gen_random_uuid()",
    allowed: "ALTER TABLE savers ADD COLUMN made timestamptz DEFAULT now()",
    effect: "rewrite",
  },
  {
    rule: "column-rewrites",
    refused: "ALTER TABLE savers ADD COLUMN n bigserial",
    allowed: "ALTER TABLE savers ADD COLUMN n bigint",
    effect: "rewrite",
  },
  {
    rule: "column-rewrites",
    refused: "ALTER TABLE savers ADD COLUMN twice integer GENERATED ALWAYS AS (age * 2) STORED",
    allowed: "ALTER TABLE savers ADD COLUMN twice integer GENERATED ALWAYS AS (age * 2) VIRTUAL",
    effect: "rewrite",
  },
  {
    rule: "column-scans",
    refused: "ALTER TABLE savers ADD COLUMN n integer CHECK (n > 0)",
    allowed:
      "ALTER TABLE savers ADD COLUMN n integer; ALTER TABLE savers ADD CONSTRAINT n_check CHECK (n > 0) NOT VALID",
    effect: "scan",
  },
  {
    rule: "column-scans",
    refused: "ALTER TABLE savers ADD COLUMN gift_id text DEFAULT 'g' REFERENCES gifts (id)",
    allowed: "ALTER TABLE savers ADD COLUMN gift_id text REFERENCES gifts (id)",
    effect: "scan",
  },
  {
    rule: "set-not-null",
    refused: "ALTER TABLE savers ALTER COLUMN nick SET NOT NULL",
    allowed: "ALTER TABLE savers ALTER COLUMN name SET NOT NULL",
    effect: "scan",
  },
  {
    rule: "constraint-refuses",
    refused: "ALTER TABLE savers ADD CONSTRAINT nick_check CHECK (length(nick) < 9) NOT VALID",
    allowed:
      "ALTER TABLE savers ADD COLUMN n text; ALTER TABLE savers ADD CONSTRAINT n_check CHECK (n <> 'x') NOT VALID",
  },
  {
    rule: "constraint-refuses",
    refused:
      "ALTER TABLE savers ADD COLUMN n text; ALTER TABLE savers ADD CONSTRAINT n_check CHECK (n IS NOT NULL) NOT VALID",
    allowed:
      "ALTER TABLE savers ADD COLUMN n text; ALTER TABLE savers ADD CONSTRAINT n_fkey FOREIGN KEY (n) REFERENCES gifts (id) NOT VALID",
  },
  {
    rule: "constraint-refuses",
    refused:
      "-- no transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS savers_name_key ON savers (name)",
    allowed: "-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS savers_name_key ON savers (name)",
  },
  {
    rule: "default-gone",
    refused: "ALTER TABLE savers ALTER COLUMN age DROP DEFAULT",
    allowed: "ALTER TABLE savers ALTER COLUMN age SET DEFAULT 1",
  },
  {
    rule: "rewrites-table",
    refused: "ALTER TABLE savers SET UNLOGGED",
    allowed: "ALTER TABLE savers SET (autovacuum_vacuum_threshold = 9)",
    effect: "rewrite",
  },
  {
    rule: "rewrites-table",
    refused: "VACUUM FULL savers",
    allowed: "COMMENT ON TABLE savers IS 'all of them'",
  },
  {
    rule: "rewrites-table",
    refused: "CLUSTER savers USING savers_pkey",
    allowed: "ALTER TABLE savers ALTER COLUMN age SET STATISTICS 9",
  },
];
