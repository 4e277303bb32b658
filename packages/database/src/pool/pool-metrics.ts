import { gauge, type Metric, type Sample, toLabeledSamples } from "@svc/service-kit/metrics";
import type { Database } from "../database.ts";
import { QueuedPool } from "./queued-pool.ts";

export interface PoolUsage {
  name: string;
  /** `max`, `total` and `idle` count connections. */
  max: number;
  total: number;
  idle: number;
  /** Callers in the queue. */
  waiting: number;
  /** Callers rejected since the process started. */
  refused: number;
}

const listPools = (databases: readonly Database[]) =>
  databases
    .flatMap(({ pool, replica }) => [pool, replica?.pool])
    .filter((pool) => pool instanceof QueuedPool);

function readPools(databases: readonly Database[]): PoolUsage[] {
  return listPools(databases).map(({ options, totalCount, idleCount, waitingCount, refusedCount }) => ({
    name: String(options.application_name),
    max: options.max,
    total: totalCount,
    idle: idleCount,
    waiting: waitingCount,
    refused: refusedCount,
  }));
}

/** Calls `onUse` after pools change, once for simultaneous changes. */
export function watchPools(db: Database, onUse: (pools: PoolUsage[]) => void): void {
  let isScheduled = false;
  const report = () => {
    if (isScheduled) return;
    isScheduled = true;
    // A pool emits before it updates its counts.
    setImmediate(() => {
      isScheduled = false;
      onUse(readPools([db]));
    });
  };
  for (const pool of listPools([db]))
    for (const event of ["acquire", "release", "remove"] as const) pool.on(event as "acquire", report);
}

export function databaseMetrics(
  databases: readonly Database[],
  readPoolsInThreads: () => readonly PoolUsage[] = () => [],
): Metric[] {
  const [first] = databases;
  const read = (toSamples: (pool: PoolUsage) => Record<string, number>, label?: string) => (): Sample[] =>
    [...readPools(databases), ...readPoolsInThreads()].flatMap((pool) => {
      const name = { pool: pool.name };
      return Object.entries(toSamples(pool)).map(([key, value]) => ({
        labels: label === undefined ? name : { ...name, [label]: key },
        value,
      }));
    });
  return [
    ...replicaMetrics(databases),
    {
      name: "svc_database_connections",
      help: "Connections to PostgreSQL, by pool and state.",
      type: "gauge",
      read: read(({ total, idle }) => ({ in_use: total - idle, idle }), "state"),
    },
    {
      name: "svc_database_connections_max",
      help: "Maximum number of connections in a pool.",
      type: "gauge",
      read: read(({ max }) => ({ max })),
    },
    {
      name: "svc_database_callers_waiting",
      help: "Callers waiting for a connection.",
      type: "gauge",
      read: read(({ waiting }) => ({ waiting })),
    },
    {
      name: "svc_database_callers_refused_total",
      help: "Callers rejected with 503 `overloaded`, because they would have waited too long.",
      type: "counter",
      read: read(({ refused }) => ({ refused })),
    },
    gauge(
      "svc_clock_ahead_seconds",
      "How far this host's clock is ahead of the database's. Beyond five seconds, the service is not ready.",
      () => (first ? first.clock.getAheadMs() / 1000 : null),
    ),
  ];
}

function replicaMetrics(databases: readonly Database[]): Metric[] {
  const replica = databases.map((database) => database.replica).find(Boolean);
  return [
    {
      name: "svc_database_reads_total",
      help: "Reads allowed on the replica, by outcome: `replica`, or the reason why the primary served the read.",
      type: "counter",
      read: () => (replica ? toLabeledSamples("outcome", replica.counts) : []),
    },
    gauge(
      "svc_database_replica_behind_bytes",
      "Bytes of WAL that the replica had not replayed when its position was last read.",
      () => replica?.lagBytes ?? null,
    ),
  ];
}
