import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "@jest/globals";
import { applyMigrations, readMigrationStatus } from "@svc/database/migrations";
import { createEmptyDatabase, createTestDatabase, queryDatabase, type TestDatabase } from "@svc/testing";
import {
  applyWithPrisma,
  diagnoseHistory,
  findDatabaseDrift,
  findMigrationDrift,
} from "./call-schema-engine.ts";

describe("Migrated database", () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  it("matches the schema file, as do the migrations", async () => {
    database = await createTestDatabase();
    expect(await findMigrationDrift(database.url)).toBeNull();
    expect(await findDatabaseDrift(database.url)).toBeNull();
  });

  it("drifts with an extra or missing column, a missing index, or another type", async () => {
    database = await createTestDatabase();
    const changes = [
      ["ALTER TABLE accounts ADD COLUMN note text", /DROP COLUMN "note"/],
      ["ALTER TABLE accounts DROP COLUMN phone_ciphertext", /ADD COLUMN\s+"phone_ciphertext"/],
      ["DROP INDEX rollover_work_one_live_key", /CREATE UNIQUE INDEX "rollover_work_one_live_key"/],
      ["ALTER TABLE api_keys ALTER COLUMN created_at TYPE timestamptz(6)", /"created_at"/],
    ] as const;
    for (const [sql] of changes) await queryDatabase(database.url, sql);
    const drift = await findDatabaseDrift(database.url);
    for (const [, expected] of changes) expect(drift).toMatch(expected);
  });
});

describe("Migration history of a database", () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  const readColumns = (url: string) =>
    queryDatabase(
      url,
      `SELECT column_name, data_type, character_maximum_length, is_nullable, column_default
       FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`,
    );
  const readRows = (url: string) =>
    queryDatabase(
      url,
      `SELECT length(id), checksum, finished_at >= started_at AS is_finished, migration_name, logs, rolled_back_at,
         applied_steps_count FROM _prisma_migrations ORDER BY started_at`,
    );

  it("is the same from Prisma as from svc db migrate, and each continues a history that the other began", async () => {
    const prismaDatabase = await createEmptyDatabase();
    database = await createEmptyDatabase();
    try {
      const names = await applyWithPrisma(prismaDatabase.url);
      expect(await applyMigrations(database.url)).toEqual(names);
      expect(await readColumns(database.url)).toEqual(await readColumns(prismaDatabase.url));
      expect(await readRows(database.url)).toEqual(await readRows(prismaDatabase.url));

      expect(await applyMigrations(prismaDatabase.url)).toEqual([]);
      expect(await readMigrationStatus(prismaDatabase.url)).toEqual({ pending: [], edited: [], failed: [] });
      expect(await applyWithPrisma(database.url)).toEqual([]);
      const noIssues = { history: null, editedMigrationNames: [], failedMigrationNames: [] };
      expect(await diagnoseHistory(database.url)).toEqual(noIssues);
    } finally {
      await prismaDatabase.drop();
    }
  });
});

describe("Schema engine for Prisma's command line", () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  const engine = fileURLToPath(new URL("../packages/database/prisma/schema-engine", import.meta.url));
  const runEngine = (url: string, { args = [] as string[], input = "" }) =>
    spawnSync(engine, ["--datasource", JSON.stringify({ url }), ...args], { input, encoding: "utf8" });

  it("reports whether a database is reachable", async () => {
    database = await createEmptyDatabase();
    const args = ["cli", "can-connect-to-database"];
    expect(runEngine(database.url, { args })).toMatchObject({ status: 0, stderr: "" });
    const { status, stderr } = runEngine("postgresql://nobody:x@127.0.0.1:1/none", { args });
    expect(status).toBe(1);
    expect(JSON.parse(stderr.split("\n")[1] ?? "")).toMatchObject({
      level: "ERROR",
      fields: { message: expect.stringContaining("ECONNREFUSED"), error_code: "P1001" },
    });
  });

  it("returns results, prints SQL, and reports errors over JSON-RPC", async () => {
    database = await createTestDatabase();
    const content = 'datasource db {\n provider = "postgresql"\n}\nmodel Note {\n id Int @id\n}';
    const from = { tag: "empty" };
    const to = { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content }], configDir: "" };
    const filters = { externalTables: [], externalEnums: [] };
    const calls = [
      { id: 1, method: "getDatabaseVersion" },
      { id: 2, method: "diff", params: { from, to, script: true, filters } },
      { id: 3, method: "diff", params: { from, to: from, script: true, filters } },
    ];
    const input = calls.map((call) => `${JSON.stringify({ jsonrpc: "2.0", ...call })}\n`).join("");
    const { stdout } = runEngine(database.url, { input });
    const responses = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(responses).toMatchObject([
      { id: 1, result: expect.stringContaining("PostgreSQL") },
      { method: "print", params: { content: expect.stringContaining('CREATE TABLE "Note"') } },
      { id: 2, result: { exitCode: 0 } },
      { id: 3, error: { data: { message: expect.any(String) } } },
    ]);
  });
});
