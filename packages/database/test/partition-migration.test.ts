import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { createEmptyDatabase, pollUntil, type TestDatabase } from "@svc/testing";
import pg from "pg";

const folder = new URL("../prisma/migrations/", import.meta.url);
const readMigration = (name: string) => readFileSync(new URL(`${name}/migration.sql`, folder), "utf8");
const migrationNames = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const firstIndex = migrationNames.findIndex((name) => name.endsWith("_bounds_of_partitions"));
const lastIndex = migrationNames.findIndex((name) => name.endsWith("_partitions_by_time"));
const TABLES = ["events", "webhook_deliveries", "webhook_attempts"];

const DEADLOCK = "40P01";
const LOCK_TIMEOUT = "55P03";

describe("Migration to partitioned tables", () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 6 });
    // Connections outlive the pool; dropping the database closes them with an error.
    pool.on("error", () => {});
    for (const name of migrationNames.slice(0, firstIndex)) await pool.query(readMigration(name));
    await pool.query(`INSERT INTO deployment (environment, stamped_at) VALUES ('test', now());
      INSERT INTO organizations (id, name, allowed_origins, created_at, updated_at) VALUES ('org_1', 'Old', '{}', now(), now());
      INSERT INTO webhook_endpoints (id, organization_id, url, event_types, secrets, created_at, updated_at)
        VALUES ('whe_1', 'org_1', 'https://hooks.example.com/', '{*}', '[]', now(), now());
      GRANT SELECT, INSERT, DELETE ON events TO svc_api; GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO svc_api;
      GRANT SELECT, INSERT, DELETE ON webhook_attempts TO svc_api`);
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  /** Writes an event, its delivery and an attempt with the previous release's prepared statements. */
  async function write(client: pg.PoolClient, sequence: number): Promise<void> {
    // Runs each statement in its own transaction and retries it after a deadlock, as services do.
    const runWithRetry = async (name: string, text: string, values: unknown[]): Promise<pg.QueryResult> => {
      for (;;) {
        try {
          return await client.query({ name, text, values });
        } catch (error) {
          if ((error as { code?: string }).code !== DEADLOCK) throw error;
        }
      }
    };
    await runWithRetry(
      "event",
      `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
       VALUES ($1, 'org_1', 'rollover.requested', '{}', 'rol_1', $2, now())`,
      [newId("evt"), sequence],
    );
    const { rows } = await runWithRetry(
      "delivery",
      "UPDATE webhook_deliveries SET status = 'succeeded', attempts = 1 WHERE status = 'waiting' AND endpoint_id = $1 RETURNING id",
      ["whe_1"],
    );
    expect(rows).toHaveLength(1);
    await runWithRetry(
      "attempt",
      "INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms) VALUES ($1, 'https://hooks.example.com/', now(), 1)",
      [rows[0].id],
    );
  }

  /** @returns false if the migration fails to get its locks */
  async function apply(name: string): Promise<boolean> {
    const client = await pool.connect();
    try {
      await client.query(`BEGIN; ${readMigration(name)}; COMMIT`);
      return true;
    } catch (error) {
      await client.query("ROLLBACK");
      if (![LOCK_TIMEOUT, DEADLOCK].includes((error as { code?: string }).code ?? "")) throw error;
      return false;
    } finally {
      client.release();
    }
  }

  const migrate = async () => {
    const names = migrationNames.slice(firstIndex, lastIndex + 1);
    for (const name of names) await pollUntil(name, () => apply(name));
  };
  const countRows = async () =>
    Promise.all(TABLES.map(async (table) => (await pool.query(`SELECT FROM ${table}`)).rowCount ?? 0));

  it("keeps all rows while the previous release writes, and turns each old table into the first partition", async () => {
    const client = await pool.connect();
    let rowsWritten = 0;
    let isRunning = true;
    const writing = (async () => {
      while (isRunning) await write(client, ++rowsWritten);
    })();
    try {
      await Promise.race([writing, pollUntil("100 rows to be written", async () => rowsWritten > 100)]);
      await migrate();
      const rowsBefore = rowsWritten;
      await Promise.race([
        writing,
        pollUntil("100 more rows to be written", async () => rowsWritten > rowsBefore + 100),
      ]);
    } finally {
      isRunning = false;
      await writing.finally(() => client.release());
    }
    expect(await countRows()).toEqual([rowsWritten, rowsWritten, rowsWritten]);
    for (const table of TABLES) {
      const { rowCount } = await pool.query(`SELECT FROM ${table}_before`);
      expect(rowCount).toBe(rowsWritten);
      const { rows } = await pool.query(
        "SELECT has_table_privilege('svc_api', $1, 'SELECT, INSERT') AS allowed, to_regclass($1 || '_before') IS NOT NULL AS remains",
        [table],
      );
      expect(rows).toEqual([{ allowed: true, remains: true }]);
    }
    // Later rows have higher IDs.
    const { rows } = await pool.query(
      "SELECT array_agg(e.sequence ORDER BY a.id) AS found FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id JOIN events e ON e.id = d.event_id",
    );
    expect(rows[0].found).toEqual(Array.from({ length: rowsWritten }, (_, index) => index + 1));
  });

  it("drops each old table as a whole once all its rows have expired, months later", async () => {
    const client = await pool.connect();
    await write(client, 1);
    client.release();
    await migrate();
    /** Runs all maintenance due after that many days: each call of `keep_partition_at` does one step, or returns null. */
    const maintain = (days: number) =>
      pool.query(
        `DO $$ BEGIN WHILE keep_partition_at(now() + interval '${days} days') IS NOT NULL LOOP END LOOP; END $$`,
      );
    // Attempts expire after 30 days, events and deliveries after 90.
    await maintain(80);
    expect(await countRows()).toEqual([1, 1, 0]);
    await maintain(160);
    expect(await countRows()).toEqual([0, 0, 0]);
    // `over_…` are detached partitions that wait to be dropped.
    const { rows } = await pool.query("SELECT relname FROM pg_class WHERE relname ~ '_before$|^over_'");
    expect(rows).toEqual([]);
  });

  it("keeps no partition for an old table that was empty", async () => {
    await migrate();
    for (const table of TABLES) {
      const { rows } = await pool.query(
        "SELECT to_regclass($1 || '_before') AS before, count(*)::int AS parts FROM partitions() WHERE of_table = $1",
        [table],
      );
      expect(rows[0].before).toBeNull();
      expect(rows[0].parts).toBeGreaterThan(2);
    }
  });
});
