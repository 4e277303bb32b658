import type { ApiCall } from "../declare.ts";
import type { Rollover } from "./rollover.ts";
import { MAX_ROLLOVERS, type RolloverFilter } from "./rollover-list-statement.ts";
import { listRollovers as readPage } from "./rollover-store.ts";

/**
 * Every rollover of the caller's organization, newest first, page by page, each as it is when its page is read. No connection is held
 * between pages, so the reader may take its time, and no more than a page is in memory.
 */
export async function* readRolloverPages(
  { db, principal }: ApiCall,
  filter: RolloverFilter,
): AsyncGenerator<Rollover[]> {
  let last: Rollover | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(
      db.sql,
      principal.organizationId,
      filter,
      last,
      MAX_ROLLOVERS,
    );
    yield page.items;
    last = page.hasMore ? (page.items.at(-1) ?? null) : null;
  } while (last);
}
