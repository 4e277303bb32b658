import { inSqlTransaction, type Sql } from "@svc/database";
import { type Principal, requireScope } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import { lockOrganizationClock, setClockOffset } from "../organizations/organization-clock.ts";
import { fireFirstDue } from "../rollovers/timers/fire-timer.ts";

/** Where an organization's sandbox clock stands, and what came due on the way there. */
export interface AdvancedClock {
  now: Date;
  /** How far it is ahead of the real time, in milliseconds. */
  aheadMs: number;
  /** How many things timers and scripted custodians did. */
  fired: number;
  /** Whether it came as far as was asked; otherwise it stands where the time for one request was over. */
  isThere: boolean;
}

const DAY_MS = 86_400_000;
/** A request is answered well within the half minute that it may take. */
const MOST_MS = 15_000;

/**
 * Moves the organization's sandbox clock forward and does whatever comes due, in the order in which it does, each thing
 * at its own time. Every stop is a transaction: one that fails leaves the clock at the stop before.
 *
 * @param days whole days; the clock never goes back
 * @param transact runs all the way as one transaction, where the answer is to be remembered: a repetition of one that
 *   failed half-way would begin at that stop, and go too far
 */
export async function advanceClock(
  ctx: ApiContext,
  principal: Principal,
  days: number,
  transact?: Transact<AdvancedClock>,
): Promise<AdvancedClock> {
  requireScope(principal, "sandbox:write");
  const { organizationId } = principal;
  if (transact) return transact((tx) => walk(ctx, organizationId, days, (stop) => stop(tx)));
  return walk(ctx, organizationId, days, (stop) => inSqlTransaction(ctx.db, stop));
}

/** @param run runs one stop */
async function walk(
  ctx: ApiContext,
  organizationId: string,
  days: number,
  run: <T>(stop: (tx: Sql) => Promise<T>) => Promise<T>,
): Promise<AdvancedClock> {
  const deadline = performance.now() + MOST_MS;
  let leftMs = days * DAY_MS;
  let fired = 0;
  for (;;) {
    const directory = await ctx.custodians.get();
    const stop = await run(async (tx) => {
      // Another call that moves the same clock takes turns with this one, stop by stop.
      const { now, aheadMs } = await lockOrganizationClock(ctx, tx, organizationId);
      const until = new Date(now.getTime() + leftMs);
      const firedAt = await fireFirstDue(ctx, tx, organizationId, { now, until }, directory);
      const at = firedAt ?? until;
      const stepMs = at.getTime() - now.getTime();
      await setClockOffset(tx, organizationId, aheadMs + stepMs);
      return { at, aheadMs: aheadMs + stepMs, stepMs, isLast: firedAt === null };
    });
    leftMs -= stop.stepMs;
    if (!stop.isLast) fired += 1;
    if (stop.isLast || performance.now() > deadline) {
      return { now: stop.at, aheadMs: stop.aheadMs, fired, isThere: stop.isLast };
    }
  }
}
