import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createTestDatabase, type TestDatabase } from "@svc/testing";
import pg from "pg";
import { type Database, inSqlTransaction, openDatabase, requestLimits } from "../src/index.ts";

const SETTINGS = `current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' ||
  current_setting('idle_in_transaction_session_timeout') AS found`;
const SETTINGS_QUERY = `SELECT ${SETTINGS}`;
const LIMITS = { ...requestLimits(20_000), statementMs: 7_000, lockMs: 3_000, idleInTransactionMs: 9_000 };
/** Statement, lock and idle timeout of `LIMITS`. */
const CONFIGURED = "7s 3s 9s";
const NONE = "0 0 0";

describe("Limits behind a pooler", () => {
  let database: TestDatabase;
  let db: Database;
  const open = (limits = LIMITS) => {
    const options = { url: database.url, poolSize: 1, limits, name: "svc-test", onConnectionLost: () => {} };
    return openDatabase({ ...options, pooler: "transaction" });
  };
  beforeEach(async () => {
    database = await createTestDatabase("test");
    db = open();
  });
  afterEach(async () => {
    await db.close();
    await database.drop();
  });
  const getSettings = (rows: unknown) => (rows as { found: string }[])[0]?.found;

  it("apply to a standalone statement, however it is sent", async () => {
    expect(getSettings(await db.sql.query({ text: SETTINGS_QUERY }))).toBe(CONFIGURED);
    expect(getSettings((await db.pool.query(SETTINGS_QUERY)).rows)).toBe(CONFIGURED);
    expect((await db.pool.query(`SELECT $1::int + 1 AS sum, ${SETTINGS}`, [4])).rows).toEqual([
      { sum: 5, found: CONFIGURED },
    ]);
    const fromCallback = await new Promise((resolve, reject) => {
      db.pool.query(SETTINGS_QUERY, (error: Error | undefined, result) =>
        error ? reject(error) : resolve(result.rows),
      );
    });
    expect(getSettings(fromCallback)).toBe(CONFIGURED);
  });

  it.each(["READ COMMITTED", "REPEATABLE READ"] as const)("apply in a transaction, %s", async (isolation) => {
    const settings = await inSqlTransaction(
      db,
      async (tx, prefetched) => [
        getSettings(prefetched),
        getSettings(await tx.query({ text: SETTINGS_QUERY })),
        (
          await tx.query<{ level: string }>({
            text: "SELECT current_setting('transaction_isolation') AS level",
          })
        )[0]?.level,
        getSettings(await tx.committing.query({ text: SETTINGS_QUERY })),
      ],
      { isolation, prefetch: { text: SETTINGS_QUERY } },
    );
    expect(settings).toEqual([CONFIGURED, CONFIGURED, isolation.toLowerCase(), CONFIGURED]);
  });

  it("leave no settings or prepared statements on the connection, which other clients share", async () => {
    await db.sql.query({ text: SETTINGS_QUERY });
    await inSqlTransaction(db, (tx) => tx.query({ text: SETTINGS_QUERY }));
    await expect(inSqlTransaction(db, (tx) => tx.query({ text: "SELECT 1 / 0" }))).rejects.toMatchObject({
      code: "22012",
    });
    const client = await db.connect();
    // The simple protocol bypasses the client's limits.
    const { rows } = await (Reflect.apply(pg.Client.prototype.query, client, [
      SETTINGS_QUERY,
    ]) as Promise<pg.QueryResult>);
    client.release();
    expect(getSettings(rows)).toBe(NONE);
    const prepared = await db.sql.query({ text: "SELECT name FROM pg_prepared_statements" });
    expect(prepared).toEqual([]);
  });

  it("end a statement and a lock wait that take too long", async () => {
    const short = open({ ...LIMITS, statementMs: 50 });
    await expect(short.sql.query({ text: "SELECT pg_sleep(60)" })).rejects.toMatchObject({ code: "57014" });
    await short.close();
    const impatient = open({ ...LIMITS, lockMs: 50 });
    await inSqlTransaction(db, async (tx) => {
      await tx.query({ text: "LOCK TABLE rollovers" });
      await expect(impatient.sql.query({ text: "SELECT FROM rollovers" })).rejects.toMatchObject({
        code: "55P03",
      });
    });
    await impatient.close();
  });

  it("pass on the server's error for a failed statement, and the row count of a successful one", async () => {
    await expect(db.sql.query({ text: "SELECT no_such_column" })).rejects.toMatchObject({
      code: "42703",
    });
    await expect(db.pool.query("SELECT no_such_column")).rejects.toMatchObject({ code: "42703" });
    const result = await db.pool.query("UPDATE custodians SET name = name WHERE name LIKE $1", ["V%"]);
    expect(result.command).toBe("UPDATE");
    expect(result.rowCount).toBeGreaterThan(0);
  });
});
