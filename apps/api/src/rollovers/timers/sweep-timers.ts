import { inSqlTransaction } from "@svc/database";
import type { ApiContext } from "../../context.ts";
import { fireNext, type RolloverPlace } from "./fire-timer.ts";
import { listDueOrganizations, lockNextDue } from "./timer-store.ts";
import { makeTurns } from "./turns.ts";

/** Concurrent transactions. Each uses a connection. */
const SIDE_BY_SIDE = 4;
/** Timers fired for an organization before the next organization's turn. */
const EACH_TURN = 10;

/**
 * Fires all due timers, organization by organization in turns. Sweeps can run concurrently: each locks free rollovers and fires one timer
 * per transaction. Failed rollovers are left to the next sweep.
 */
export async function sweepTimers(ctx: ApiContext): Promise<number> {
  const failed = new Set<string>();
  let done = 0;
  const nextTurn = makeTurns(() => listDueOrganizations(ctx.db.sql, ctx.clock.now(), [...failed]));

  /** Returns whether a timer was due. An error before a rollover is locked fails the job. */
  const doNext = async (organizationId: string): Promise<boolean> => {
    let place: RolloverPlace | null = null;
    try {
      const directory = await ctx.custodians.get();
      const isDone = await inSqlTransaction(ctx.db, async (tx) => {
        // The transaction may be retried.
        place = null;
        place = await lockNextDue(tx, organizationId, ctx.clock.now(), [...failed]);
        return place !== null && (await fireNext(ctx, tx, place, directory));
      });
      if (isDone) done += 1;
      return isDone;
    } catch (error) {
      const { rolloverId } = (place as RolloverPlace | null) ?? {};
      if (rolloverId === undefined) throw error;
      failed.add(rolloverId);
      ctx.log.error({ err: error, rolloverId }, "timer failed");
      return true;
    }
  };
  const sweep = async () => {
    const over = new Set<string>();
    for (;;) {
      const organizationId = await nextTurn(over);
      if (organizationId === null) return;
      let left = EACH_TURN;
      while (left > 0 && (await doNext(organizationId))) left -= 1;
      // Other sweeps have locked the remaining due rollovers.
      if (left > 0) over.add(organizationId);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, sweep));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  return done;
}
