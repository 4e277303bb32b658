import { inSqlTransaction } from "@svc/database";
import type { ApiContext } from "../../context.ts";
import { fireNext, type RolloverPlace } from "./fire-timer.ts";
import { lockNextDue } from "./timer-store.ts";

/** Transactions side by side: each takes a connection of the pool. */
const SIDE_BY_SIDE = 4;

/**
 * Does everything that timers have to do by now, for all organizations. Any number of sweeps share the work: each takes
 * rollovers that no other has, does one thing in one transaction, and asks what is next. A sweep that dies has done all
 * or nothing of each, and what it had is free at once. One rollover that fails is left to the next sweep.
 *
 * @returns how many things were done
 */
export async function sweepTimers(ctx: ApiContext): Promise<number> {
  const failed = new Set<string>();
  let done = 0;
  const sweep = async () => {
    for (;;) {
      let place: RolloverPlace | null = null;
      try {
        const directory = await ctx.custodians.get();
        const isDone = await inSqlTransaction(ctx.db, async (tx) => {
          // Of a run that is repeated, nothing is to be known any more.
          place = null;
          place = await lockNextDue(tx, ctx.clock.now(), [...failed]);
          return place !== null && (await fireNext(ctx, tx, place, directory));
        });
        if (!isDone) return;
        done += 1;
      } catch (error) {
        // What fails before it has a rollover, such as a database that is away, fails the job.
        const { rolloverId } = (place as RolloverPlace | null) ?? {};
        if (rolloverId === undefined) throw error;
        failed.add(rolloverId);
        ctx.log.error({ err: error, rolloverId }, "a timer failed");
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, sweep));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  return done;
}
