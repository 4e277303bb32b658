import { PgBoss } from "pg-boss";
import { toConnectionConfig } from "../servers/connection-config.ts";
import { createErrorReporter } from "./error-reporter.ts";
import { JOBS_SCHEMA } from "./install.ts";
import { QUEUES, type QueueName, SCHEDULES } from "./queues.ts";

/** Must be idempotent, because a job may run twice. */
export interface JobHandler {
  queue: QueueName;
  handle(): Promise<void>;
}

export interface JobWorker {
  /** Runs one job of each queue at a time. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Puts jobs that do not end within `STOP_MS` back in the queue. */
  close(): Promise<void>;
}

interface WorkerOptions {
  url: string;
  /** Without the connection for LISTEN. */
  poolSize: number;
  onError(error: Error): void;
}

const STOP_MS = 8_000;
/** Interval for reassigning the jobs of crashed workers. pg-boss's default is one minute. */
const SUPERVISE_SECONDS = 1;

/** Opens a worker with its own connections, which LISTEN requires. */
export async function openJobWorker(options: WorkerOptions): Promise<JobWorker> {
  const boss = new PgBoss({
    ...toConnectionConfig(options.url),
    schema: JOBS_SCHEMA,
    application_name: "svc-worker-jobs",
    max: options.poolSize,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // Only the indexes' owner could rebuild them.
    reindex: false,
  });
  boss.on("error", createErrorReporter(options.onError));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    async work(handlers) {
      for (const { queue, handle } of handlers) {
        const settings = {
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: 0.5,
          heartbeatRefreshSeconds: (QUEUES[queue].heartbeatSeconds ?? 10) / 2,
        };
        await boss.work(queue, settings, () => handle());
      }
      for (const { queue, cron } of SCHEDULES) await boss.schedule(queue, cron, {}, { singletonKey: queue });
    },
    close: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
