import { type Database, inSqlTransaction } from "@svc/database";
import { type Clock, idFromUuid } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import {
  findEventsFromPosition,
  findEventsSince,
  type TailEvent,
  type TailFilter,
} from "./event-tail-store.ts";

interface EventTail {
  /** Returns events committed since the last call, in order per rollover. */
  poll(): Promise<TailEvent[]>;
}

/** Allows for clock skew between machines, plus the duration of a transaction. */
const ID_MARGIN_MS = 3_600_000;
const BATCH_SIZE = 2_000;
export const MAX_PAST_EVENTS = 20_000;

/**
 * Follows events in commit order, without gaps or duplicates. Neither IDs nor timestamps give that order, because an earlier
 * transaction can commit later. Each poll starts at the position below which all transactions have ended, and excludes events
 * already returned.
 * @param since also replays events from this time on
 * @throws Problem `invalid_request` for too many past events
 */
export async function openEventTail(
  ctx: { db: Database; clock: Clock },
  filter: TailFilter,
  since: Date | null = null,
): Promise<EventTail> {
  // `next` was the position of the next transaction to start at time `at`. Transactions from `next` on write only event IDs from
  // `at` on. Once the horizon reaches `next`, only their events are missing, so the scan of IDs can start at `at`.
  const polls = [{ at: ctx.clock.now(), next: 0n }];
  const returnedPositions = new Map<string, bigint>();
  let horizon: bigint | null = null;

  const computeMinId = () => toLowestId((polls[0]?.at.getTime() ?? 0) - ID_MARGIN_MS);

  function advance(batch: { horizon: bigint; next: bigint }, at: Date): void {
    // Never moves back: a promoted standby has lower transaction numbers until its first event raises the offset.
    if (horizon === null || batch.horizon > horizon) horizon = batch.horizon;
    polls.push({ at, next: batch.next });
    while (polls[1] && polls[1].next <= horizon) polls.shift();
    for (const [id, position] of returnedPositions) if (position < horizon) returnedPositions.delete(id);
  }

  // One snapshot for both reads, so no event is missed or repeated.
  let backlog = await inSqlTransaction(
    ctx.db,
    async (tx) => {
      const at = ctx.clock.now();
      const initial = await findEventsFromPosition(tx, filter, {
        startPosition: null,
        minId: computeMinId(),
        excludedIds: [],
        limit: Number.MAX_SAFE_INTEGER,
      });
      for (const { id, position } of initial.events) returnedPositions.set(id, position);
      advance(initial, at);
      return since === null
        ? []
        : (await findEventsSince(tx, filter, { since, limit: MAX_PAST_EVENTS + 1 })).events;
    },
    { isolation: "REPEATABLE READ" },
  );
  if (backlog.length > MAX_PAST_EVENTS) {
    throw new Problem(
      "invalid_request",
      `There are more than ${MAX_PAST_EVENTS} events since the requested time. Choose a later time.`,
    );
  }

  return {
    async poll() {
      if (backlog.length > 0) {
        const events = backlog;
        backlog = [];
        return events;
      }
      const at = ctx.clock.now();
      const options = {
        startPosition: horizon,
        minId: computeMinId(),
        excludedIds: [...returnedPositions.keys()],
      };
      const batch = await findEventsFromPosition(ctx.db.sql, filter, { ...options, limit: BATCH_SIZE });
      for (const { id, position } of batch.events) returnedPositions.set(id, position);
      // More events can remain at this position after a full batch.
      if (batch.events.length < BATCH_SIZE) advance(batch, at);
      return batch.events;
    },
  };
}

function toLowestId(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, "0");
  return idFromUuid("evt", `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`);
}
