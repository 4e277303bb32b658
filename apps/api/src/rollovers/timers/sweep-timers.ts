import { inSqlTransaction } from "@svc/database";
import type { ApiContext } from "../../context.ts";
import { fireNext, type RolloverPlace } from "./fire-timer.ts";
import { listDueOrganizations, lockNextDue } from "./timer-store.ts";
import { makeTurns } from "./turns.ts";

/** Transactions side by side: each takes a connection of the pool. */
const SIDE_BY_SIDE = 4;
/** So many things are done for an organization before it is another's turn. */
const EACH_TURN = 10;

/**
 * Does everything that timers have to do by now, for all organizations, each in its turn. Any number of sweeps share the work: each
 * takes rollovers that no other has, does one thing in one transaction, and asks what is next. A sweep that dies has done all
 * or nothing of each, and what it had is free at once. One rollover that fails is left to the next sweep.
 *
 * @returns how many things were done
 */
export async function sweepTimers(ctx: ApiContext): Promise<number> {
  const failed = new Set<string>();
  let done = 0;
  const nextTurn = makeTurns(() => listDueOrganizations(ctx.db.sql, ctx.clock.now(), [...failed]));

  /** @returns whether there was anything to do; what fails before it has a rollover fails the job, as a database that is away */
  const doNext = async (organizationId: string): Promise<boolean> => {
    let place: RolloverPlace | null = null;
    try {
      const directory = await ctx.custodians.get();
      const isDone = await inSqlTransaction(ctx.db, async (tx) => {
        // Of a run that is repeated, nothing is to be known any more.
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
      ctx.log.error({ err: error, rolloverId }, "a timer failed");
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
      // What is still due there, others have.
      if (left > 0) over.add(organizationId);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, sweep));
  const broken = ends.find((end) => end.status === "rejected");
  if (broken) throw broken.reason;
  return done;
}
