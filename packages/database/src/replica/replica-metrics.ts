import { gauge, type Metric, toLabeledSamples } from "@svc/service-kit/metrics";
import type { Database } from "../database.ts";

/** Returns metrics of replica reads. */
export function replicaMetrics(databases: readonly Database[]): Metric[] {
  const replica = databases.map((database) => database.replica).find(Boolean);
  return [
    {
      name: "svc_database_reads_total",
      help: "Reads that the replica may answer, by what became of them: it did, or the primary had to and why.",
      type: "counter",
      read: () => (replica ? toLabeledSamples("outcome", replica.counts) : []),
    },
    gauge(
      "svc_database_replica_behind_bytes",
      "How much of the log the replica lacked when it was last asked for what was written.",
      () => replica?.lagBytes ?? null,
    ),
  ];
}
