import { PgBoss } from "pg-boss";
import { connectionOf } from "../servers/connection-of.ts";
import { JOBS_SCHEMA } from "./install.ts";
import { QUEUES, type QueueName, SCHEDULES } from "./queues.ts";

/** How jobs of one queue are done. Every job may be done twice: what it does has to be harmless then. */
export interface JobHandler {
  queue: QueueName;
  handle(): Promise<void>;
}

/** A process's share of the work. */
export interface JobWorker {
  /** Starts working, one job of each queue at a time. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Takes no more jobs, lets those that run end, and gives back what does not end in time. */
  close(): Promise<void>;
}

interface WorkerOptions {
  url: string;
  /** Connections at most, besides the one that listens. */
  poolSize: number;
  onError(error: Error): void;
}

const STOP_MS = 8_000;
/** How soon a job of a worker that died is given to another; with the library's own minute it would be minutes. */
const SUPERVISE_SECONDS = 1;

/**
 * Opens a worker with connections of its own: listening needs one that nobody else uses.
 *
 * @throws the database's error when it does not answer; nothing is left open then
 */
export async function openJobWorker(options: WorkerOptions): Promise<JobWorker> {
  const boss = new PgBoss({
    ...connectionOf(options.url),
    schema: JOBS_SCHEMA,
    application_name: "svc-worker-jobs",
    max: options.poolSize,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // Rebuilding indexes takes the role that owns them; the operator's command migrates, the worker works.
    reindex: false,
  });
  boss.on("error", options.onError);
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
