import type { JobHandler } from "@svc/database/jobs";
import { Histogram, type Metric } from "@svc/service-kit/metrics";

const DURATION_BUCKETS_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

export class JobCounts {
  private readonly queues = new Map<string, { done: number; failed: number; durations: Histogram }>();

  /** Returns handlers that also count and time their runs. */
  track(handlers: readonly JobHandler[]): JobHandler[] {
    return handlers.map(({ queue, handle }) => {
      const counts = { done: 0, failed: 0, durations: new Histogram(DURATION_BUCKETS_SECONDS) };
      this.queues.set(queue, counts);
      const handleAndCount = async () => {
        const start = performance.now();
        try {
          await handle();
          counts.done += 1;
        } catch (error) {
          counts.failed += 1;
          throw error;
        } finally {
          counts.durations.observe((performance.now() - start) / 1000);
        }
      };
      return { queue, handle: handleAndCount };
    });
  }

  metrics(): Metric[] {
    return [
      {
        name: "svc_jobs_total",
        help: "Jobs this worker has run, by queue and outcome. Failed jobs are retried.",
        type: "counter",
        read: () =>
          [...this.queues].flatMap(([queue, { done, failed }]) => [
            { labels: { queue, outcome: "done" }, value: done },
            { labels: { queue, outcome: "failed" }, value: failed },
          ]),
      },
      {
        name: "svc_job_duration_seconds",
        help: "Job duration.",
        type: "histogram",
        read: () =>
          [...this.queues].map(([queue, { durations }]) => ({ labels: { queue }, histogram: durations })),
      },
    ];
  }
}
