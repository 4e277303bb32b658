import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createEmptyDatabase, type TestDatabase } from "@svc/testing";
import { type Database, openDatabase } from "../src/index.ts";
import { checkAuditChain, readAuditRows } from "./audit-chains.ts";

const folder = new URL("../prisma/migrations/", import.meta.url);
const readMigration = (name: string) => readFileSync(new URL(`${name}/migration.sql`, folder), "utf8");
const migrationNames = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const chainsMigration = migrationNames.findIndex((name) => name.endsWith("_audit_log_in_chains"));

describe("Migration of an audit log without chains", () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    db = openDatabase({ url: database.url, poolSize: 1, name: "svc-test", onConnectionLost: () => {} });
    for (const name of migrationNames.slice(0, chainsMigration)) await db.pool.query(readMigration(name));
    await db.pool.query(`INSERT INTO organizations (id, name, allowed_origins, created_at, updated_at)
      SELECT id, 'Old', '{}', now(), now() FROM unnest(ARRAY['org_1', 'org_2']) AS id`);
    await db.pool.query(`INSERT INTO audit_log (organization_id, actor_type, actor_id, action, target_id, data, created_at)
      SELECT (ARRAY['org_2', NULL, 'org_1'])[n % 3 + 1], 'operator', NULL, 'account.updated', 'acct_' || n,
        jsonb_build_object('n', n, 'name', 'Zoë'), now() - n * interval '1 day' FROM generate_series(1, 20) AS n`);
    await db.pool.query(readMigration(migrationNames[chainsMigration] ?? ""));
  });
  afterAll(async () => {
    await db?.close();
    await database?.drop();
  });

  it("chains the rows in the order in which they were written, and leaves recordedBy and recordedAt null", async () => {
    for (const [chain, rows] of [
      ["org_1", 7],
      ["org_2", 6],
      ["deployment", 7],
    ] as const) {
      expect(await checkAuditChain(db, chain)).toEqual([]);
      const found = await readAuditRows(db, chain);
      expect(found.map(({ sequence }) => Number(sequence))).toEqual(
        Array.from({ length: rows }, (_row, sequence) => sequence + 1),
      );
      expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).sort((a, b) => Number(a - b)));
      expect(found.every((row) => row.recordedBy === null && row.recordedAt === null)).toBe(true);
    }
  });

  it("continues the chains with new rows", async () => {
    const entry = { organization_id: "org_1", actor_type: "operator", action: "account.updated" };
    const row = { ...entry, target_id: "acct_21", data: {}, created_at: new Date() };
    await db.pool.query("SELECT record_audit($1)", [JSON.stringify([row])]);
    expect(await readAuditRows(db, "org_1")).toHaveLength(8);
    expect(await checkAuditChain(db, "org_1")).toEqual([]);
  });
});
