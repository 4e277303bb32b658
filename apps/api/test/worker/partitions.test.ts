import { expect, it } from "@jest/globals";
import type { Database, Sql, Statement } from "@svc/database";
import { runPartitionMaintenance } from "../../src/platform/worker/maintain-partitions.ts";
import { createCapturingLog } from "../capturing-log.ts";

/** Stubs a database whose tables have partitions for this many days from now. */
function stubDatabase(days: Record<string, number>): Database {
  const existingDays = Object.entries(days).map(([table, count]) => ({ table, days: count }));
  const sql: Sql = {
    query: async <Row>({ text }: Statement) =>
      (text.includes("keep_partition()") ? [{ done: null }] : existingDays) as Row[],
  };
  return { sql } as Database;
}

it("the worker logs which tables have no partition for tomorrow", async () => {
  const { log, readLog } = createCapturingLog();
  await runPartitionMaintenance({ db: stubDatabase({ events: 1.5, request_log: 8 }), log });
  expect(readLog()).toBe("");
  await runPartitionMaintenance({ db: stubDatabase({ events: 0, request_log: 1.5 }), log });
  expect(JSON.parse(readLog())).toMatchObject({
    // Level 50 is pino's "error".
    level: 50,
    tables: ["events"],
    msg: "no partition for tomorrow",
  });
});
