import type { Database } from "@svc/database";
import { deleteGoneEndpoints, deleteRestOfGone } from "./endpoint-store.ts";

const AT_ONCE = 1_000;

export async function cleanEndpoints(ctx: { db: Database }): Promise<number> {
  const { sql } = ctx.db;
  for (const table of ["webhook_deliveries", "webhook_lanes"] as const) {
    while ((await deleteRestOfGone(sql, table, AT_ONCE)) === AT_ONCE);
  }
  return deleteGoneEndpoints(sql);
}
