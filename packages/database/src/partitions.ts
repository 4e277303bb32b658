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
  /** Zero where tomorrow has none; rows then go to the default partition. */
  days: number;
}

/** How far each partitioned table is made ahead. */
export function readPartitionsAhead({ sql: db }: Pick<Database, "sql">): Promise<PartitionsAhead[]> {
  return readAhead(db);
}

const readAhead = plannedEachTime(
  "partitions_ahead",
  () => sql<PartitionsAhead>`SELECT r.of_table AS "table",
      coalesce(CASE WHEN bool_or(now() + interval '1 day' >= p.starts AND now() + interval '1 day' < p.ends)
        THEN extract(epoch FROM max(p.ends) - now()) / 86400 END, 0)::float8 AS days
    FROM partition_rules() r LEFT JOIN partitions() p ON p.of_table = r.of_table GROUP BY r.of_table ORDER BY r.of_table`,
);
