import { type Page, type Principal, requireScope, toPage } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { readSequenceCursor } from "./sequence-cursor.ts";
import type { TimelineEntry } from "./timeline-chain.ts";
import { readEntriesOfMany } from "./timelines-store.ts";

/** The page of a timeline that is asked for: as `listTimeline` has it. */
export interface TimelinePage {
  limit: number;
  cursor?: string | undefined;
}

/**
 * The same page of many rollovers' timelines, by rollover, in one read. A rollover that is not the organization's has
 * an empty one.
 *
 * @throws Problem `invalid_request` for a cursor that no timeline gave
 */
export async function listTimelines(
  ctx: ApiContext,
  principal: Principal,
  rolloverIds: readonly string[],
  { limit, cursor }: TimelinePage,
): Promise<Map<string, Page<TimelineEntry>>> {
  requireScope(principal, "rollovers:read");
  const after = readSequenceCursor(cursor);
  const entries = await readEntriesOfMany(ctx.db, principal.organizationId, rolloverIds, after, limit + 1);
  const byRollover = Map.groupBy(entries, ({ rolloverId }) => rolloverId);
  return new Map(rolloverIds.map((id) => [id, toPage(byRollover.get(id) ?? [], limit)]));
}
