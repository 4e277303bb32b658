import { type Database, readPartitionsAhead } from "@svc/database";
import { Gauge, type Registry } from "prom-client";

/** Adds how far ahead partitions are made, read when somebody asks; NaN while the database is away. */
export function addPartitionMetrics(registry: Registry, db: Database): void {
  let known: string[] = [];
  new Gauge({
    name: "svc_partitions_ahead_days",
    help: "For how many days a table has partitions; 0 where tomorrow has none.",
    labelNames: ["table"],
    registers: [registry],
    async collect() {
      const read = await readPartitionsAhead(db).catch(() =>
        known.map((table) => ({ table, days: Number.NaN })),
      );
      known = read.map(({ table }) => table);
      for (const { table, days } of read) this.set({ table }, days);
    },
  });
}
