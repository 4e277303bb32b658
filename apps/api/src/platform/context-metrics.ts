import { type Database, databaseMetrics } from "@svc/database";
import type { FairQueue, KeyAuthentication } from "@svc/service-kit/auth";
import {
  authMetrics,
  type Metric,
  type RequestCounts,
  redisMetrics,
  toLabeledSamples,
} from "@svc/service-kit/metrics";
import type { RedisConnection } from "@svc/service-kit/redis";
import type { Redis } from "ioredis";
import type { SignIn } from "../people/sign-in/sign-in.ts";
import type { LineThread } from "../records/exports/line-thread.ts";
import type { FileCounts } from "../rollovers/documents/storage/counted-storage.ts";
import { diskMetrics } from "../rollovers/documents/storage/folder-storage.ts";

interface MetricSources {
  auth: KeyAuthentication;
  counts: RequestCounts | null;
  signIn: SignIn;
  batchQueue: FairQueue;
  lineReader: LineThread;
}

export function createContextMetrics(
  { auth, counts, signIn, batchQueue, lineReader }: MetricSources,
  parts: {
    databases: readonly Database[];
    subscriber: Redis;
    commands: RedisConnection;
    fileCounts: FileCounts;
    /** Null if files are stored in a bucket. */
    documentsFolder: string | null;
  },
): Metric[] {
  const { databases, subscriber, commands, fileCounts, documentsFolder } = parts;
  return [
    ...(counts?.metrics() ?? []),
    ...authMetrics(auth),
    ...databaseMetrics(databases, () => lineReader.pools),
    ...redisMetrics({ commands, subscriber }),
    {
      name: "svc_batch_items",
      help: "Batch items by state: running or waiting.",
      type: "gauge",
      read: () =>
        toLabeledSamples("state", { running: batchQueue.runningCount, waiting: batchQueue.waitingCount }),
    },
    {
      name: "svc_exports_in_progress",
      help: "Exports and reports in progress.",
      type: "gauge",
      read: () => [{ value: lineReader.callCount }],
    },
    ...(signIn.services?.outcomes.metrics() ?? []),
    ...fileCounts.metrics(),
    ...(documentsFolder === null ? [] : diskMetrics(documentsFolder)),
  ];
}
