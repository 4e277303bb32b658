import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { TestEnvironment } from "@svc/testing";
import { useResource } from "@svc/testing";
import { type Database, json, type Sql } from "../src/index.ts";
import { insertRow, insertRows, openTwoTables, updateRow, writeRows } from "./two-tables.ts";

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";

describe("Plain statements", () => {
  const tables = useResource(openTwoTables);
  let test: TestEnvironment;
  let db: Database;
  beforeAll(async () => {
    ({ test, db } = tables);
  });
  afterEach(() => tables.resetTables());

  const readLeftRows = () => tables.readLeftRows();
  const readNotes = async (table = "left_table") =>
    (await test.db.pool.query(`SELECT id, note FROM ${table} ORDER BY id`)).rows;

  describe("writeRows", () => {
    it("inserts a row by camel-case names, and returns the requested columns", async () => {
      const changedAt = new Date("2026-06-15T12:00:00.123Z");
      const row = {
        id: "a",
        longColumnName: 7,
        isOpen: true,
        amount: "999999999999.99",
        changedAt,
        note: null,
      };
      const returning = ["id", "longColumnName", "amount", "changedAt"] as const;
      expect(await insertRow(db.sql, { table: "leftTable", row }, returning)).toEqual({
        id: "a",
        longColumnName: 7,
        amount: "999999999999.99",
        changedAt,
      });
      expect(await readLeftRows()).toMatchObject([
        { id: "a", is_open: true, note: null, changed_at: changedAt },
      ]);
    });

    it("updates only the row with the given ID, and only the given columns", async () => {
      for (const id of ["a", "b"])
        await insertRow(db.sql, { table: "leftTable", row: { id, note: "before", longColumnName: 1 } });
      const changed = await updateRow(db.sql, { table: "leftTable", id: "a", changes: { note: "after" } }, [
        "id",
        "note",
      ]);
      expect(changed).toEqual({ id: "a", note: "after" });
      expect(await readLeftRows()).toMatchObject([
        { id: "a", note: "after", long_column_name: 1 },
        { id: "b", note: "before", long_column_name: 1 },
      ]);
    });

    it("returns null for an update of a row that does not exist", async () => {
      expect(
        await updateRow(db.sql, { table: "leftTable", id: "none", changes: { note: "x" } }, ["id"]),
      ).toBeNull();
      expect(await updateRow(db.sql, { table: "leftTable", id: "none", changes: { note: "x" } })).toBeNull();
      expect(await readLeftRows()).toEqual([]);
    });

    it("writes several rows in one statement, each with its own values, and returns the updated first row", async () => {
      await insertRows(db.sql, "leftTable", [
        { id: "a", note: "old a" },
        { id: "b", note: "old b" },
      ]);
      const sentTexts: string[] = [];
      const recordingSql: Sql = {
        query: (statement) => {
          sentTexts.push(statement.text);
          return db.sql.query(statement);
        },
      };
      const firstRow = await writeRows(
        recordingSql,
        [
          { table: "leftTable", id: "b", changes: { note: "new b", longColumnName: 2 } },
          { table: "leftTable", row: { id: "c", note: "new c" } },
          { table: "rightTable", row: { id: "r", note: "new r" } },
          { table: "leftTable", id: "a", changes: { note: "new a" } },
        ],
        ["note", "longColumnName"],
      );
      expect(firstRow).toEqual({ note: "new b", longColumnName: 2 });
      expect(sentTexts).toHaveLength(1);
      expect(await readNotes()).toEqual(["a", "b", "c"].map((id) => ({ id, note: `new ${id}` })));
      expect(await readNotes("right_table")).toEqual([{ id: "r", note: "new r" }]);
    });

    it("overwrites only the replaceable columns of an existing row, along with another write", async () => {
      const write = (note: string, longColumnName: number) =>
        writeRows(
          db.sql,
          [
            { table: "rightTable", row: { id: note } },
            { table: "leftTable", row: { id: "a", note, longColumnName }, replaces: ["note"] },
          ],
          ["id"],
        );
      expect(await write("first", 1)).toEqual({ id: "first" });
      expect(await write("second", 2)).toEqual({ id: "second" });
      expect(await readLeftRows()).toMatchObject([{ id: "a", note: "second", long_column_name: 1 }]);
      await expect(
        insertRow(db.sql, { table: "leftTable", row: { id: "a", note: "x", longColumnName: 1 } }),
      ).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
    });

    it("lets rows reference each other: foreign keys are checked once all rows exist", async () => {
      await writeRows(db.sql, [
        { table: "leftTable", row: { id: "l", rightId: "r" } },
        { table: "rightTable", row: { id: "r", leftId: "l" } },
      ]);
      expect(await readLeftRows()).toMatchObject([{ id: "l", right_id: "r" }]);
    });

    it("writes nothing if one of several rows can't be written", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "a", note: "before" } });
      const writing = writeRows(db.sql, [
        { table: "leftTable", id: "a", changes: { note: "after" } },
        { table: "rightTable", row: { id: "r", leftId: "none" } },
      ]);
      await expect(writing).rejects.toMatchObject({ code: FOREIGN_KEY_VIOLATION });
      expect(await readNotes()).toEqual([{ id: "a", note: "before" }]);
      expect(await readNotes("right_table")).toEqual([]);
    });

    it("distinguishes statements with the same columns in another order, or for another table", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "a", note: "of a" } });
      await insertRow(db.sql, { table: "leftTable", row: { note: "of b", id: "b" } });
      await insertRow(db.sql, { table: "rightTable", row: { id: "a", note: "of the right" } });
      await updateRow(db.sql, { table: "leftTable", id: "a", changes: { note: "a again" } });
      await updateRow(db.sql, { table: "rightTable", id: "a", changes: { note: "right again" } });
      expect(await readNotes()).toEqual([
        { id: "a", note: "a again" },
        { id: "b", note: "of b" },
      ]);
      expect(await readNotes("right_table")).toEqual([{ id: "a", note: "right again" }]);
    });

    it("treats values as data, never as SQL", async () => {
      const note = "'); DROP TABLE left_table; -- $1 \\";
      expect(
        await insertRow(db.sql, { table: "leftTable", row: { id: note, note } }, ["id", "note"]),
      ).toEqual({
        id: note,
        note,
      });
    });
  });

  describe("json", () => {
    it.each([[[]], [["a", "b"]], [[{ a: 1 }, [2]]], [{ a: { b: null } }], [{}]])(
      "stores %j as JSON, not as a database array",
      async (details) => {
        await insertRow(db.sql, {
          table: "leftTable",
          row: { id: "a", details: json(details), words: ["x", "y"] },
        });
        const changed = await updateRow(
          db.sql,
          { table: "leftTable", id: "a", changes: { details: json(details) } },
          ["details", "words"],
        );
        expect(changed).toEqual({ details, words: ["x", "y"] });
      },
    );

    it("stores null as SQL NULL", async () => {
      await insertRow(db.sql, { table: "leftTable", row: { id: "a", details: json(null) } });
      const { rows } = await db.pool.query("SELECT details IS NULL AS is_null FROM left_table");
      expect(rows).toEqual([{ is_null: true }]);
    });
  });

  describe("insertRows", () => {
    it("inserts no row, one row and many rows", async () => {
      await insertRows(db.sql, "leftTable", []);
      await insertRows(db.sql, "leftTable", [{ id: "000", longColumnName: -1 }]);
      const ids = Array.from({ length: 500 }, (_, index) => `a${String(index).padStart(3, "0")}`);
      await insertRows(
        db.sql,
        "leftTable",
        ids.map((id, index) => ({ id, longColumnName: index })),
      );
      const rows = await readLeftRows();
      expect(rows.map(({ id, long_column_name }) => [id, long_column_name])).toEqual([
        ["000", -1],
        ...ids.map((id, index) => [id, index]),
      ]);
    });

    it("inserts all rows or none", async () => {
      const withDuplicate = [{ id: "a" }, { id: "b" }, { id: "a" }];
      await expect(insertRows(db.sql, "leftTable", withDuplicate)).rejects.toMatchObject({
        code: UNIQUE_VIOLATION,
      });
      expect(await readLeftRows()).toEqual([]);
    });
  });
});
