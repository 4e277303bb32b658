import { notFound, type Page, type Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { getRollover } from "./get-rollover.ts";
import { listTimelines, type TimelinePage } from "./list-timelines.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

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
  page: TimelinePage,
): Promise<Page<TimelineEntry>> {
  await getRollover(ctx, principal, id);
  const timeline = (await listTimelines(ctx, principal, [id], page)).get(id);
  if (!timeline) throw notFound("rollover");
  return timeline;
}
