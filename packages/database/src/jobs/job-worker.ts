import { type Job, PgBoss } from "pg-boss";
import { JOBS_SCHEMA } from "./install.ts";
import { QUEUES, type QueueData, type QueueName, SCHEDULES } from "./queues.ts";

/** How jobs of one queue are done. Every job may be done twice: what it does has to be harmless then. */
export interface JobHandler<Name extends QueueName> {
  queue: Name;
  /** Jobs at the same time in this process. */
  concurrency: number;
  handle(data: QueueData[Name]): Promise<void>;
}

/** Adds many jobs at once, outside a transaction. */
export interface JobBatches {
  sendAll<Name extends QueueName>(queue: Name, jobs: { data: QueueData[Name]; key: string }[]): Promise<void>;
}

/** A process's share of the work. */
export interface JobWorker extends JobBatches {
  /** Starts working. */
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers holds handlers of every queue.
  work(handlers: readonly JobHandler<any>[]): Promise<void>;
  /** Takes no more jobs, lets those that run end, and gives back what does not end in time. */
  close(): Promise<void>;
}

interface WorkerOptions {
  url: string;
  /** Connections at the most, besides the one that listens. */
  poolSize: number;
  onError(error: Error): void;
}

const STOP_MS = 8_000;
/** How soon a job of a worker that died is given to another; with the library's own minute it would be minutes. */
const SUPERVISE_SECONDS = 1;

/** Opens a worker with connections of its own: listening needs one that nobody else uses. */
export async function openJobWorker(options: WorkerOptions): Promise<JobWorker> {
  const boss = new PgBoss({
    connectionString: options.url,
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
  await boss.start();
  return {
    async work(handlers) {
      for (const { queue, concurrency, handle } of handlers) {
        const settings = {
          localConcurrency: concurrency,
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: 0.5,
          heartbeatRefreshSeconds: (QUEUES[queue as QueueName].heartbeatSeconds ?? 10) / 2,
        };
        await boss.work(queue, settings, async ([job]: Job<object>[]) => {
          if (job) await handle(job.data);
        });
      }
      for (const { queue, cron } of SCHEDULES) await boss.schedule(queue, cron, {}, { singletonKey: queue });
    },
    async sendAll(queue, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        queue,
        jobs.map(({ data, key }) => ({ data, singletonKey: key })),
      );
    },
    close: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}
