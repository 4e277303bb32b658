import { type Database, inSqlTransaction } from "@svc/database";
import { type Clock, idFromUuid, Problem } from "@svc/service-kit";
import { findEventsFromPosition, findEventsSince } from "./event-tail-store.ts";
import type { TailEvent, TailFilter } from "./tail-event.ts";

/** The events of a database one after the other, each once. */
export interface EventTail {
  /** What has been committed since the look before, in the order of each rollover; empty when that was all. */
  look(): Promise<TailEvent[]>;
}

/** How far the clocks of the machines that make ids may be apart, and how long a transaction may take, together. */
const ID_MARGIN_MS = 3_600_000;
const AT_ONCE = 2_000;
/** Of earlier events, as many as are told of; beyond that somebody has mistaken the moment. */
export const MAX_EARLIER = 20_000;

/**
 * Follows the events as they are committed. Neither ids nor times come in that order: a transaction that began earlier
 * may commit later than what has been told already. So a look asks for events from the position on below which all had
 * committed at the look before, whatever their ids or times, and leaves out those it knows; none is skipped or comes twice.
 *
 * @param since tells of what is there already from this moment on, too
 * @throws Problem `invalid_request` when that is more than anybody listens to
 */
export async function openEventTail(
  ctx: { db: Database; clock: Clock },
  filter: TailFilter,
  since: Date | null = null,
): Promise<EventTail> {
  // When which transactions had not begun yet: below the id of such a moment, nothing of theirs is to be found.
  const moments = [{ at: ctx.clock.now(), next: 0n }];
  const known = new Map<string, bigint>();
  let from: bigint | null = null;

  const startId = () => idAt((moments[0]?.at.getTime() ?? 0) - ID_MARGIN_MS);

  function remember(look: { horizon: bigint; next: bigint }, at: Date): void {
    // A promoted standby's numbers are lower until its first event moves the positions of all that follow.
    if (from === null || look.horizon > from) from = look.horizon;
    moments.push({ at, next: look.next });
    while (moments[1] && moments[1].next <= from) moments.shift();
    for (const [id, position] of known) if (position < from) known.delete(id);
  }

  // Both at one moment: what is there, and what is not to be told again.
  let waiting = await inSqlTransaction(
    ctx.db,
    async (tx) => {
      const at = ctx.clock.now();
      const there = await findEventsFromPosition(
        tx,
        filter,
        { since: null, afterId: startId(), known: [] },
        Number.MAX_SAFE_INTEGER,
      );
      for (const { id, position } of there.events) known.set(id, position);
      remember(there, at);
      return since === null ? [] : (await findEventsSince(tx, filter, since, MAX_EARLIER + 1)).events;
    },
    "REPEATABLE READ",
  );
  if (waiting.length > MAX_EARLIER) {
    throw new Problem(
      "invalid_request",
      `There are more than ${MAX_EARLIER} events since then: choose a later moment.`,
    );
  }

  return {
    async look() {
      if (waiting.length > 0) {
        const events = waiting;
        waiting = [];
        return events;
      }
      const at = ctx.clock.now();
      const options = { since: from, afterId: startId(), known: [...known.keys()] };
      const found = await findEventsFromPosition(ctx.db.sql, filter, options, AT_ONCE);
      for (const { id, position } of found.events) known.set(id, position);
      // Where there was more than one look takes, the next goes on at the same place.
      if (found.events.length < AT_ONCE) remember(found, at);
      return found.events;
    },
  };
}

/** The lowest id that an event of a moment could have: ids begin with the time at which they were made. */
function idAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, "0");
  return idFromUuid("evt", `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`);
}
