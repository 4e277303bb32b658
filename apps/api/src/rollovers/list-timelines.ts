import { type FieldCipher, openTextsKey } from "@svc/accounts";
import { type Page, type Principal, requireScope, toPage } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { withTexts } from "./history/free-texts.ts";
import { readSequenceCursor } from "./sequence-cursor.ts";
import type { TimelineEntry } from "./timeline-chain.ts";
import { readEntries } from "./timeline-store.ts";

/** The page of a timeline that is asked for: as `listTimeline` has it. */
export interface TimelinePage {
  limit: number;
  cursor?: string | undefined;
}

/**
 * The same page of many rollovers' timelines, by rollover, in one read. A rollover that is not the organization's has
 * an empty one. What people wrote can be read until their participant is erased.
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
  const { organizationId } = principal;
  const after = readSequenceCursor(cursor);
  const stored = await readEntries(ctx.db.sql, organizationId, rolloverIds, after, limit + 1);
  const ciphers = new Map<string, FieldCipher>();
  const entries = stored.map(({ accountId, textsKeyCiphertext, ...entry }) => {
    if (entry.sealedTexts === null || textsKeyCiphertext === null) return entry;
    const cipher = ciphers.get(accountId) ?? openTextsKey(ctx.cipher, accountId, textsKeyCiphertext);
    ciphers.set(accountId, cipher);
    return withTexts(entry, cipher);
  });
  const byRollover = Map.groupBy(entries, ({ rolloverId }) => rolloverId);
  return new Map(rolloverIds.map((id) => [id, toPage(byRollover.get(id) ?? [], limit)]));
}
