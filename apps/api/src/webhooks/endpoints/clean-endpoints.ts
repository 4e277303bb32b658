import type { Database } from "@svc/database";
import { deleteGoneDeliveries, deleteGoneEndpoints } from "./endpoint-store.ts";

const AT_ONCE = 1_000;

/** Removes what is left of deleted endpoints. @returns how many endpoints */
export async function cleanEndpoints(ctx: { db: Database }): Promise<number> {
  for (;;) {
    if ((await deleteGoneDeliveries(ctx.db.sql, AT_ONCE)) < AT_ONCE) return deleteGoneEndpoints(ctx.db.sql);
  }
}
