import { type Database, maintainPartitions, readPartitionHorizons } from "@svc/database";
import type { Logger } from "@svc/service-kit";

/** Logs an error if tomorrow's partition is missing. The next run retries failed steps. */
export async function runPartitionMaintenance(ctx: { db: Database; log: Logger }): Promise<void> {
  try {
    const changes = await maintainPartitions(ctx.db);
    if (changes.length > 0) ctx.log.info({ partitions: changes }, "partitions were created and dropped");
  } catch (error) {
    ctx.log.warn({ err: error }, "partitions could not be created or dropped; retrying");
  }
  const missing = (await readPartitionHorizons(ctx.db)).filter(({ days }) => days === 0);
  if (missing.length > 0)
    ctx.log.error({ tables: missing.map(({ table }) => table) }, "no partition for tomorrow");
}
