import { describe, expect, it } from "@jest/globals";
import { toSnakeCase } from "@svc/database";
import { createTestEnvironment, useResource } from "@svc/testing";
import { COLUMN_TYPES } from "../../src/rollovers/store/rollover-columns.ts";
import { COLUMN_TYPES as ENTRY_COLUMN_TYPES } from "../../src/rollovers/timeline/timeline-store.ts";

/** The timeline does not seal this column: a trigger derives it from sealed ones. */
const DERIVED = { column: "overdue_since", trigger: "rollovers_overdue_since" };

describe("Rows written from sealed JSON", () => {
  const test = useResource(createTestEnvironment);

  it.each([
    ["rollovers", COLUMN_TYPES],
    ["timeline_entries", ENTRY_COLUMN_TYPES],
  ] as const)("have the column types of the table %s", async (table, types) => {
    const { rows } = await test.db.pool.query(
      `SELECT attname AS name, atttypid::regtype::text AS type FROM pg_attribute
       WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
      [table],
    );
    const tableTypes = rows
      .filter(({ name }) => name !== DERIVED.column)
      .map(({ name, type }) => [name, type]);
    const { rows: normalizedTypes } = await test.db.pool.query(
      "SELECT name, type::regtype::text AS type FROM unnest($1::text[], $2::text[]) AS column_of (name, type)",
      [Object.keys(types).map(toSnakeCase), Object.values(types)],
    );
    expect(Object.fromEntries(normalizedTypes.map(({ name, type }) => [name, type]))).toEqual(
      Object.fromEntries(tableTypes),
    );
  });

  it("are not changed by triggers before insertion", async () => {
    // tgtype bits (pg_trigger.h): 1 = row, 2 = before, 4 = insert.
    const { rows } = await test.db.pool.query(
      `SELECT tgname FROM pg_trigger WHERE tgrelid IN ('rollovers'::regclass, 'timeline_entries'::regclass)
         AND tgtype & 7 = 7 AND tgname <> $1`,
      [DERIVED.trigger],
    );
    expect(rows).toEqual([]);
  });
});
