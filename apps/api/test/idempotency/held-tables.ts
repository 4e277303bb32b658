import type { TestEnvironment } from "@svc/testing";
import { pollUntil } from "@svc/testing";

/** A table that can be read, while whoever writes to it waits; of accounts, whoever locks one of them. */
export interface HeldTable {
  /** Resolves once somebody waits. */
  untilWaitedFor(): Promise<unknown>;
  /** Lets them go on. Safe to call twice. */
  release(): Promise<void>;
}

/** Holds a table, so that a transaction stops at a place that the test chooses. */
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
