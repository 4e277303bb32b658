import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  createEmptyDatabase,
  createTestDatabase,
  pollUntil,
  queryDatabase,
  type TestDatabase,
} from "@svc/testing";
import pg from "pg";
import { applyMigrations, readMigrationStatus } from "../src/migrations/migrations.ts";

const folder = fileURLToPath(new URL("../prisma/migrations/", import.meta.url));
const source = fileURLToPath(new URL("../src/migrations/migrations.ts", import.meta.url));
const NAMES = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const readTables = (url: string) =>
  queryDatabase<{ name: string }>(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );

describe("Migrations on an empty database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  it("are pending, then applied in order, and a second run applies nothing", async () => {
    expect(await readMigrationStatus(database.url)).toEqual({ pending: NAMES, edited: [], failed: [] });
    expect(await applyMigrations(database.url)).toEqual(NAMES);
    const tables = await readTables(database.url);
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "accounts",
        "api_keys",
        "audit_log",
        "custodians",
        "deployment",
        "events",
        "rollovers",
      ]),
    );
    expect(await applyMigrations(database.url)).toEqual([]);
    expect(await readMigrationStatus(database.url)).toEqual({ pending: [], edited: [], failed: [] });
    expect(await readTables(database.url)).toEqual(tables);
  });
});

describe("Concurrent migrations", () => {
  it("are applied once, without errors", async () => {
    for (let round = 0; round < 3; round += 1) {
      const database = await createEmptyDatabase();
      try {
        const results = await Promise.allSettled(
          Array.from({ length: 3 }, () => applyMigrations(database.url)),
        );
        const reasons = results.flatMap((result) =>
          result.status === "rejected" ? [String(result.reason)] : [],
        );
        expect(reasons).toEqual([]);
        const applied = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
        expect(applied).toEqual(NAMES);
        expect(await readMigrationStatus(database.url)).toEqual({ pending: [], edited: [], failed: [] });
      } finally {
        await database.drop();
      }
    }
  });
});

describe("A migrated database", () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  it("reports a migration that was edited after it was applied", async () => {
    database = await createTestDatabase();
    await queryDatabase(
      database.url,
      `UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '${NAMES[0]}'`,
    );
    expect(await readMigrationStatus(database.url)).toMatchObject({
      pending: [],
      edited: [NAMES[0]],
      failed: [],
    });
  });

  it("reports a migration that started and did not finish, and applies nothing over it", async () => {
    database = await createTestDatabase();
    await queryDatabase(database.url, "UPDATE _prisma_migrations SET finished_at = NULL");
    expect(await readMigrationStatus(database.url)).toMatchObject({ failed: NAMES });
    await expect(applyMigrations(database.url)).rejects.toThrow(NAMES[0]);
  });
});

describe("A migration", () => {
  let database: TestDatabase;
  let migrations: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    migrations = mkdtempSync(join(tmpdir(), "svc-migrations-"));
    cpSync(folder, migrations, { recursive: true });
  });
  afterEach(async () => {
    rmSync(migrations, { recursive: true });
    await database.drop();
  });

  const NAME = "29990101000000_last";
  const addMigration = (name: string, script: string) => {
    mkdirSync(join(migrations, name));
    writeFileSync(join(migrations, name, "migration.sql"), script);
  };
  const apply = (options = {}) => applyMigrations(database.url, { folder: migrations, ...options });
  const readCreatedTables = async () =>
    (await readTables(database.url)).map(({ name }) => name).filter((name) => name.startsWith("made"));
  const readHistory = (name: string) =>
    queryDatabase<{ name: string }>(
      database.url,
      `SELECT migration_name FROM _prisma_migrations WHERE migration_name = '${name}'`,
    );

  it("reports its error and leaves nothing if it fails; earlier ones stay applied", async () => {
    addMigration("29980101000000_before", "CREATE TABLE made_before (id int)");
    addMigration(NAME, "CREATE TABLE made_half (id int); SELECT 1 / 0");
    await expect(apply()).rejects.toThrow(`${NAME} failed and was rolled back: division by zero`);
    expect(await readCreatedTables()).toEqual(["made_before"]);
    expect(await readHistory(NAME)).toEqual([]);

    writeFileSync(join(migrations, NAME, "migration.sql"), "CREATE TABLE made_half (id int)");
    expect(await apply()).toEqual([NAME]);
    expect(await readCreatedTables()).toEqual(["made_before", "made_half"]);
  });

  it("is applied completely or not at all if its process is killed", async () => {
    addMigration(NAME, "CREATE TABLE made_slowly (id int); SELECT pg_sleep(3600)");
    const script = `import { applyMigrations } from ${JSON.stringify(source)};
      await applyMigrations(process.env.TEST_URL, { folder: process.env.TEST_FOLDER });`;
    const flags = [
      "-C",
      "source",
      "--disable-warning=ExperimentalWarning",
      "--input-type=module",
      "-e",
      script,
    ];
    const env = { ...process.env, TEST_URL: database.url, TEST_FOLDER: migrations };
    const child = spawn(process.execPath, flags, { env, stdio: "ignore" });
    const sleeping = `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'svc-migrate' AND wait_event = 'PgSleep'`;
    const countAsleep = async () => (await queryDatabase(database.url, sleeping)).length;
    await pollUntil("the migration to be under way", countAsleep, { isDone: (count) => count === 1 });
    child.kill("SIGKILL");
    await once(child, "exit");
    // The server notices the lost client only when it writes to the connection.
    await queryDatabase(database.url, `SELECT pg_terminate_backend(pid) FROM (${sleeping}) AS asleep`);
    await pollUntil("its session to end", countAsleep, { isDone: (count) => count === 0 });
    expect(await readCreatedTables()).toEqual([]);
    expect(await readHistory(NAME)).toEqual([]);

    writeFileSync(join(migrations, NAME, "migration.sql"), "CREATE TABLE made_slowly (id int)");
    expect(await apply()).toEqual([NAME]);
  });

  it("yields to transactions that hold the locks it needs, retries, and leaves nothing if it gives up", async () => {
    addMigration(NAME, "CREATE TABLE made_patiently (id int); ALTER TABLE accounts ADD COLUMN note text");
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query("BEGIN; LOCK TABLE accounts IN ACCESS SHARE MODE");
      await expect(apply({ lockTimeoutMs: 10, tries: 2 })).rejects.toThrow("lock timeout");
      expect(await readCreatedTables()).toEqual([]);
      expect(await readHistory(NAME)).toEqual([]);

      const waiting = apply({ lockTimeoutMs: 10, tries: 1_000_000 });
      const blocked = `SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'`;
      await pollUntil("the migration to wait", () => queryDatabase(database.url, blocked), {
        isDone: (waiters) => waiters.length > 0,
      });
      await holder.query("COMMIT");
      expect(await waiting).toEqual([NAME]);
    } finally {
      await holder.end();
    }
  });

  it("is not applied to another application's database", async () => {
    await queryDatabase(database.url, "DROP TABLE _prisma_migrations");
    await expect(apply()).rejects.toThrow("tables of another application");
  });
});
