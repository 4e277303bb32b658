import { type Database, databaseMetrics } from "@svc/database";
import { authMetrics, type Metric, redisMetrics, samplesOf } from "@svc/service-kit";
import type { Redis } from "ioredis";
import type { ApiContext } from "./context.ts";
import type { FileCounts } from "./documents/storage/counted-storage.ts";
import { diskMetrics } from "./documents/storage/disk-metrics.ts";

/** What a process with this context tells of itself. */
export function contextMetrics(
  { auth, counts, signIn, batchTurns }: ApiContext,
  parts: {
    databases: readonly Database[];
    subscriber: Redis;
    commands: Redis;
    fileCounts: FileCounts;
    /** Null where files are in a bucket. */
    documentsFolder: string | null;
  },
): Metric[] {
  const { databases, subscriber, commands, fileCounts, documentsFolder } = parts;
  return [
    ...(counts?.metrics() ?? []),
    ...authMetrics(auth),
    ...databaseMetrics(databases),
    ...redisMetrics({ commands, subscriber }),
    {
      name: "svc_batch_items",
      help: "Items of batches: running, and waiting for their turn.",
      type: "gauge",
      read: () => samplesOf("state", { running: batchTurns.runningCount, waiting: batchTurns.waitingCount }),
    },
    ...(signIn.open?.outcomes.metrics() ?? []),
    ...fileCounts.metrics(),
    ...(documentsFolder === null ? [] : diskMetrics(documentsFolder)),
  ];
}
