import { PgBoss } from "pg-boss";
import type { Database } from "../database.ts";
import { mapDatabaseError } from "../database-errors.ts";
import { DeploymentError } from "../deployment.ts";
import type { Sql } from "../sql.ts";
import { createErrorReporter } from "./error-reporter.ts";
import { JOBS_SCHEMA } from "./install.ts";
import type { QueueName } from "./queues.ts";

/** Adds jobs in the transaction of the change that needs them. */
export interface JobSender {
  /** Does nothing if the queue has a waiting job. */
  send(tx: Sql, queue: QueueName): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a sender on the database's pool.
 * @throws DeploymentError if the job queue is not installed or has another version; errors of an unavailable database
 */
export async function openJobSender(db: Database, onError: (error: Error) => void): Promise<JobSender> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    migrate: false,
    db: toExecutor(db.sql),
  });
  boss.on("error", createErrorReporter(onError));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    if (mapDatabaseError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DeploymentError(`the job queue is not ready (${reason}); run \`svc db migrate\``);
  }
  return {
    async send(tx, queue) {
      await boss.send(queue, {}, { singletonKey: queue, db: toExecutor(tx) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

function toExecutor(db: Sql) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: await db.query<object>({ text, values }),
    }),
  };
}
