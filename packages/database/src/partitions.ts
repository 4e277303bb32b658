import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database.ts";
import { isTransactionConflict } from "./database-errors.ts";
import { sql, unpreparedStatement } from "./statements/statement.ts";

const MAX_ATTEMPTS = 20;
const PAUSE_MS = 250;

const maintainOne = unpreparedStatement(
  "partition_keep",
  () => sql<{ done: string | null }>`SELECT keep_partition() AS done`,
);

/**
 * Creates upcoming partitions and drops expired ones, one short transaction each. Safe to run concurrently.
 * @returns the completed steps, such as `made events_20261201`
 * @throws the database's error after twenty conflicts of a step; earlier steps stay committed
 */
export async function maintainPartitions({ sql: db }: Pick<Database, "sql">): Promise<string[]> {
  const steps: string[] = [];
  for (let attempts = 1; ; ) {
    try {
      const step = (await maintainOne(db))[0]?.done ?? null;
      if (step === null) return steps;
      steps.push(step);
      attempts = 1;
    } catch (error) {
      if (!isTransactionConflict(error) || attempts === MAX_ATTEMPTS) throw error;
      attempts += 1;
      await pause(PAUSE_MS);
    }
  }
}

export interface PartitionHorizon {
  table: string;
  /** Days until the first gap; 0 if less than one day. Rows in a gap go to the default partition. */
  days: number;
}

export function readPartitionHorizons({ sql: db }: Pick<Database, "sql">): Promise<PartitionHorizon[]> {
  return queryHorizons(db);
}

const queryHorizons = unpreparedStatement(
  "partitions_ahead",
  // The first gap after the partition of the current time.
  () => sql<PartitionHorizon>`WITH part AS MATERIALIZED (SELECT of_table, starts, ends FROM partitions())
    SELECT r.of_table AS "table", coalesce((
      SELECT CASE WHEN min(p.starts) <= now() AND min(p.until) > now() + interval '1 day'
        THEN extract(epoch FROM min(p.until) - now()) / 86400 END
      FROM (
        SELECT starts, CASE WHEN NOT EXISTS (
          SELECT FROM part next WHERE next.of_table = here.of_table AND next.starts <= here.ends AND next.ends > here.ends
        ) THEN ends END AS until
        FROM part here WHERE of_table = r.of_table AND ends > now()
      ) p
    ), 0)::float8 AS days
    FROM partition_rules() r ORDER BY r.of_table`,
);
