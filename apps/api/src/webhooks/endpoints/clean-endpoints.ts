import type { Database } from "@svc/database";
import { purgeDeletedEndpointRows, purgeDeletedEndpoints } from "./endpoint-store.ts";

const BATCH_SIZE = 1_000;

export async function cleanEndpoints(ctx: { db: Database }): Promise<number> {
  const { sql } = ctx.db;
  for (const table of ["webhook_deliveries", "webhook_lanes"] as const) {
    while ((await purgeDeletedEndpointRows(sql, table, BATCH_SIZE)) === BATCH_SIZE);
  }
  return purgeDeletedEndpoints(sql);
}
