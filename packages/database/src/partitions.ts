import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "./database.ts";
import { isTransactionConflict } from "./database-errors.ts";
import { plannedEachTime, sql } from "./statements/statement.ts";

const TRIES = 20;
const PAUSE_MS = 250;

const keepOne = plannedEachTime(
  "partition_keep",
  () => sql<{ done: string | null }>`SELECT keep_partition() AS done`,
);

/**
 * Makes the partitions that are to come, and drops those whose time is over, one step after the other, each a short
 * transaction. One that does not get its locks is tried again; several processes may do it at once.
 *
 * @returns what was done: `made events_20261201`
 * @throws the database's error where a step did not get its locks in twenty tries; what came before it stays done
 */
export async function keepPartitions({ sql: db }: Pick<Database, "sql">): Promise<string[]> {
  const done: string[] = [];
  for (let tries = 1; ; ) {
    try {
      const step = (await keepOne(db))[0]?.done ?? null;
      if (step === null) return done;
      done.push(step);
      tries = 1;
    } catch (error) {
      if (!isTransactionConflict(error) || tries === TRIES) throw error;
      tries += 1;
      await pause(PAUSE_MS);
    }
  }
}

/** For how long what is written has partitions. */
export interface PartitionsAhead {
  table: string;
  /** Until the first moment that has none; zero where that is within a day. Rows then go to the default partition. */
  days: number;
}

/** How far each partitioned table is made ahead without a gap. */
export function readPartitionsAhead({ sql: db }: Pick<Database, "sql">): Promise<PartitionsAhead[]> {
  return readAhead(db);
}

const readAhead = plannedEachTime(
  "partitions_ahead",
  // The first end after which none begins, where now has one.
  () => sql<PartitionsAhead>`WITH part AS MATERIALIZED (SELECT of_table, starts, ends FROM partitions())
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
