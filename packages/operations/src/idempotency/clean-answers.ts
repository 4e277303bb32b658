import type { Database } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { deleteExpiredAnswers } from "./idempotency-store.ts";

const AT_ONCE = 1_000;

/**
 * Deletes expired idempotency records.
 * @returns the number deleted
 */
export async function cleanAnswers(ctx: { db: Database; clock: Clock }): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteExpiredAnswers(ctx.db.sql, ctx.clock.now(), AT_ONCE);
    total += deleted;
    if (deleted < AT_ONCE) return total;
  }
}
