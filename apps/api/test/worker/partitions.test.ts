import { expect, it } from "@jest/globals";
import type { Database, Sql, Statement } from "@svc/database";
import { makeAndDropPartitions } from "../../src/worker/make-and-drop-partitions.ts";
import { createListeningLog } from "../listening-log.ts";

/** Stub in which every table already has partitions for this many days. */
function databaseAhead(days: Record<string, number>): Database {
  const ahead = Object.entries(days).map(([table, count]) => ({ table, days: count }));
  const sql: Sql = {
    query: async <Row>({ text }: Statement) =>
      (text.includes("keep_partition()") ? [{ done: null }] : ahead) as Row[],
  };
  return { sql } as Database;
}

it("the worker says which tables have no partition for tomorrow", async () => {
  const { log, logged } = createListeningLog();
  await makeAndDropPartitions({ db: databaseAhead({ events: 1.5, request_log: 8 }), log });
  expect(logged()).toBe("");
  await makeAndDropPartitions({ db: databaseAhead({ events: 0, request_log: 1.5 }), log });
  expect(JSON.parse(logged())).toMatchObject({
    level: 50,
    tables: ["events"],
    msg: "no partition for tomorrow",
  });
});
