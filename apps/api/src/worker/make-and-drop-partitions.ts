import { type Database, keepPartitions, readPartitionsAhead } from "@svc/database";
import type { Logger } from "@svc/service-kit";

/** Logs an error if tomorrow's partition is missing. Steps that cannot get their locks wait for the next run. */
export async function makeAndDropPartitions(ctx: { db: Database; log: Logger }): Promise<void> {
  try {
    const done = await keepPartitions(ctx.db);
    if (done.length > 0) ctx.log.info({ partitions: done }, "partitions were created and dropped");
  } catch (error) {
    ctx.log.warn({ err: error }, "partitions could not be created or dropped; retrying");
  }
  const missing = (await readPartitionsAhead(ctx.db)).filter(({ days }) => days === 0);
  if (missing.length > 0)
    ctx.log.error({ tables: missing.map(({ table }) => table) }, "no partition for tomorrow");
}
