import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestEnvironment, pollUntil, useResource } from "@svc/testing";
import {
  type Database,
  inSqlTransaction,
  type Limits,
  lockName,
  lockNameWithoutTimeout,
  mapDatabaseError,
  openDatabase,
  requestLimits,
  workLimits,
} from "../src/index.ts";

const UNAVAILABLE = { code: "dependency_unavailable", status: 503 };

describe("Pool by purpose", () => {
  const test = useResource(createTestEnvironment);
  let opened: Database[] = [];
  beforeAll(async () => {
    await test.db.pool.query("CREATE TABLE test_rows (id int PRIMARY KEY); INSERT INTO test_rows VALUES (1)");
  });
  afterEach(async () => {
    await Promise.all(opened.map((db) => db.close()));
    opened = [];
  });

  const open = (limits: Limits) => {
    const db = openDatabase({
      url: test.env.DATABASE_URL ?? "",
      poolSize: 2,
      limits,
      name: "svc-test-limits",
      onConnectionLost: () => {},
    });
    opened.push(db);
    return db;
  };
  const readSettings = async (db: Database) => {
    const { rows } = await db.pool.query<Record<string, string>>(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    return rows[0];
  };

  it("sets its limits on the server, so that the statement ends, not only the client's wait", async () => {
    // 1,620 ms is nine tenths of 1.8 s, the default response time.
    expect(await readSettings(open(requestLimits()))).toEqual({
      statement: "1620ms",
      lock: "0",
      idle: "10s",
    });
    expect(await readSettings(open(requestLimits(20_000)))).toEqual({
      statement: "18s",
      lock: "0",
      idle: "1min",
    });
    expect(await readSettings(open(workLimits()))).toEqual({
      statement: "5min",
      lock: "900ms",
      idle: "2min",
    });
  });

  it("for requests: ends a statement on the server if it takes too long, with a 503", async () => {
    const db = open({ ...requestLimits(), statementMs: 20, responseMs: 60_000 });
    const error = await db.pool.query("SELECT pg_sleep(600)").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "57014" });
    expect(mapDatabaseError(error)).toMatchObject(UNAVAILABLE);
    const isRunning = async () => {
      const { rows } = await test.db.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'svc-test-limits' AND state = 'active'",
      );
      return rows.length > 0;
    };
    await pollUntil("the statement to end", async () => !(await isRunning()));
  });

  it("for work: a transaction that times out on a lock rolls back, retries and succeeds", async () => {
    const db = open({ ...workLimits(), lockMs: 20 });
    const holder = await test.db.pool.connect();
    await holder.query("BEGIN; SELECT 1 FROM test_rows FOR UPDATE");
    let runs = 0;
    const working = inSqlTransaction(db, async (tx) => {
      runs += 1;
      if (runs === 2) await holder.query("COMMIT");
      await tx.query({ text: "SELECT 1 FROM test_rows FOR UPDATE" });
    });
    await working;
    expect(runs).toBe(2);
    await holder.query("BEGIN; SELECT 1 FROM test_rows FOR UPDATE");
    const error = await inSqlTransaction(db, (tx) =>
      tx.query({ text: "SELECT 1 FROM test_rows FOR UPDATE" }),
    ).catch((thrown: unknown) => thrown);
    expect(mapDatabaseError(error)).toMatchObject(UNAVAILABLE);
    await holder.query("ROLLBACK");
    holder.release();
  });

  it("for work: waits for a named lock beyond the limit, which applies again afterwards", async () => {
    const db = open({ ...workLimits(), lockMs: 20 });
    const holder = await test.db.pool.connect();
    await holder.query("BEGIN");
    await lockName(
      { query: async ({ text, values }) => (await holder.query(text, [...(values ?? [])])).rows },
      "test lock",
    );
    let runs = 0;
    const working = inSqlTransaction(db, async (tx) => {
      runs += 1;
      await lockNameWithoutTimeout(tx, "test lock");
      return tx.query<{ lock: string }>({ text: "SELECT current_setting('lock_timeout') AS lock" });
    });
    const isWaiting = async () => {
      const { rows } = await test.db.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'svc-test-limits' AND wait_event = 'advisory'",
      );
      return rows.length === 1;
    };
    // The transaction still waits after its limit.
    await pollUntil("the wait to begin", isWaiting);
    await test.db.pool.query("SELECT pg_sleep(0.1)");
    expect(await isWaiting()).toBe(true);
    await holder.query("COMMIT");
    holder.release();
    expect(await working).toEqual([{ lock: "20ms" }]);
    expect(runs).toBe(1);
  });
});
