import { fromPrisma, PgBoss } from "pg-boss";
import type { Database, Transaction } from "../database.ts";
import { DeploymentError } from "../deployment.ts";
import { JOBS_SCHEMA } from "./install.ts";
import type { QueueData, QueueName } from "./queues.ts";

/** Adds jobs to the queues, in the transaction of what they are about: neither is there without the other. */
export interface JobSender {
  /**
   * @param key one job waits for each key; another one for it changes nothing
   */
  send<Name extends QueueName>(
    tx: Transaction,
    queue: Name,
    data: QueueData[Name],
    key: string,
  ): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a sender over a database's own pool.
 *
 * @param onError told of faults between calls
 * @throws DeploymentError when the job queue has not been installed, or is of another version
 */
export async function openJobSender(db: Database, onError: (error: Error) => void): Promise<JobSender> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    migrate: false,
    db: { executeSql: (text, values) => db.pool.query(text, values) },
  });
  boss.on("error", onError);
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    const why = error instanceof Error ? error.message : String(error);
    throw new DeploymentError(`the job queue is not ready (${why}); run \`npm run svc -- db migrate\``);
  }
  return {
    async send(tx, queue, data, key) {
      await boss.send(queue, data, { singletonKey: key, db: fromPrisma(tx) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}
