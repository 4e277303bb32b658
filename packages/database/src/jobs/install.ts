import { PgBoss } from "pg-boss";
import { toConnectionConfig } from "../servers/connection-config.ts";
import { QUEUES, type QueueName } from "./queues.ts";

export const JOBS_SCHEMA = "pgboss";

/** Creates or migrates the job queue's tables. Safe to repeat. Requires the database's owner. */
export async function installJobs(url: string): Promise<void> {
  const boss = new PgBoss({
    ...toConnectionConfig(url),
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
      // An existing queue keeps its policy.
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
