import { readdirSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "@svc/testing";
import pg from "pg";
import { applyMigrations, findDrift, findSchemaDrift, readMigrationStatus } from "./migrate-in-child.ts";

const folder = new URL("../prisma/migrations/", import.meta.url);
const NAMES = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const tablesOf = (url: string) =>
  query<{ name: string }>(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );

describe("migrations on an empty database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  it("are pending, then applied in order, and a second run applies nothing", async () => {
    expect(await readMigrationStatus(database.url)).toEqual({ pending: NAMES, edited: [], failed: [] });
    expect(await applyMigrations(database.url)).toEqual(NAMES);
    const tables = await tablesOf(database.url);
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
    expect(await tablesOf(database.url)).toEqual(tables);
  });

  it("lead to exactly the schema file", async () => {
    expect(await findSchemaDrift(database.url)).toBeNull();
    expect(await findDrift(database.url)).toBeNull();
  });
});

describe("migrations, applied by several at the same moment", () => {
  it("are applied once, and nobody fails", async () => {
    for (let round = 0; round < 3; round += 1) {
      const database = await createEmptyDatabase();
      try {
        const results = await Promise.allSettled(
          Array.from({ length: 3 }, () => applyMigrations(database.url)),
        );
        const reasons = results.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
        expect(reasons).toEqual([]);
        const applied = results.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
        expect(applied).toEqual(NAMES);
        expect(await readMigrationStatus(database.url)).toEqual({ pending: [], edited: [], failed: [] });
      } finally {
        await database.drop();
      }
    }
  });
});

describe("a migrated database", () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  it.each([
    ["a column too many", "ALTER TABLE accounts ADD COLUMN note text", /DROP COLUMN "note"/],
    [
      "a column too few",
      "ALTER TABLE accounts DROP COLUMN phone_ciphertext",
      /ADD COLUMN\s+"phone_ciphertext"/,
    ],
    ["an index too few", "DROP INDEX rollovers_one_live_key", /CREATE UNIQUE INDEX "rollovers_one_live_key"/],
    [
      "a type that is another",
      "ALTER TABLE api_keys ALTER COLUMN created_at TYPE timestamptz(6)",
      /"created_at"/,
    ],
  ])("drifts by %s", async (_, sql, expected) => {
    database = await createTestDatabase();
    await query(database.url, sql);
    expect(await findDrift(database.url)).toMatch(expected);
  });

  it("says which migration was edited after it was applied", async () => {
    database = await createTestDatabase();
    await query(
      database.url,
      `UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '${NAMES[0]}'`,
    );
    expect(await readMigrationStatus(database.url)).toMatchObject({
      pending: [],
      edited: [NAMES[0]],
      failed: [],
    });
  });

  it("says which migration began and did not end, and applies nothing over it", async () => {
    database = await createTestDatabase();
    await query(database.url, "UPDATE _prisma_migrations SET finished_at = NULL");
    expect(await readMigrationStatus(database.url)).toMatchObject({ failed: NAMES });
    await expect(applyMigrations(database.url)).rejects.toThrow(NAMES[0]);
  });
});
