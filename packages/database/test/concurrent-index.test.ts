import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createEmptyDatabase, pollUntil, type TestDatabase } from "@svc/testing";
import pg from "pg";
import { applyMigrations } from "../src/migrations/migrations.ts";

const BASE_MIGRATION = "20260101000000_base";
const INDEX_MIGRATION = "20260102000000_index";
const CREATE_INDEX =
  '-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "savers_age_idx" ON "savers" ("age")';

describe("Migration outside a transaction", () => {
  let database: TestDatabase;
  let folder: string;
  let client: pg.Client;
  let writer: pg.Client;
  beforeEach(async () => {
    database = await createEmptyDatabase();
    folder = mkdtempSync(join(tmpdir(), "svc-migrations-"));
    [client, writer] = [
      new pg.Client({ connectionString: database.url }),
      new pg.Client({ connectionString: database.url }),
    ];
    await Promise.all([client.connect(), writer.connect()]);
    addMigration(BASE_MIGRATION, "CREATE TABLE savers (age integer)");
    await apply();
    addMigration(INDEX_MIGRATION, CREATE_INDEX);
  });
  afterEach(async () => {
    await Promise.all([client.end(), writer.end()]);
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const addMigration = (name: string, script: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "migration.sql"), script);
  };
  const apply = () => applyMigrations(database.url, { folder });
  const readIndex = async () =>
    (
      await client.query(
        "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('savers_age_idx')",
      )
    ).rows;
  const waitUntilBlocked = () =>
    pollUntil(
      "the index to wait for the writer",
      async () =>
        (
          await client.query<{ pid: number }>(
            `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'svc-migrate'
               AND query LIKE '%CREATE INDEX CONCURRENTLY%' AND wait_event_type = 'Lock'`,
          )
        ).rows,
      { isDone: (rows) => rows.length > 0 },
    );

  it("builds an index once during concurrent writes, even if started twice at the same time", async () => {
    await writer.query("BEGIN; INSERT INTO savers VALUES (1)");
    const applying = [apply(), apply()];
    await waitUntilBlocked();
    await client.query("SET statement_timeout = '10s'");
    await client.query("INSERT INTO savers VALUES (2)");
    await writer.query("COMMIT");
    expect((await Promise.all(applying)).flat()).toEqual([INDEX_MIGRATION]);
    expect(await readIndex()).toEqual([{ valid: true }]);
    expect(await apply()).toEqual([]);
  });

  it("rebuilds an index after the process that was building it died", async () => {
    await writer.query("BEGIN; INSERT INTO savers VALUES (1)");
    const failing = apply().catch((error: Error) => error.message);
    const [{ pid } = { pid: 0 }] = await waitUntilBlocked();
    await client.query("SELECT pg_terminate_backend($1)", [pid]);
    expect(await failing).toContain(INDEX_MIGRATION);
    await writer.query("COMMIT");
    expect(await readIndex()).toEqual([{ valid: false }]);
    expect(await apply()).toEqual([INDEX_MIGRATION]);
    expect(await readIndex()).toEqual([{ valid: true }]);
  });

  it("leaves no half-built index if it can't be built", async () => {
    await client.query("INSERT INTO savers VALUES (1), (1)");
    addMigration(INDEX_MIGRATION, CREATE_INDEX.replace("CREATE INDEX", "CREATE UNIQUE INDEX"));
    await expect(apply()).rejects.toThrow(/could not create unique index/);
    expect(await readIndex()).toEqual([]);
  });

  it("drops an index", async () => {
    await apply();
    const name = "20260103000000_drop";
    addMigration(name, '-- no transaction\nDROP INDEX CONCURRENTLY IF EXISTS "savers_age_idx"');
    expect(await apply()).toEqual([name]);
    expect(await readIndex()).toEqual([]);
  });

  it("rejects a script that is not about an index", async () => {
    addMigration(INDEX_MIGRATION, "-- no transaction\nUPDATE savers SET age = 1");
    await expect(apply()).rejects.toThrow("names no index");
  });
});
