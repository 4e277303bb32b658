import { type Principal, requireScope } from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import { rolloverFilterFields, toRolloverFilter } from "./list-rollovers.ts";
import type { Rollover } from "./rollover.ts";
import { MOST_ROLLOVERS } from "./rollover-list-statement.ts";
import { listRollovers as readPage } from "./rollover-store.ts";

/** The query of an export: the list's, without its pages. */
export const rolloverExportSchema = z.strictObject(rolloverFilterFields);

/**
 * Reads all of the organization's rollovers that the filters let through, newest first: whatever was there at the
 * beginning is given once, as it is when its page is read. No connection is held between pages, so the reader may take
 * its time, and no more than a page is in memory.
 */
export function exportRollovers(
  ctx: ApiContext,
  principal: Principal,
  query: z.output<typeof rolloverExportSchema>,
): AsyncIterable<Rollover> {
  requireScope(principal, "rollovers:read");
  const filter = toRolloverFilter(query);
  return readPages((last) => readPage(ctx.db, principal.organizationId, filter, last, MOST_ROLLOVERS));
}

async function* readPages(read: (last: Rollover | null) => ReturnType<typeof readPage>) {
  let last: Rollover | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await read(last);
    yield* page.items;
    last = page.hasMore ? (page.items.at(-1) ?? null) : null;
  } while (last);
}
