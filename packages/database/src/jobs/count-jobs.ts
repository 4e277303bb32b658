import type { Sql } from "../sql.ts";
import { sql, unpreparedStatement } from "../statements/statement.ts";
import { JOBS_SCHEMA } from "./install.ts";
import { QUEUES, type QueueName } from "./queues.ts";

export interface JobCount {
  queue: QueueName;
  waiting: number;
  running: number;
  /** Within the last hour. Older ones are deleted. */
  failed: number;
  /** Age of the oldest waiting job, or 0. */
  oldestSeconds: number;
}

export async function countJobs(db: Sql): Promise<JobCount[]> {
  const rows = new Map((await readCounts(db)).map((row) => [row.queue, row]));
  return (Object.keys(QUEUES) as QueueName[]).map(
    (queue) => rows.get(queue) ?? { queue, waiting: 0, running: 0, failed: 0, oldestSeconds: 0 },
  );
}

const readCounts = unpreparedStatement(
  "job_counts",
  () => sql<JobCount>`
    SELECT name AS queue, (count(*) FILTER (WHERE is_due))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE is_due)), 0)::float8 AS "oldestSeconds"
    FROM (SELECT name, state, start_after, state IN ('created', 'retry') AND start_after <= now() AS is_due
      FROM ${sql.table(`${JOBS_SCHEMA}.job`)} WHERE state IN ('created', 'retry', 'active', 'failed')) job
    GROUP BY name`,
);
