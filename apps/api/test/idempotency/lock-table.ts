import { pollUntil, type TestEnvironment } from "@svc/testing";

/** Other transactions can read the table but not write to it. For `accounts`, only the existing rows are locked. */
interface TableLock {
  untilContended(): Promise<unknown>;
  release(): Promise<void>;
}

export async function lockTable(
  { db }: TestEnvironment,
  table: "accounts" | "rollovers" | "events" | "idempotency_records",
): Promise<TableLock> {
  const holder = await db.pool.connect();
  const lock = table === "accounts" ? "SELECT FROM accounts FOR UPDATE" : `LOCK TABLE ${table} IN SHARE MODE`;
  await holder.query(`BEGIN; ${lock}`);
  let isLocked = true;
  return {
    untilContended: () =>
      pollUntil(`a transaction waits for ${table}`, async () => {
        const { rowCount } = await db.pool.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        return rowCount === 1;
      }),
    release: async () => {
      if (!isLocked) return;
      isLocked = false;
      await holder.query("ROLLBACK");
      holder.release();
    },
  };
}
