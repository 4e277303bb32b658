import { expect } from "@jest/globals";
import { createTestEnvironment, type TestEnvironment } from "@svc/testing";
import type { Generated } from "kysely";
import { type Database, openDatabase } from "../src/index.ts";
import type { JsonColumn } from "../src/statements/column-types.ts";
import { createRowWriter } from "../src/statements/row-writer.ts";

/** Small, so that a leaked connection is noticed. */
export const POOL_SIZE = 3;

/** Two tables that reference each other. The left one has a column of each kind. */
const TABLES = `
  CREATE TABLE left_table (
    id text PRIMARY KEY, right_id text, note text, long_column_name int, is_open boolean DEFAULT false,
    details jsonb, words text[], amount numeric(14,2), changed_at timestamptz(3)
  );
  CREATE TABLE right_table (id text PRIMARY KEY, left_id text REFERENCES left_table (id), note text);
  ALTER TABLE left_table ADD FOREIGN KEY (right_id) REFERENCES right_table (id)`;

interface LeftRow {
  id: string;
  rightId: string | null;
  note: string | null;
  longColumnName: number | null;
  isOpen: Generated<boolean>;
  details: JsonColumn | null;
  words: string[] | null;
  amount: string | null;
  changedAt: Date | null;
}
interface RightRow {
  id: string;
  leftId: string | null;
  note: string | null;
}

export const { writeRows, insertRow, insertRows, updateRow } = createRowWriter<{
  leftTable: LeftRow;
  rightTable: RightRow;
}>();

export interface TwoTables {
  test: TestEnvironment;
  db: Database;
  readLeftRows(): Promise<Record<string, unknown>[]>;
  resetTables(): Promise<void>;
  close(): Promise<void>;
}

export async function openTwoTables(): Promise<TwoTables> {
  const test = await createTestEnvironment();
  await test.db.pool.query(TABLES);
  const lostConnections: Error[] = [];
  const db = openDatabase({
    url: test.env.DATABASE_URL ?? "",
    poolSize: POOL_SIZE,
    name: "svc-test-sql",
    onConnectionLost: (error) => lostConnections.push(error),
  });
  return {
    test,
    db,
    readLeftRows: async () => (await test.db.pool.query("SELECT * FROM left_table ORDER BY id")).rows,
    resetTables: async () => {
      expect(db.pool.idleCount).toBe(db.pool.totalCount);
      expect(db.pool.waitingCount).toBe(0);
      expect(lostConnections).toEqual([]);
      await test.db.pool.query("TRUNCATE left_table, right_table");
    },
    close: async () => {
      await db.close();
      await test.close();
    },
  };
}
