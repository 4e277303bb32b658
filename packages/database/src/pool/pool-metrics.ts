import { gauge, type Metric, type Sample } from "@svc/service-kit";
import type { Database } from "../database.ts";
import { replicaMetrics } from "../replica/replica-metrics.ts";
import { QueuedPool } from "./queued-pool.ts";

/** How a process's pools are used, each by the name that its connections have in `pg_stat_activity`, and how its clock stands. */
export function databaseMetrics(databases: readonly Database[]): Metric[] {
  const pools = databases
    .flatMap(({ pool, replica }) => [pool, replica?.pool])
    .filter((pool) => pool instanceof QueuedPool);
  const [first] = databases;
  const read = (toSamples: (pool: QueuedPool) => Record<string, number>, label?: string) => (): Sample[] =>
    pools.flatMap((pool) => {
      const name = { pool: String(pool.options.application_name) };
      return Object.entries(toSamples(pool)).map(([key, value]) => ({
        labels: label === undefined ? name : { ...name, [label]: key },
        value,
      }));
    });
  return [
    ...replicaMetrics(databases),
    {
      name: "svc_database_connections",
      help: "Connections to PostgreSQL, by pool: in use, and idle.",
      type: "gauge",
      read: read(
        ({ totalCount, idleCount }) => ({ in_use: totalCount - idleCount, idle: idleCount }),
        "state",
      ),
    },
    {
      name: "svc_database_connections_max",
      help: "How many connections a pool may have.",
      type: "gauge",
      read: read(({ options }) => ({ max: options.max })),
    },
    {
      name: "svc_database_callers_waiting",
      help: "Callers that wait for a connection.",
      type: "gauge",
      read: read(({ waitingCount }) => ({ waiting: waitingCount })),
    },
    {
      name: "svc_database_callers_refused_total",
      help: "Callers that were refused, as they would have waited too long: answered 503 `overloaded`.",
      type: "counter",
      read: read(({ refusedCount }) => ({ refused: refusedCount })),
    },
    gauge(
      "svc_clock_ahead_seconds",
      "How far the machine's clock is ahead of the database's; beyond five seconds the service is not ready.",
      () => (first ? first.clock.aheadMs() / 1000 : null),
    ),
  ];
}
