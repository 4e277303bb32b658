import { PgBoss } from "pg-boss";
import { connectionOf } from "../servers/connection-of.ts";
import { QUEUES, type QueueName } from "./queues.ts";

/** The database's schema that the job queue keeps its tables in. */
export const JOBS_SCHEMA = "pgboss";

/** Makes or migrates the job queue's tables and its queues; safe to repeat. Needs the role that owns the database. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    ...connectionOf(url),
    schema: JOBS_SCHEMA,
    application_name: "svc-migrate",
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => {});
  try {
    await boss.start();
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      const { policy, ...options } = QUEUES[name];
      await boss.createQueue(name, { policy, ...options });
      // A queue that is there keeps its policy; everything else follows what is said here.
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
