import type { TestEnvironment } from "@svc/testing";
import { pollUntil } from "@svc/testing";

/** A locked table that others can read but not write; for `accounts`, its rows are locked. */
export interface HeldTable {
  /** Resolves when another transaction waits for the table. */
  untilWaitedFor(): Promise<unknown>;
  /** Safe to call twice. */
  release(): Promise<void>;
}

/** Locks a table, so that a transaction blocks at a chosen point. */
export async function holdTable(
  { db }: TestEnvironment,
  table: "accounts" | "rollovers" | "events" | "idempotency_records",
): Promise<HeldTable> {
  const holder = await db.pool.connect();
  const lock = table === "accounts" ? "SELECT FROM accounts FOR UPDATE" : `LOCK TABLE ${table} IN SHARE MODE`;
  await holder.query(`BEGIN; ${lock}`);
  let isHeld = true;
  return {
    untilWaitedFor: () =>
      pollUntil(`somebody waits for ${table}`, async () => {
        const { rowCount } = await db.pool.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE wait_event_type = 'Lock' AND datname = current_database()`,
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
