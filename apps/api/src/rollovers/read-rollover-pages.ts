import type { ApiCall } from "../declare.ts";
import type { Place } from "./lists/list-order.ts";
import { readWorkList } from "./lists/work-list-store.ts";
import { readWholeRollovers } from "./read-whole-rollovers.ts";
import type { Rollover } from "./rollover.ts";
import { MAX_ROLLOVERS } from "./rollover-list-statement.ts";
import type { RolloverState } from "./rollover-states.ts";

/**
 * Yields every rollover of the caller's organization in these states, page by page, each as it is when its page is read. No connection is held
 * between pages, so the reader may take its time, and no more than a page is in memory.
 */
export async function* readRolloverPages(
  { db, principal: { organizationId } }: ApiCall,
  states: readonly RolloverState[],
): AsyncGenerator<Rollover[]> {
  let last: Place | null = null;
  do {
    const filter = { order: "newest", states } as const;
    const page: Awaited<ReturnType<typeof readWorkList>> = await readWorkList(
      db.sql,
      organizationId,
      filter,
      last,
      MAX_ROLLOVERS,
    );
    yield await readWholeRollovers(
      db.sql,
      organizationId,
      page.items.map(({ id }) => id),
    );
    const end = page.items.at(-1);
    last = page.hasMore && end ? { at: end.createdAt, id: end.id } : null;
  } while (last);
}
