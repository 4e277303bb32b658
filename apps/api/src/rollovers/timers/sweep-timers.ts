import type { JobBatches } from "@svc/database/jobs";
import type { ApiContext } from "../../context.ts";
import { listDueRollovers } from "./timer-store.ts";

/** Rollovers handed on in one sweep; those that are left are found by the next. */
const AT_ONCE = 5_000;

/**
 * Finds the rollovers whose timers are due and makes a job of each.
 *
 * @returns how many were found
 */
export async function sweepTimers(ctx: ApiContext, jobs: JobBatches): Promise<number> {
  const due = await listDueRollovers(ctx.db, ctx.clock.now(), AT_ONCE);
  await jobs.sendAll(
    "timers.fire",
    due.map(({ id, organizationId }) => ({ data: { rolloverId: id, organizationId }, key: id })),
  );
  return due.length;
}
