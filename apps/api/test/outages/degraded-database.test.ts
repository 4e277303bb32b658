import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, buildRolloverBody, pollUntil } from "@svc/testing";
import type { Response } from "supertest";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

/** Conditions that match the rows of the tested calls, but not those of their setup. */
const TRIGGER_CONDITIONS = { rollovers: "true", api_keys: "NEW.rotated_from_id IS NOT NULL" } as const;

describe("Degraded database", () => {
  const api = useTestApi();
  let databaseName: string;
  beforeAll(async () => {
    databaseName = new URL(api.env.DATABASE_URL ?? "").pathname.slice(1);
    // Fail the first n writes. A sequence counts them because it is not rolled back.
    await api.db.pool.query(`
      CREATE SEQUENCE write_attempts;
      GRANT USAGE ON SEQUENCE write_attempts TO PUBLIC;
      CREATE FUNCTION fail_first_writes() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF nextval('write_attempts') <= TG_ARGV[1]::int THEN RAISE EXCEPTION 'write failed' USING ERRCODE = TG_ARGV[0]; END IF;
          RETURN NEW;
        END $$`);
  });
  afterEach(async () => {
    for (const table of ["rollovers", "api_keys"])
      await api.db.pool.query(`DROP TRIGGER IF EXISTS fail_write ON ${table}`);
    await api.db.pool.query("ALTER SEQUENCE write_attempts RESTART");
  });

  const failWrites = (table: keyof typeof TRIGGER_CONDITIONS, code: string, times: number) =>
    api.db.pool.query(
      `CREATE TRIGGER fail_write BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${TRIGGER_CONDITIONS[table]})
        EXECUTE FUNCTION fail_first_writes('${code}', ${times})`,
    );
  const create = async () => {
    const { id } = await buildAccount(api, api.ak.organizationId);
    return api.call("post", "/v1/rollovers").send(await buildRolloverBody(api, id));
  };
  const rotate = async () => {
    const { key } = await buildKey(api, "ak", { organizationId: api.ak.organizationId });
    return api.call("post", "/v1/api-keys/rotate", key);
  };
  const getReadiness = () => api.call("get", "/health/ready", null);
  const untilReady = (status: 200 | 503) =>
    pollUntil(`readiness is ${status}`, async () => (await getReadiness()).status === status);
  /** Closes the pool's connections, because only new ones have the current settings. */
  const renewConnections = () =>
    api.db.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'svc-api' AND datname = current_database()",
    );

  function expectUnavailable(response: Response): void {
    expectProblem(response, "dependency_unavailable");
    expect(response.headers["retry-after"]).toBe("1");
  }

  const WRITES = [
    { what: "a creation", table: "rollovers", write: create },
    { what: "a rotation", table: "api_keys", write: rotate },
  ] as const;

  describe.each(WRITES)("during $what", ({ table, write }) => {
    // Deadlock and serialization failure.
    it.each(["40P01", "40001"])("%s three times: 201 after retries", async (code) => {
      await failWrites(table, code, 3);
      expect((await write()).status).toBe(201);
    });

    it.each(["40P01", "40001"])("%s permanently: 503, never 500", async (code) => {
      await failWrites(table, code, 1_000);
      const { timeline_entries, audit_log } = await countRows(api);
      expectUnavailable(await write());
      expect(await countRows(api)).toMatchObject({ timeline_entries, audit_log });
    });

    // Disk, memory, connection or configuration limits, a read-only server, shutdowns, timeouts and I/O errors.
    it.each(["53100", "53200", "53300", "53400", "25006", "57P01", "57P02", "57P03", "57P05", "58030"])(
      "%s: 503, never 500",
      async (code) => {
        await failWrites(table, code, 1_000);
        expectUnavailable(await write());
      },
    );
  });

  it("a full disk fails readiness until a write succeeds", async () => {
    await failWrites("rollovers", "53100", 1);
    expectUnavailable(await create());
    await untilReady(503);
    expect((await getReadiness()).body).toEqual({
      status: "unavailable",
      checks: { postgres: "down", redis: "up" },
      reasons: ["the database's disk is full"],
    });
    await api.call("get", "/health/live", null).expect(200);
    await api.call("get", "/v1/rollovers").expect(200);
    expect((await create()).status).toBe(201);
    await untilReady(200);
  });

  it("a read-only primary: 503 for writes, 200 for reads, and readiness states the reason", async () => {
    await api.db.pool.query(`ALTER DATABASE ${databaseName} SET default_transaction_read_only = on`);
    try {
      await renewConnections();
      await untilReady(503);
      expect((await getReadiness()).body).toMatchObject({
        checks: { postgres: "down" },
        reasons: ["the database is read-only"],
      });
      const account = await api.db.pool.query("SELECT id FROM accounts LIMIT 1");
      const body = await buildRolloverBody(api, account.rows[0].id);
      expectUnavailable(await api.call("post", "/v1/rollovers").send(body));
      const graphql = await runGraphql(
        api,
        "mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { apiKey { id } } }",
        { input: {} },
      );
      expect(graphql.errors).toMatchObject([{ extensions: { code: "dependency_unavailable", status: 503 } }]);
      await api.call("get", "/v1/rollovers").expect(200);
    } finally {
      await api.db.pool.query(`SET default_transaction_read_only = off`);
      await api.db.pool.query(`ALTER DATABASE ${databaseName} RESET default_transaction_read_only`);
    }
    await renewConnections();
    await untilReady(200);
    expect((await create()).status).toBe(201);
  });

  it("no available connection: 503, readiness fails, and both recover", async () => {
    await api.db.pool.query(`ALTER DATABASE ${databaseName} CONNECTION LIMIT 0`);
    try {
      await renewConnections();
      await untilReady(503);
      expectUnavailable(await api.call("get", "/v1/rollovers"));
      expectUnavailable(await api.call("get", "/v1/api-keys/current"));
    } finally {
      await api.db.pool.query(`ALTER DATABASE ${databaseName} CONNECTION LIMIT -1`);
    }
    await untilReady(200);
    expect((await create()).status).toBe(201);
  });
});
