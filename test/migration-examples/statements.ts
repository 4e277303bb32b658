import type { Example } from "./released.ts";

/** Statements about a table that the same migration creates are allowed. */
const CREATE_FRESH = "CREATE TABLE fresh (id text, n integer);";

export const STATEMENT_EXAMPLES: readonly Example[] = [
  {
    rule: "concurrently-alone",
    refused: "CREATE INDEX CONCURRENTLY IF NOT EXISTS savers_name_idx ON savers (name)",
    allowed: "-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS savers_name_idx ON savers (name)",
  },
  { rule: "drops-used", refused: "DROP TABLE gifts", allowed: "DROP TABLE forgotten" },
  {
    rule: "drops-used",
    refused: "ALTER TABLE savers DROP COLUMN nick",
    allowed: "ALTER TABLE savers DROP COLUMN old",
  },
  {
    rule: "drops-used",
    refused: "DROP FUNCTION reckon(text)",
    allowed: "CREATE OR REPLACE FUNCTION reckon(a text) RETURNS text LANGUAGE sql AS $$ SELECT a || a $$",
  },
  {
    rule: "drops-used",
    refused: "-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS savers_nick_key",
    allowed: "ALTER TABLE savers DROP CONSTRAINT savers_age_check",
  },
  {
    rule: "renames-used",
    refused: "ALTER TABLE savers RENAME COLUMN nick TO nickname",
    allowed: "ALTER TABLE savers ADD COLUMN nickname text",
  },
  {
    rule: "renames-used",
    refused: "ALTER TABLE gifts RENAME TO presents",
    allowed: `${CREATE_FRESH} ALTER TABLE fresh RENAME COLUMN n TO m`,
  },
  {
    rule: "enum-changes",
    refused: "ALTER TYPE mood RENAME VALUE 'sad' TO 'blue'",
    allowed: "CREATE TYPE other AS ENUM ('sad')",
  },
  {
    rule: "enum-changes",
    refused: "ALTER TYPE mood ADD VALUE 'calm'",
    allowed: "CREATE TYPE other AS ENUM ('calm')",
  },
  {
    rule: "locks-table",
    refused: "LOCK TABLE savers IN ACCESS EXCLUSIVE MODE",
    allowed: `${CREATE_FRESH} LOCK TABLE fresh`,
    effect: "AccessExclusiveLock",
  },
  {
    rule: "locks-table",
    refused: "CREATE TABLE days_one PARTITION OF days DEFAULT",
    allowed: "CREATE TABLE days_one (LIKE days)",
  },
  {
    rule: "locks-table",
    refused: "ALTER TABLE savers DISABLE TRIGGER ALL",
    allowed: `${CREATE_FRESH} ALTER TABLE fresh DISABLE TRIGGER ALL`,
    effect: "ShareRowExclusiveLock",
  },
  {
    rule: "many-rows",
    refused: "UPDATE savers SET age = 1",
    allowed: `${CREATE_FRESH} UPDATE fresh SET n = 1`,
    effect: "RowExclusiveLock",
  },
  { rule: "many-rows", refused: "DELETE FROM savers", allowed: "INSERT INTO gifts (id) VALUES ('one')" },
  {
    rule: "many-rows",
    refused: "INSERT INTO savers (id, name) SELECT id || 'x', 'x' FROM savers",
    allowed: `${CREATE_FRESH} INSERT INTO fresh SELECT id FROM gifts`,
    effect: "RowExclusiveLock",
  },
  { rule: "truncates", refused: "TRUNCATE gifts", allowed: `${CREATE_FRESH} TRUNCATE fresh` },
  {
    rule: "function-form",
    refused:
      "CREATE FUNCTION reckon(a text, b text DEFAULT '') RETURNS text LANGUAGE sql AS $$ SELECT a || b $$",
    allowed: "CREATE FUNCTION reckon_both(a text, b text) RETURNS text LANGUAGE sql AS $$ SELECT a || b $$",
  },
  {
    rule: "revokes-used",
    refused: "REVOKE SELECT ON savers FROM PUBLIC",
    allowed: "GRANT SELECT ON savers TO PUBLIC",
  },
  {
    rule: "revokes-used",
    refused: "REVOKE ALL ON FUNCTION reckon(text) FROM PUBLIC",
    allowed:
      "CREATE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$; REVOKE ALL ON FUNCTION f() FROM PUBLIC",
  },
  {
    rule: "runs-in-writes",
    refused: "CREATE TRIGGER noted BEFORE INSERT ON savers FOR EACH ROW EXECUTE FUNCTION noted()",
    allowed: `${CREATE_FRESH} CREATE TRIGGER noted BEFORE INSERT ON fresh FOR EACH ROW EXECUTE FUNCTION noted()`,
    effect: "ShareRowExclusiveLock",
  },
  {
    rule: "row-security",
    refused: "ALTER TABLE savers ENABLE ROW LEVEL SECURITY",
    allowed: `${CREATE_FRESH} ALTER TABLE fresh ENABLE ROW LEVEL SECURITY`,
    effect: "AccessExclusiveLock",
  },
  {
    rule: "row-security",
    refused: "CREATE POLICY own ON savers USING (age > 3)",
    allowed: `${CREATE_FRESH} CREATE POLICY own ON fresh USING (n > 3)`,
    effect: "AccessExclusiveLock",
  },
  {
    rule: "dynamic-sql",
    refused: "DO $$ BEGIN EXECUTE 'UPDATE savers SET age = 1'; END $$",
    allowed:
      "DO $$ BEGIN IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'svc_api') THEN GRANT SELECT ON savers TO svc_api; END IF; END $$",
  },
  {
    rule: "many-rows",
    refused: "DO $$ BEGIN IF true THEN UPDATE savers SET age = 1; END IF; END $$",
    allowed: "DO $$ DECLARE n integer := 1; BEGIN n := n + 1; END $$",
  },
  { rule: "calls-function", refused: "SELECT reckon('a')", allowed: "SELECT now()" },
  {
    rule: "calls-function",
    refused: "DO $$ BEGIN WHILE reckon('a') = 'b' LOOP END LOOP; END $$",
    allowed: "SELECT 1",
  },
  { rule: "sets-limits", refused: "SET LOCAL lock_timeout = 0", allowed: "SET LOCAL lock_timeout = '200ms'" },
  { rule: "not-known", refused: "COMMIT", allowed: "SELECT 1" },
  {
    rule: "dynamic-sql",
    refused: "DO $$ BEGIN CREATE INDEX savers_name_idx ON savers (name); END $$",
    allowed: "DO $$ BEGIN INSERT INTO gifts (id) VALUES ('g2'); END $$",
  },
  {
    rule: "not-known",
    refused: "ALTER TABLE savers OWNER TO postgres",
    allowed: "ALTER TABLE savers ALTER COLUMN nick DROP NOT NULL",
  },
  {
    rule: "many-rows",
    refused: "WITH gone AS (DELETE FROM gifts RETURNING id) SELECT id FROM gone",
    allowed: "WITH one AS (SELECT id FROM gifts) SELECT id FROM one",
  },
  { rule: "many-rows", refused: "SELECT id FROM savers FOR UPDATE", allowed: "SELECT id FROM savers" },
  {
    rule: "calls-function",
    refused: "INSERT INTO gifts (id) VALUES (reckon('a'))",
    allowed: "INSERT INTO gifts (id) VALUES (now()::text)",
  },
  {
    rule: "drops-used",
    refused: "DROP TRIGGER noted ON days",
    allowed:
      "CREATE TABLE n (id text); CREATE TRIGGER noted BEFORE INSERT ON n FOR EACH ROW EXECUTE FUNCTION noted(); DROP TRIGGER noted ON n",
  },
];
