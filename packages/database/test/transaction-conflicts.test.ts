import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { TestEnvironment } from "@svc/testing";
import {
  type Database,
  inExclusiveTransaction,
  inSqlTransaction,
  mapDatabaseError,
  openDatabase,
  type Sql,
} from "../src/index.ts";
import { createBarrier } from "./barrier.ts";
import { insertRow, openTwoTables, type TwoTables } from "./two-tables.ts";

type Run = <T>(db: Database, work: (tx: Sql) => Promise<T>) => Promise<T>;

let nameCount = 0;
const RUNS: [string, Run][] = [
  ["inSqlTransaction", inSqlTransaction],
  [
    "inExclusiveTransaction",
    (db, work) => {
      nameCount += 1;
      const exclusive = {
        names: [`lock ${nameCount}`],
        read: { text: "SELECT 1" },
        createRefusal: () => new Error("taken"),
      };
      return inExclusiveTransaction(db, exclusive, (tx) => work(tx));
    },
  ],
];
const MAX_RETRIES = 3;

describe("Transactions aborted by conflicts", () => {
  let tables: TwoTables;
  let test: TestEnvironment;
  let db: Database;
  beforeAll(async () => {
    tables = await openTwoTables();
    ({ test } = tables);
    await test.db.pool.query("CREATE SEQUENCE attempts");
    const url = new URL(test.env.DATABASE_URL ?? "");
    // Shorter than the server's default of one second.
    url.searchParams.set("options", "-c deadlock_timeout=20ms");
    db = openDatabase({ url: url.href, poolSize: 4, name: "svc-test-conflicts", onConnectionLost: () => {} });
  });
  afterEach(async () => {
    await tables.resetTables();
    await test.db.pool.query("ALTER SEQUENCE attempts RESTART");
  });
  afterAll(async () => {
    await db?.close();
    await tables?.close();
  });

  const appendNote = (tx: Sql, id: string, note: string) =>
    tx.query({ text: "UPDATE left_table SET note = note || $2 WHERE id = $1", values: [id, note] });
  /** Builds a statement that fails with an SQLSTATE the first `times` times. */
  const buildConflict = (code: string, times: number) => ({
    text: `DO $$ BEGIN IF nextval('attempts') <= ${times} THEN RAISE EXCEPTION 'conflict' USING ERRCODE = '${code}'; END IF; END $$`,
  });
  const countAttempts = async () =>
    Number((await test.db.pool.query("SELECT last_value FROM attempts")).rows[0].last_value);

  describe.each(RUNS)("%s", (_name, run) => {
    it("completes both of two deadlocked transactions, each once", async () => {
      await insertRow(test.db.sql, { table: "leftTable", row: { id: "a", note: "" } });
      await insertRow(test.db.sql, { table: "leftTable", row: { id: "b", note: "" } });
      const bothWroteFirst = createBarrier(2);
      let runs = 0;
      const appendToBoth = (first: string, second: string, note: string) => {
        let isFirstRun = true;
        return run(db, async (tx) => {
          runs += 1;
          await appendNote(tx, first, note);
          if (isFirstRun) await bothWroteFirst.arrive(() => {});
          isFirstRun = false;
          await appendNote(tx, second, note);
          return note;
        });
      };
      const results = await Promise.all([appendToBoth("a", "b", "1"), appendToBoth("b", "a", "2")]);
      expect(results).toEqual(["1", "2"]);
      const notes = (await tables.readLeftRows()).map(({ note }) =>
        String(note).split("").toSorted().join(""),
      );
      expect(notes).toEqual(["12", "12"]);
      expect(runs).toBeGreaterThan(2);
    });

    it.each(["40P01", "40001"])("retries three times after SQLSTATE %s, and no more", async (code) => {
      const write = (times: number) =>
        run(db, async (tx) => {
          await insertRow(tx, { table: "leftTable", row: { id: `${code} ${times}` } });
          await tx.query(buildConflict(code, times));
          return "done";
        });
      expect(await write(MAX_RETRIES)).toBe("done");
      expect(await tables.readLeftRows()).toHaveLength(1);
      await test.db.pool.query("ALTER SEQUENCE attempts RESTART");

      const error = await write(MAX_RETRIES + 1).catch((thrown: unknown) => thrown);
      expect(await countAttempts()).toBe(MAX_RETRIES + 1);
      expect(mapDatabaseError(error)).toMatchObject({
        code: "dependency_unavailable",
        status: 503,
        headers: { "Retry-After": "1" },
      });
      expect(await tables.readLeftRows()).toHaveLength(1);
    });

    it("does not retry after any other error", async () => {
      let runs = 0;
      const failing = run(db, async (tx) => {
        runs += 1;
        await tx.query({ text: "SELECT 1 / 0" });
      });
      await expect(failing).rejects.toThrow();
      expect(runs).toBe(1);
    });
  });

  it("retries a REPEATABLE READ transaction with a later snapshot after a concurrent update", async () => {
    await insertRow(test.db.sql, { table: "leftTable", row: { id: "a", note: "" } });
    let runs = 0;
    await inSqlTransaction(
      db,
      async (tx) => {
        runs += 1;
        await tx.query({ text: "SELECT 1 FROM left_table" });
        if (runs === 1) await appendNote(test.db.sql, "a", "another");
        await appendNote(tx, "a", " and this");
      },
      { isolation: "REPEATABLE READ" },
    );
    expect(runs).toBe(2);
    expect(await tables.readLeftRows()).toMatchObject([{ note: "another and this" }]);
  });

  it("also retries a statement of the pool, which is its own transaction", async () => {
    expect(await db.sql.query(buildConflict("40P01", MAX_RETRIES))).toEqual([]);
    expect(await countAttempts()).toBe(MAX_RETRIES + 1);
  });
});
