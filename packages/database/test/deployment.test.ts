import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { createEmptyDatabase, createTestDatabase, startTcpForwarder, type TestDatabase } from "@svc/testing";
import {
  type Database,
  DeploymentError,
  mapDatabaseError,
  openDatabase,
  requireDeployment,
  stampEnvironment,
} from "../src/index.ts";
import { readMigrationNames } from "../src/migrations/migration-names.ts";
import { API_ROLE, WIDGET_AUTH_ROLE } from "../src/roles/index.ts";

describe("Environment stamp", () => {
  const databases: TestDatabase[] = [];
  const opened: Database[] = [];
  const track = async (database: Promise<TestDatabase>) => {
    databases.push(await database);
    return database;
  };
  const open = (url: string) => {
    const db = openDatabase({ url, poolSize: 1, name: "svc-test-stamp", onConnectionLost: () => {} });
    opened.push(db);
    return db;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
    await Promise.all(databases.splice(0).map((database) => database.drop()));
  });

  it.each([
    ["test", "live"],
    ["live", "test"],
  ] as const)("%s is permanent: it is accepted again, %s is rejected", async (environment, other) => {
    const { url } = await track(createTestDatabase(environment));
    await stampEnvironment(url, environment, new Date());
    await expect(stampEnvironment(url, other, new Date())).rejects.toThrow(DeploymentError);
    const db = open(url);
    await requireDeployment(db, environment);
    const refused = await requireDeployment(db, other).catch((error) => error);
    expect(refused).toBeInstanceOf(DeploymentError);
    expect(refused.message).toContain(
      `belongs to the ${environment} environment, but SVC_ENVIRONMENT is ${other}`,
    );
    expect(refused.message).not.toContain("\n");
    const { rows } = await db.pool.query("SELECT environment FROM deployment");
    expect(rows).toEqual([{ environment }]);
  });

  it("accepts only the first of two different stamps written at the same time", async () => {
    const { url } = await track(createTestDatabase());
    const db = open(url);
    await db.pool.query("DELETE FROM deployment");
    const results = await Promise.allSettled(
      (["test", "live"] as const).map((environment) => stampEnvironment(url, environment, new Date())),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is required: a database without tables or without a stamp is rejected", async () => {
    const { url } = await track(createEmptyDatabase());
    await expect(requireDeployment(open(url), "test")).rejects.toThrow("svc db migrate");
    const unstamped = open((await track(createTestDatabase())).url);
    await unstamped.pool.query("DELETE FROM deployment");
    await expect(requireDeployment(unstamped, "test")).rejects.toThrow("svc db migrate");
  });

  it("is not enough: a database that lacks migrations of this release is rejected", async () => {
    const db = open((await track(createTestDatabase())).url);
    const names = await readMigrationNames();
    const markRolledBack = (name: string | undefined) =>
      db.pool.query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1", [name]);
    await requireDeployment(db, "test");
    await markRolledBack(names.at(-1));
    await expect(requireDeployment(db, "test")).rejects.toThrow(
      `the database is missing migrations of this release (${names.at(-1)}); run \`svc db migrate\``,
    );
    await markRolledBack(names.at(-3));
    await db.pool.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1", [
      names.at(-2),
    ]);
    await expect(requireDeployment(db, "test")).rejects.toThrow(`(${names.at(-3)} and 2 more)`);
  });

  it("accepts a database that a later release has migrated, with a warning", async () => {
    const db = open((await track(createTestDatabase())).url);
    await db.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       VALUES ('later', 'later', '20991231000000_later', now())`,
    );
    const warn = jest.fn();
    await requireDeployment(db, "test", { warn });
    expect(warn.mock.calls).toEqual([[{ migrations: ["20991231000000_later"] }, expect.any(String)]]);
  });

  it.each([API_ROLE, WIDGET_AUTH_ROLE])(
    "is read by %s, and a missing grant is reported with its remedy",
    async (role) => {
      const { url } = await track(createTestDatabase());
      const owner = open(url);
      const db = open(url);
      await db.pool.query(`SET ROLE ${role}`);
      await requireDeployment(db, "test");
      await owner.pool.query(`REVOKE SELECT ON _prisma_migrations FROM ${role}`);
      const refused = await requireDeployment(db, "test").catch((error) => error);
      expect(refused).toBeInstanceOf(DeploymentError);
      expect(refused.message).toMatch(/^this role cannot read .* run `svc db migrate`/);
    },
  );

  it("positions new events of a restored database after its existing ones", async () => {
    const { url } = await track(createTestDatabase());
    const { pool } = open(url);
    await pool.query(
      "INSERT INTO organizations (id, name, created_at, updated_at) VALUES ('org_1', 'One', now(), now())",
    );
    const write = async (id: string, sequence: number) => {
      const { rows } = await pool.query<{ position: bigint }>(
        `INSERT INTO events (id, organization_id, type, data, rollover_id, sequence, created_at)
         VALUES ($1, 'org_1', 'rollover.updated', '{}', 'rol_1', $2, now()) RETURNING position::text`,
        [id, sequence],
      );
      return BigInt(rows[0]?.position ?? -1);
    };
    const readOffset = async () => (await pool.query("SELECT * FROM deployment")).rows[0].event_offset;
    const before = await write("evt_1", 1);
    const offset = await readOffset();
    await stampEnvironment(url, "test", new Date());
    expect(await readOffset()).toBe(offset);
    // Simulates a restore on a server with another transaction count.
    for (const [index, distance] of [-1_000_000_000n, 1_000_000_000n].entries()) {
      await pool.query("UPDATE deployment SET server_life = 'elsewhere', event_offset = event_offset + $1", [
        distance.toString(),
      ]);
      await stampEnvironment(url, "test", new Date());
      const after = await write(`evt_after_${index}`, 2 + index);
      expect(after).toBeGreaterThan(before);
      expect(after - before).toBeLessThan(2n ** 40n);
    }
  });

  it("fails as unavailable if the database does not respond", async () => {
    const { url } = await track(createTestDatabase());
    const forwarder = await startTcpForwarder(url);
    forwarder.hang();
    try {
      const error = await requireDeployment(open(forwarder.divert(url)), "test").catch(
        (thrown: unknown) => thrown,
      );
      expect(mapDatabaseError(error)).toMatchObject({ code: "dependency_unavailable" });
    } finally {
      await forwarder.stop();
    }
  });

  it("passes other errors through", async () => {
    const { url } = await track(createTestDatabase());
    const wrong = new URL(url);
    wrong.password = "wrong";
    await expect(requireDeployment(open(wrong.href), "test")).rejects.toThrow(
      /password authentication failed/,
    );
  });
});
