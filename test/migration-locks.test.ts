import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { createEmptyDatabase, createTestDatabase } from "@svc/testing";
import pg from "pg";
import { readReleasedSchema } from "../scripts/migrations/released-schema.ts";
import { SCHEMA_FILE } from "../scripts/releases/last-release.ts";
import { EXAMPLES } from "./migration-examples/all.ts";
import { RELEASED_SQL } from "./migration-examples/released.ts";

// Checks the migration rules about locks, reads and rewrites against PostgreSQL itself.

const ROWS = `INSERT INTO gifts VALUES ('g', 's');
  INSERT INTO savers VALUES ('s', 'Grace', 'G', 36, 'o')`;
const TABLES = ["savers", "gifts", "days"];
const ACTIVE_SQL_TRANSACTION = "25001";
const DEBUG_PATTERNS = {
  rewrite: /^rewriting table/,
  scan: /^(verifying table|validating foreign key)/,
};

interface MigrationTrace {
  /** PostgreSQL's debug messages about existing tables. */
  debugMessages: string[];
  locks: string[];
  /** SQLSTATE of a failed migration. */
  errorCode?: string;
}

/**
 * Runs a migration on tables with rows. Reads locks before the commit, or at the end without a transaction.
 */
async function traceMigration(sql: string): Promise<MigrationTrace> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  const debugMessages: string[] = [];
  client.on("notice", ({ message = "" }) => void debugMessages.push(message));
  await client.connect();
  try {
    await client.query(RELEASED_SQL);
    await client.query(ROWS);
    if (!sql.startsWith("-- no transaction\n")) await client.query("BEGIN");
    await client.query("SET client_min_messages = debug1");
    const run = await client.query(sql).then(
      () => ({}),
      (error: { code: string }) => ({ errorCode: error.code }),
    );
    if ("errorCode" in run) return { debugMessages, locks: [], ...run };
    const { rows } = await client.query<{ mode: string }>(
      `SELECT DISTINCT mode FROM pg_locks WHERE pid = pg_backend_pid() AND granted
        AND relation = ANY ($1::text[]::regclass[]::oid[])`,
      [TABLES],
    );
    return { debugMessages, locks: rows.map(({ mode }) => mode) };
  } finally {
    await client.end();
    await database.drop();
  }
}

const hasMessage = ({ debugMessages }: MigrationTrace, pattern: RegExp) =>
  debugMessages.some((message) => pattern.test(message));

describe("PostgreSQL", () => {
  const examples = EXAMPLES.filter(({ effect }) => effect !== undefined);

  it.each(examples)(
    "confirms $rule by its effect, $effect: $refused",
    async ({ refused, allowed, effect = "" }) => {
      const refusedTrace = await traceMigration(refused);
      const allowedTrace = await traceMigration(allowed);
      expect(allowedTrace.errorCode).toBeUndefined();
      expect(hasMessage(allowedTrace, DEBUG_PATTERNS.rewrite)).toBe(false);
      expect(hasMessage(allowedTrace, DEBUG_PATTERNS.scan)).toBe(false);
      if (effect === "rewrite" || effect === "scan") {
        expect(hasMessage(refusedTrace, DEBUG_PATTERNS[effect])).toBe(true);
        return;
      }
      expect(refusedTrace.locks).toContain(effect);
      expect(allowedTrace.locks).not.toContain(effect);
    },
  );

  it("rejects CREATE INDEX CONCURRENTLY and VACUUM FULL in a transaction", async () => {
    for (const sql of ["CREATE INDEX CONCURRENTLY i ON savers (name)", "VACUUM FULL savers"]) {
      expect((await traceMigration(sql)).errorCode).toBe(ACTIVE_SQL_TRANSACTION);
    }
  });

  it("reads no rows when a foreign key column is added without a value", async () => {
    const trace = await traceMigration("ALTER TABLE savers ADD COLUMN gift_id text REFERENCES gifts (id)");
    expect(hasMessage(trace, DEBUG_PATTERNS.scan)).toBe(false);
  });
});

describe("schema.prisma as parsed by the check", () => {
  it("has the same columns as a migrated database", async () => {
    const { tables } = readReleasedSchema(
      readFileSync(new URL(`../${SCHEMA_FILE}`, import.meta.url), "utf8"),
    );
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string; columns: string[] }>(
        `SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name::text COLLATE "C") AS columns
         FROM information_schema.columns WHERE table_schema = 'public' GROUP BY 1`,
      );
      const columnsByTable = new Map(rows.map(({ name, columns }) => [name, columns]));
      const parsed = [...tables].map(([name, columns]) => [name, [...columns].sort()]);
      expect(parsed.length).toBeGreaterThan(30);
      expect(parsed).toEqual(parsed.map(([name]) => [name, columnsByTable.get(String(name))]));
    } finally {
      await client.end();
      await database.drop();
    }
  });
});
