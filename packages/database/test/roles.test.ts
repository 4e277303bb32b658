import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import {
  API_PRIVILEGES,
  API_ROLE,
  grantRoles,
  WIDGET_AUTH_PRIVILEGES,
  WIDGET_AUTH_ROLE,
} from "../src/roles/index.ts";
import { findErrorCode, startRoleClients } from "./role-clients.ts";

const DENIED = "42501";
const clients = useResource(startRoleClients);

async function listTables(schema: string): Promise<string[]> {
  const { rows } = await clients.test.db.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1",
    [schema],
  );
  return rows.map(({ name }) => name);
}

describe("Services' database roles", () => {
  it.each([
    "UPDATE timeline_entries SET reason = 'other'",
    "DELETE FROM timeline_entries",
    "TRUNCATE timeline_entries",
    "ALTER TABLE timeline_entries DISABLE TRIGGER ALL",
    "DROP TABLE timeline_entries",
    "UPDATE deployment SET environment = 'live'",
    "DELETE FROM rollovers",
    "DELETE FROM accounts",
    "UPDATE audit_log SET action = 'other'",
    "DELETE FROM audit_log",
    "TRUNCATE audit_log",
    "INSERT INTO audit_log SELECT * FROM audit_log",
    "ALTER TABLE audit_log DISABLE TRIGGER ALL",
    "INSERT INTO audit_pending SELECT * FROM audit_pending",
    "UPDATE audit_heads SET sequence = 0",
    "SELECT setval('audit_log_id_seq', 1)",
    "SELECT rehash_key('key_1', 'a', 'b', 'p1', ARRAY['ak'])",
    "UPDATE api_keys SET key_hash = 'other'",
    "UPDATE api_keys SET scopes = '{}'",
    "UPDATE events SET type = 'other'",
    "UPDATE custodians SET name = 'other'",
    "UPDATE identity_checks SET locked_until = NULL",
    "DELETE FROM identity_checks",
    "INSERT INTO identity_checks (organization_id, account_id) SELECT organization_id, id FROM accounts",
    "UPDATE consents SET statements = '[]'",
    "DELETE FROM consents",
    "TRUNCATE consents",
    "INSERT INTO consents SELECT * FROM consents",
    "CREATE TABLE other (id int)",
    "CREATE TEMPORARY TABLE other (id int)",
    "CREATE SCHEMA other",
    "SELECT lo_create(0)",
    "SELECT lo_creat(-1)",
    "SELECT lo_from_bytea(0, 'other')",
    "SELECT lo_import('/etc/hostname')",
    "SELECT lo_import('/etc/hostname', 1)",
    "SELECT lo_put(1, 0, 'other')",
    "SELECT lo_unlink(1)",
    "SELECT * FROM _prisma_migrations",
    "SELECT rolpassword FROM pg_authid",
    "SET ROLE postgres",
    "CREATE ROLE other",
  ])("can't run: %s", async (sql) => {
    expect(await findErrorCode(clients.api, sql)).toBe(DENIED);
    expect(await findErrorCode(clients.widgetAuth, sql)).toBe(DENIED);
  });

  it.each([
    "SELECT * FROM rollovers",
    "SELECT * FROM consents",
    "SELECT erase_consents('org_1', 'acct_1')",
    "SELECT * FROM timeline_entries",
    "SELECT * FROM idempotency_records",
    "SELECT * FROM audit_log",
    "SELECT name FROM organizations",
    "UPDATE organizations SET name = 'other'",
    "SELECT * FROM audit_heads",
    "SELECT record_audit('[]')",
    "SELECT rehash_api_key('key_1', 'a', 'b', 'p1')",
    "INSERT INTO api_keys SELECT * FROM api_keys",
    "UPDATE accounts SET first_name = 'other'",
    "SELECT * FROM pgboss.job",
  ])("can't run, as the widget service: %s", async (sql) => {
    expect(await findErrorCode(clients.widgetAuth, sql)).toBe(DENIED);
  });

  it("can read the tables that they need", async () => {
    for (const [table, granted] of Object.entries(API_PRIVILEGES)) {
      const columns = /SELECT \(([^)]*)\)/.exec(granted)?.[1] ?? "*";
      expect({
        table,
        code: await findErrorCode(clients.api, `SELECT ${columns} FROM ${table} LIMIT 0`),
      }).toEqual({ table, code: null });
    }
    expect(await findErrorCode(clients.api, "SELECT * FROM pgboss.job LIMIT 0")).toBeNull();
    expect(
      await findErrorCode(clients.widgetAuth, "SELECT id, allowed_origins FROM organizations LIMIT 0"),
    ).toBeNull();
  });

  it("have every table either in their privileges or denied", async () => {
    const partitions = (await listTables("public")).filter((name) =>
      /^(events|request_log|webhook_attempts|webhook_deliveries)_(\d{8}|default)$/.test(name),
    );
    // The last two are partitions of rollover_work.
    const denied = ["audit_pending", "secret_fingerprints", ...partitions, "open_work", "finished_work"];
    const tables = (await listTables("public")).filter((name) => !denied.includes(name));
    expect(Object.keys(API_PRIVILEGES).sort()).toEqual(tables.sort());
    for (const table of Object.keys(WIDGET_AUTH_PRIVILEGES)) expect(tables).toContain(table);
    expect(partitions.length).toBeGreaterThan(0);
    for (const table of denied)
      expect(await findErrorCode(clients.api, `SELECT * FROM ${table}`)).toBe(DENIED);
  });

  it("lose outdated privileges when granted again, and keep current ones", async () => {
    await clients.test.db.pool.query(`GRANT DELETE ON rollovers TO ${API_ROLE}`);
    await clients.test.db.pool.query(`GRANT SELECT ON audit_log TO ${WIDGET_AUTH_ROLE}`);
    expect(await findErrorCode(clients.api, "DELETE FROM rollovers")).toBeNull();
    const owner = clients.test.env.DATABASE_URL ?? "";
    const noPasswords = { api: undefined, widgetAuth: undefined };
    expect(await Promise.all([grantRoles(owner, noPasswords), grantRoles(owner, noPasswords)])).toEqual([
      true,
      true,
    ]);
    expect(await findErrorCode(clients.api, "DELETE FROM rollovers")).toBe(DENIED);
    expect(await findErrorCode(clients.widgetAuth, "SELECT * FROM audit_log")).toBe(DENIED);
    expect(await findErrorCode(clients.api, "SELECT * FROM rollovers")).toBeNull();
  });

  it("are not changed by a role that can't create roles", async () => {
    expect(await grantRoles(clients.test.urls.api, { api: undefined, widgetAuth: undefined })).toBe(false);
  });
});
