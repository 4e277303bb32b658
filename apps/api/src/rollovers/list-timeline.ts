import { type Page, type Principal, toPage } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { getRollover } from "./get-rollover.ts";
import type { TimelinePage } from "./list-timelines.ts";
import { readSequenceCursor } from "./sequence-cursor.ts";
import type { TimelineEntry } from "./timeline-chain.ts";
import { readEntries } from "./timeline-store.ts";

/**
 * One page of a rollover's timeline, oldest first: a history is read from its beginning.
 *
 * @param cursor the sequence number that the page before ended with
 * @throws Problem `not_found`; `invalid_request` for a cursor that no timeline gave
 */
export async function listTimeline(
  ctx: ApiContext,
  principal: Principal,
  id: string,
  { limit, cursor }: TimelinePage,
): Promise<Page<TimelineEntry>> {
  const rollover = await getRollover(ctx, principal, id);
  const after = readSequenceCursor(cursor);
  const entries = await readEntries(ctx.db.sql, rollover.organizationId, id, after, limit + 1);
  return toPage(entries, limit);
}
