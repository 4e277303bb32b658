import type { TestEnvironment } from "@svc/testing";
import { pollUntil } from "@svc/testing";

/** A table that can be read, while whoever writes to it waits. */
export interface HeldTable {
  /** Resolves once somebody waits to write. */
  untilWaitedFor(): Promise<unknown>;
  /** Lets them go on. Safe to call twice. */
  release(): Promise<void>;
}

/** Holds a table, so that a transaction stops at a place that the test chooses. */
export async function holdTable(
  { db }: TestEnvironment,
  table: "rollovers" | "events" | "idempotency_records",
): Promise<HeldTable> {
  const holder = await db.pool.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  let isHeld = true;
  return {
    untilWaitedFor: () =>
      pollUntil(`a writer of ${table} waits`, async () => {
        const { rowCount } = await db.pool.query(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        return rowCount === 1;
      }),
    release: async () => {
      if (!isHeld) return;
      isHeld = false;
      await holder.query("ROLLBACK");
      holder.release();
    },
  };
}
