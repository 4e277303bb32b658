import { inSqlTransaction } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { fireNext, type RolloverRef } from "./fire-timer.ts";
import { createOrganizationQueue } from "./organization-queue.ts";
import { listDueOrganizations, lockNextDue } from "./timer-store.ts";

/** Each concurrent transaction uses a connection. */
const CONCURRENCY = 4;
const MAX_TIMERS_PER_TURN = 10;

/**
 * Fires all due timers, alternating between organizations. Sweeps can run concurrently: each transaction skips locked rollovers
 * and fires one timer. The next sweep retries failed rollovers.
 */
export async function sweepTimers(ctx: ApiContext): Promise<number> {
  const failed = new Set<string>();
  let firedCount = 0;
  const takeNextOrganization = createOrganizationQueue(() =>
    listDueOrganizations(ctx.db.sql, ctx.clock.now(), [...failed]),
  );

  /** Returns false if no timer is due. An error after the lock is logged; an earlier error fails the job. */
  const fireNextDue = async (organizationId: string): Promise<boolean> => {
    let rolloverRef: RolloverRef | null = null;
    try {
      const directory = await ctx.custodians.get();
      const wasFired = await inSqlTransaction(ctx.db, async (tx) => {
        // The transaction may be retried.
        rolloverRef = null;
        rolloverRef = await lockNextDue(tx, organizationId, { now: ctx.clock.now(), excluded: [...failed] });
        return rolloverRef !== null && (await fireNext(ctx, tx, { rolloverRef, directory }));
      });
      if (wasFired) firedCount += 1;
      return wasFired;
    } catch (error) {
      const { rolloverId } = (rolloverRef as RolloverRef | null) ?? {};
      if (rolloverId === undefined) throw error;
      failed.add(rolloverId);
      ctx.log.error({ err: error, rolloverId }, "timer failed");
      return true;
    }
  };
  const sweep = async () => {
    const finished = new Set<string>();
    for (;;) {
      const organizationId = await takeNextOrganization(finished);
      if (organizationId === null) return;
      let remaining = MAX_TIMERS_PER_TURN;
      while (remaining > 0 && (await fireNextDue(organizationId))) remaining -= 1;
      // No timer is due except those that other sweeps have locked.
      if (remaining > 0) finished.add(organizationId);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sweep));
  const rejected = outcomes.find((outcome) => outcome.status === "rejected");
  if (rejected) throw rejected.reason;
  return firedCount;
}
