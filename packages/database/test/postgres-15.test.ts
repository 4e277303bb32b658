import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithPostgres15, POSTGRES_15, startMigratedPostgres, TEMPLATES } from "@svc/testing";
import pg from "pg";
import { installJobs } from "../src/jobs/index.ts";
import { applyMigrations } from "../src/migrations/migrations.ts";
import { API_ROLE, compareRole, grantRoles, WIDGET_AUTH_ROLE } from "../src/roles/index.ts";
import { toSql } from "../src/sql.ts";

// Tests the oldest supported version, at Debian's path. Other tests use it if `SVC_TEST_POSTGRES_BIN` names that path.

describeWithPostgres15("PostgreSQL 15", () => {
  let server: Awaited<ReturnType<typeof startMigratedPostgres>> | null = null;
  let client: pg.Client;
  let url = "";
  beforeAll(async () => {
    server = await startMigratedPostgres(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), {}, POSTGRES_15);
    url = server.url.replace(/\/postgres$/, `/${TEMPLATES.test}`);
    client = new pg.Client({ connectionString: url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await server?.stop();
  });

  it("is migrated completely, and a second run applies nothing", async () => {
    const { rows } = await client.query("SHOW server_version_num");
    expect(Math.floor(Number(rows[0].server_version_num) / 10_000)).toBe(15);
    expect(await applyMigrations(url)).toEqual([]);
  });

  it.each([API_ROLE, WIDGET_AUTH_ROLE] as const)("grants %s what it needs and nothing else", async (role) => {
    expect(await compareRole(toSql(client, { isPrepared: false }), role)).toEqual({
      exists: true,
      missing: [],
      extra: [],
    });
  });

  it("is migrated and given its roles by an owner that is not a superuser, as on a managed service", async () => {
    await client.query("CREATE ROLE managed LOGIN CREATEROLE PASSWORD 'managed'");
    await client.query("CREATE DATABASE managed OWNER managed");
    const ownerUrl = new URL(url);
    ownerUrl.pathname = "/managed";
    ownerUrl.username = "managed";
    ownerUrl.password = "managed";
    expect((await applyMigrations(ownerUrl.href)).length).toBeGreaterThan(0);
    await installJobs(ownerUrl.href);
    expect(await grantRoles(ownerUrl.href, { api: undefined, widgetAuth: undefined })).toBe(true);
    const owner = new pg.Client({ connectionString: ownerUrl.href });
    await owner.connect();
    const compared = await compareRole(toSql(owner, { isPrepared: false }), API_ROLE);
    await owner.end();
    expect(compared).toEqual({ exists: true, missing: [], extra: [] });
  });

  it("gets its grants despite a superuser's extension and tables in the same schema", async () => {
    await client.query("CREATE ROLE shared LOGIN CREATEROLE PASSWORD 'shared'");
    await client.query("CREATE DATABASE shared OWNER shared");
    const adminUrl = new URL(url);
    adminUrl.pathname = "/shared";
    const admin = new pg.Client({ connectionString: adminUrl.href });
    await admin.connect();
    const ownerUrl = new URL(adminUrl);
    ownerUrl.username = "shared";
    ownerUrl.password = "shared";
    await applyMigrations(ownerUrl.href);
    await admin.query("CREATE EXTENSION pg_stat_statements SCHEMA public");
    await admin.query("CREATE TABLE other_table (id int); CREATE SEQUENCE other_table_ids");
    await admin.query(`GRANT ALL ON other_table TO ${API_ROLE}`);
    await installJobs(ownerUrl.href);
    expect(await grantRoles(ownerUrl.href, { api: undefined, widgetAuth: undefined })).toBe(true);
    for (const role of [API_ROLE, WIDGET_AUTH_ROLE] as const)
      expect(await compareRole(toSql(admin, { isPrepared: false }), role)).toEqual({
        exists: true,
        missing: [],
        extra: [],
      });
    await admin.end();
  });

  it("generates version 7 UUIDs from its own clock, for the services' role too", async () => {
    await client.query(`SET ROLE ${API_ROLE}`);
    const { rows } = await client.query<{ id: string; from: string; until: string }>(
      `SELECT id, floor(extract(epoch FROM now()) * 1000)::text AS "from",
        ceil(extract(epoch FROM clock_timestamp()) * 1000)::text AS until
       FROM (SELECT uuidv7()::text AS id FROM generate_series(1, 100) OFFSET 0) made`,
    );
    await client.query("RESET ROLE");
    expect(new Set(rows.map(({ id }) => id)).size).toBe(100);
    for (const { id, from, until } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      const ms = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
      expect(ms).toBeGreaterThanOrEqual(Number(from));
      expect(ms).toBeLessThanOrEqual(Number(until));
    }
  });

  it("has its partitions", async () => {
    const { rows } = await client.query("SELECT count(*)::int AS count FROM partitions()");
    expect(rows[0].count).toBeGreaterThan(0);
  });
});
