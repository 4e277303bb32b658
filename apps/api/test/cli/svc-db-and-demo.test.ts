import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "@svc/custodians";
import { createEmptyDatabase, createTestDatabase, createTestEnvironment, TEST_SECRETS } from "@svc/testing";
import pg from "pg";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { runSvc, runSvcJson, runSvcProcess } from "./run-svc.ts";

describe("svc db", () => {
  it("migrates an empty database once, and then accepts only the environment of the first migration", async () => {
    const database = await createEmptyDatabase();
    const env = { ...TEST_SECRETS, DATABASE_URL: database.url, SVC_ENVIRONMENT: "live" };
    const migrate = async () => {
      const { stdout } = await runSvcProcess(env, "db", "migrate", "--json");
      return JSON.parse(stdout) as { applied: string[] };
    };
    try {
      const pending = await runSvcProcess(env, "db", "status", "--json");
      expect(pending.code).toBe(1);
      expect(JSON.parse(pending.stdout)).toMatchObject({ edited: [], failed: [] });
      const [first = "none"] = JSON.parse(pending.stdout).pending;
      expect(first).toMatch(/^\d{14}_/);
      const early = await runSvcProcess(env, "org", "list");
      const notMigrated = { code: 1, stdout: "", stderr: expect.stringContaining("has not been migrated") };
      expect(early).toMatchObject(notMigrated);

      const migrated = await migrate();
      expect(migrated).toMatchObject({ environment: "live", custodiansAdded: SEED_CUSTODIANS.length });
      expect(migrated.applied).toContain(first);
      const [again, status] = [await migrate(), await runSvcProcess(env, "db", "status")];
      expect(again).toEqual({ applied: [], environment: "live", custodiansAdded: 0, hasRoles: true });
      expect(status).toEqual({ code: 0, stdout: "pending: none\nedited: none\nfailed: none\n", stderr: "" });
      const other = await runSvcProcess({ ...env, SVC_ENVIRONMENT: "test" }, "db", "migrate");
      expect(other).toMatchObject({
        code: 78,
        stderr: expect.stringContaining("belongs to the live environment"),
      });
      expect(await runSvcJson(env, "org", "list")).toEqual([]);
    } finally {
      await database.drop();
    }
  });

  it("finishes an upgrade only as the owner and after its migrations are applied", async () => {
    const test = await createTestEnvironment();
    const finishUpgrade = (env = test.env) => runSvc(env, "db", "finish-upgrade");
    try {
      // The end of the upgrade drops this index of an earlier release.
      await test.db.pool.query("CREATE INDEX rollovers_class_idx ON rollovers (organization_id)");
      const asService = await finishUpgrade({ ...test.env, DATABASE_URL: test.urls.api });
      expect(asService).toMatchObject({ code: 1, stderr: expect.stringContaining("as the database owner") });
      // Pretends that the migration is not applied yet.
      await test.db.pool.query(
        "UPDATE _prisma_migrations SET migration_name = migration_name || '_x' WHERE migration_name LIKE '%rollover_work'",
      );
      const early = await finishUpgrade();
      expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining("Run svc db migrate first") });
      await test.db.pool.query(
        "UPDATE _prisma_migrations SET migration_name = rtrim(migration_name, 'x_') WHERE migration_name LIKE '%work_x'",
      );
      const dropped = { code: 0, stdout: "Dropped rollovers_class_idx.\n", stderr: "" };
      expect(await finishUpgrade()).toEqual(dropped);
      const again = await finishUpgrade();
      expect(again).toMatchObject({ code: 0, stdout: "The upgrade is already finished. Nothing changed.\n" });
    } finally {
      await test.close();
    }
  });

  it("keeps the privileges of a later release that already migrated the database", async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const env = { ...TEST_SECRETS, DATABASE_URL: database.url, SVC_ENVIRONMENT: "test" };
    const migrate = () => runSvcProcess(env, "db", "migrate", "--json");
    const hasExecutePrivilege = async () =>
      (await client.query("SELECT has_function_privilege('svc_api', 'made_later()', 'EXECUTE') AS may")).rows;
    try {
      await client.query("CREATE FUNCTION made_later() RETURNS integer LANGUAGE sql AS 'SELECT 1'");
      await client.query("REVOKE ALL ON FUNCTION made_later() FROM PUBLIC");
      await client.query("GRANT EXECUTE ON FUNCTION made_later() TO svc_api");
      await client.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
        VALUES ('later', 'later', '29990101000000_later', now(), 1)`);
      const firstMigration = await migrate();
      expect(firstMigration).toMatchObject({ code: 0, stderr: "" });
      const expected = { applied: [], environment: "test", later: ["29990101000000_later"] };
      expect(JSON.parse(firstMigration.stdout)).toEqual(expected);
      expect(await hasExecutePrivilege()).toEqual([{ may: true }]);

      await client.query("DELETE FROM _prisma_migrations WHERE migration_name = '29990101000000_later'");
      expect((await migrate()).code).toBe(0);
      expect(await hasExecutePrivilege()).toEqual([{ may: false }]);
    } finally {
      await client.end();
      await database.drop();
    }
  });

  it("excludes the scripted sandbox custodians from the seed", () => {
    const slugs = SEED_CUSTODIANS.map(({ slug }) => slug);
    for (const { slug } of SANDBOX_CUSTODIANS) expect(slugs).not.toContain(slug);
  });
});

describe("svc demo seed", () => {
  const api = useTestApi();
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "svc-demo-"));
    file = join(folder, "demo.env");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const seed = (env: Record<string, string>, apiUrl = "http://localhost:3000") => {
    const urls = ["--api-url", apiUrl, "--widget-auth-url", "http://localhost:3001"];
    return runSvc(env, "demo", "seed", "--file", file, ...urls);
  };

  it("0 creates the demo data and an owner-only key file, and keeps both when rerun", async () => {
    expect(await seed(api.env)).toEqual({ code: 0, stdout: `Wrote the demo keys to ${file}.\n`, stderr: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const first = parseEnv(readFileSync(file, "utf8"));
    expect(first).toEqual({
      SVC_API_URL: "http://localhost:3000",
      SVC_WIDGET_AUTH_URL: "http://localhost:3001",
      SVC_ORGANIZATION: expect.stringMatching(/^org_/),
      SVC_PK: expect.stringMatching(/^svc_test_pk_[0-9A-Za-z]{49}$/),
      SVC_SK: expect.stringMatching(/^svc_test_sk_[0-9A-Za-z]{49}$/),
      SVC_AK: expect.stringMatching(/^svc_test_ak_[0-9A-Za-z]{49}$/),
    });
    const { body } = await api.call("get", "/v1/rollovers", first.SVC_AK).expect(200);
    expect(body.data).toMatchObject([{ externalId: "demo-rollover", state: "draft" }]);

    const before = await countRows(api);
    chmodSync(file, 0o644);
    expect((await seed(api.env, "http://localhost:4000")).code).toBe(0);
    expect(parseEnv(readFileSync(file, "utf8"))).toEqual({ ...first, SVC_API_URL: "http://localhost:4000" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await countRows(api)).toEqual(before);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it("0 replaces keys that no longer work", async () => {
    const before = parseEnv(readFileSync(file, "utf8"));
    await api.db.pool.query("UPDATE api_keys SET revoked_at = now() WHERE name = 'Demo ak'");
    expect((await seed(api.env)).code).toBe(0);
    const after = parseEnv(readFileSync(file, "utf8"));
    expect({ ...after, SVC_API_URL: "" }).toEqual({ ...before, SVC_API_URL: "", SVC_AK: after.SVC_AK });
    expect(after.SVC_AK).not.toBe(before.SVC_AK);
    await api.call("get", "/v1/rollovers", after.SVC_AK).expect(200);
  });

  it("1 or 78 for a live database, whatever SVC_ENVIRONMENT is", async () => {
    const live = await createTestEnvironment("live");
    try {
      const before = await countRows(live);
      const contentBefore = readFileSync(file, "utf8");
      const runs = await Promise.all([seed(live.env), seed({ ...live.env, SVC_ENVIRONMENT: "test" })]);
      expect(runs.map(({ code, stdout }) => [code, stdout])).toEqual([
        [1, ""],
        [78, ""],
      ]);
      expect(runs[0]?.stderr).toContain("cannot be created in the live environment");
      expect(runs[1]?.stderr).toContain("belongs to the live environment");
      expect(await countRows(live)).toEqual(before);
      expect(readFileSync(file, "utf8")).toBe(contentBefore);
    } finally {
      await live.close();
    }
  });
});
