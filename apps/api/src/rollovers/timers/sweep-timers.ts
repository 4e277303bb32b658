import { inSqlTransaction } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { fireNext, type RolloverRef } from "./fire-timer.ts";
import { createOrganizationQueue } from "./organization-queue.ts";
import { listDueOrganizations, lockNextDue } from "./timer-store.ts";

/** Concurrent transactions. Each uses a connection. */
const CONCURRENCY = 4;
/** Timers fired for an organization before the next organization's turn. */
const MAX_TIMERS_PER_TURN = 10;

/**
 * Fires all due timers, taking turns between organizations. Sweeps can run concurrently: each transaction locks one rollover that no other
 * sweep has locked, and fires one timer. The next sweep retries failed rollovers.
 */
export async function sweepTimers(ctx: ApiContext): Promise<number> {
  const failed = new Set<string>();
  let firedCount = 0;
  const nextOrganization = createOrganizationQueue(() =>
    listDueOrganizations(ctx.db.sql, ctx.clock.now(), [...failed]),
  );

  /** Returns whether a timer was due. An error before a rollover is locked fails the job. */
  const fireNextDue = async (organizationId: string): Promise<boolean> => {
    let rolloverRef: RolloverRef | null = null;
    try {
      const directory = await ctx.custodians.get();
      const isFired = await inSqlTransaction(ctx.db, async (tx) => {
        // The transaction may be retried.
        rolloverRef = null;
        rolloverRef = await lockNextDue(tx, organizationId, ctx.clock.now(), [...failed]);
        return rolloverRef !== null && (await fireNext(ctx, tx, rolloverRef, directory));
      });
      if (isFired) firedCount += 1;
      return isFired;
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
      const organizationId = await nextOrganization(finished);
      if (organizationId === null) return;
      let remaining = MAX_TIMERS_PER_TURN;
      while (remaining > 0 && (await fireNextDue(organizationId))) remaining -= 1;
      // Any remaining due rollovers are locked by other sweeps.
      if (remaining > 0) finished.add(organizationId);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sweep));
  const rejected = outcomes.find((outcome) => outcome.status === "rejected");
  if (rejected) throw rejected.reason;
  return firedCount;
}
