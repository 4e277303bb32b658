import type { TestEnvironment } from "@svc/testing";

export interface DatabaseLock {
  /** Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Locks a table or rows in a transaction that stays open until `release`.
 * @param sql LOCK TABLE or SELECT … FOR UPDATE
 */
export async function acquireLock({ db }: TestEnvironment, sql: string): Promise<DatabaseLock> {
  const client = await db.pool.connect();
  await client.query("BEGIN");
  await client.query(sql);
  let isLocked = true;
  return {
    release: async () => {
      if (!isLocked) return;
      isLocked = false;
      await client.query("ROLLBACK");
      client.release();
    },
  };
}

export async function countLockWaiters({ db }: TestEnvironment): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}
