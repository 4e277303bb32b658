import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { createGate, useResource } from "@svc/testing";
import {
  type Database,
  inExclusiveTransaction,
  inSqlTransaction,
  isNotSkipped,
  openDatabase,
  type Params,
  SKIP_REMAINING,
  sql,
  statement,
} from "../src/index.ts";
import { insertRow, openTwoTables, writeRows } from "./two-tables.ts";

const UNIQUE_VIOLATION = "23505";
const TRANSACTION_ABORTED = "25P02";

const insert = statement(
  "test_trip_insert",
  (param: Params<{ id: string; words: readonly string[] }>) =>
    sql`INSERT INTO left_table (id, words, changed_at) VALUES (${param.id}, ${param.words}, now()) RETURNING *`,
);

/** Skips the rest of the round trip if the work is done. */
const read = statement(
  "test_trip_read",
  () => sql`SELECT id, ${SKIP_REMAINING} AS skipped FROM left_table WHERE id = 'done'`,
);
const lock = statement(
  "test_trip_lock",
  () => sql`SELECT id FROM left_table WHERE id = 'locked' AND ${isNotSkipped} FOR UPDATE`,
);

describe.each([
  ["prepared", true],
  ["not prepared", false],
])("Single round trip, %s", (_name, isPrepared) => {
  const tables = useResource(openTwoTables);
  let db: Database;
  beforeAll(() => {
    db = openDatabase({
      url: tables.test.env.DATABASE_URL ?? "",
      poolSize: 2,
      pooler: isPrepared ? "none" : "transaction",
      name: "svc-test-trips",
      onConnectionLost: () => {},
    });
  });
  afterEach(() => tables.resetTables());
  afterAll(() => db.close());

  const WORDS = ["a,b", 'say "hi"', "back\\slash", ""];
  const buildInsert = (id: string) => insert.toStatement({ id, words: WORDS });

  it("combines the last statement with the commit, and returns its rows with JavaScript values", async () => {
    for (const id of ["a", "b", "c"]) {
      const rows = await inSqlTransaction(db, (tx) => tx.committing.query(buildInsert(id)));
      expect(rows).toMatchObject([{ id, words: WORDS, note: null, changed_at: expect.any(Date) }]);
    }
    expect(await tables.readLeftRows()).toHaveLength(3);
  });

  it.each([-2000, -1, 0, 1, 99, 1970, 9999, 10_000, 275_000])("sends a Date in the year %d", async (year) => {
    const at = new Date(0);
    at.setUTCFullYear(year);
    const text = "SELECT (1000 * extract(epoch FROM $1::timestamptz))::bigint::text";
    const sent = { name: "test_trip_moment", text: `${text} AS ms`, values: [at] };
    const rows = await inSqlTransaction(db, (tx) => tx.committing.query(sent));
    expect(rows).toEqual([{ ms: String(at.getTime()) }]);
  });

  it("rejects a value that has no text form, and the connection stays usable", async () => {
    const statement = { name: "test_trip_odd", text: "SELECT $1::text", values: [{}] };
    for (let round = 0; round < 3; round += 1) {
      await expect(inSqlTransaction(db, (tx) => tx.committing.query(statement))).rejects.toThrow(TypeError);
    }
    expect(await inSqlTransaction(db, (tx) => tx.committing.query({ ...statement, values: ["a"] }))).toEqual([
      { text: "a" },
    ]);
  });

  it("accepts no statement after the commit", async () => {
    const late = inSqlTransaction(db, async (tx) => {
      await tx.committing.query(buildInsert("a"));
      await insertRow(tx, { table: "leftTable", row: { id: "late" } });
    });
    await expect(late).rejects.toThrow("the transaction has committed");
    expect(await tables.readLeftRows()).toMatchObject([{ id: "a" }]);
  });

  it("commits nothing if the statement fails, reports why, and can run the same statement again", async () => {
    for (let round = 0; round < 3; round += 1) {
      const failing = inSqlTransaction(db, async (tx) => {
        await insertRow(tx, { table: "leftTable", row: { id: "before" } });
        await tx.committing.query(buildInsert("before"));
      });
      await expect(failing).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
      expect(await tables.readLeftRows()).toEqual([]);
    }
    await inSqlTransaction(db, (tx) => insert(tx, { id: "a", words: [] }));
    await inSqlTransaction(db, (tx) => tx.committing.query(buildInsert("b")));
    expect(await tables.readLeftRows()).toMatchObject([{ id: "a" }, { id: "b" }]);
  });

  it("fails if an earlier error was caught and ignored", async () => {
    const failing = inSqlTransaction(db, async (tx) => {
      await tx.query({ text: "SELECT 1 / 0" }).catch(() => {});
      await tx.committing.query(buildInsert("a"));
    });
    await expect(failing).rejects.toMatchObject({ code: TRANSACTION_ABORTED });
    expect(await tables.readLeftRows()).toEqual([]);
  });

  it("rejects an object as a value of an unnamed statement", async () => {
    const failing = inSqlTransaction(db, (tx) =>
      tx.committing.query({ text: "SELECT $1::text", values: [{ a: 1 }] }),
    );
    await expect(failing).rejects.toThrow("a statement's value must be");
  });

  it("returns prefetched rows, which are read within the transaction", async () => {
    await insertRow(db.sql, { table: "leftTable", row: { id: "a" } });
    const prefetch = {
      name: "test_prefetch",
      text: 'SELECT id, now()::text AS "startedAt" FROM left_table',
    };
    for (let round = 0; round < 3; round += 1) {
      const { rows, startedAt } = await inSqlTransaction(
        db,
        async (tx, prefetched) => {
          const [row] = await tx.query<{ startedAt: string }>({ text: 'SELECT now()::text AS "startedAt"' });
          return { rows: prefetched, startedAt: row?.startedAt };
        },
        { prefetch },
      );
      expect(rows).toEqual([{ id: "a", startedAt }]);
    }
  });

  describe("with an exclusive lock", () => {
    const exclusive = {
      names: ["a lock"],
      read: read.toStatement(),
      prefetch: lock.toStatement(),
      createRefusal: () => new Error("taken"),
    };
    /** Returns how many rows `read` found, and how many `lock` locked. */
    const runExclusive = () =>
      inExclusiveTransaction(db, exclusive, async (_tx, rows, prefetched) => [
        rows.length,
        prefetched.length,
      ]);

    it("locks the rows if the work is not done", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "locked" } });
      expect(await runExclusive()).toEqual([0, 1]);
      // After a transaction that skips the lock, the next ones must lock again.
      await insertRow(db.sql, { table: "leftTable", row: { id: "done" } });
      expect(await runExclusive()).toEqual([1, 0]);
      await tables.test.db.pool.query("DELETE FROM left_table WHERE id = 'done'");
      for (let round = 0; round < 3; round += 1) expect(await runExclusive()).toEqual([0, 1]);
    });

    it("waits for no row lock if the exclusive lock is taken, or if the work is done", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "locked" } });
      const [began, canEnd] = [createGate(), createGate()];
      const first = inExclusiveTransaction(tables.db, exclusive, async () => {
        began.open();
        await canEnd.opened;
      });
      await began.opened;
      await expect(runExclusive()).rejects.toThrow("taken");
      await insertRow(db.sql, { table: "leftTable", row: { id: "done" } });
      const other = inExclusiveTransaction(
        db,
        { ...exclusive, names: ["another lock"] },
        async (_tx, rows, prefetched) => [rows.length, prefetched.length],
      );
      expect(await other).toEqual([1, 0]);
      canEnd.open();
      await first;
    });
  });

  describe("with a sealed row", () => {
    const types = {
      id: "text",
      rightId: "text",
      note: "text",
      longColumnName: "int",
      isOpen: "boolean",
      details: "jsonb",
      words: "text[]",
      amount: "numeric",
      changedAt: "timestamptz",
    };
    const sealedRow = {
      id: "a",
      rightId: null,
      note: 'q"uote \\ é 😀 \u2028',
      isOpen: true,
      details: { b: [1, 1.5e-7, "x"], a: null },
      words: null,
      amount: "1.50",
      changedAt: new Date("2026-06-01T12:00:00.123Z"),
    };
    const write = (sealed: object) =>
      inSqlTransaction(db, (tx) =>
        writeRows(tx.committing, [
          { table: "leftTable", sealed: JSON.stringify(sealed), types, row: { longColumnName: 7 } },
          { table: "rightTable", row: { id: "r", leftId: "a", note: null } },
        ]),
      );

    it("writes its JSON unchanged, along with the other columns", async () => {
      await write(sealedRow);
      expect(await tables.readLeftRows()).toEqual([
        {
          id: "a",
          right_id: null,
          note: sealedRow.note,
          long_column_name: 7,
          is_open: true,
          details: sealedRow.details,
          words: null,
          amount: "1.50",
          changed_at: sealedRow.changedAt,
        },
      ]);
    });

    it.each(["1.5", "1.505", "01.50", "1e2"])(
      "rejects the amount %s, which would be stored in another form than was sealed",
      async (amount) => {
        await expect(write({ ...sealedRow, amount })).rejects.toThrow(
          "a was stored differently from its sealed JSON",
        );
        expect(await tables.readLeftRows()).toEqual([]);
      },
    );
  });
});
