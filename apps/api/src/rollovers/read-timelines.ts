import { type FieldCipher, openTextsKey } from "@svc/accounts";
import { type Page, toPage } from "@svc/service-kit";
import type { ApiCall } from "../declare.ts";
import { withTexts } from "./history/free-texts.ts";
import { readSequenceCursor } from "./sequence-cursor.ts";
import { readEntries } from "./timeline-store.ts";
import { type TimelineEntryView, toTimelineEntryView } from "./timeline-view.ts";

/**
 * The same page of many rollovers' timelines, by rollover, in one read. A rollover that is not the organization's has
 * an empty one. What people wrote can be read until their participant is erased.
 *
 * @throws Problem `invalid_request` for a cursor that no timeline gave
 */
export async function readTimelines(
  { db, cipher: dataCipher, principal }: ApiCall,
  rolloverIds: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Map<string, Page<TimelineEntryView>>> {
  const after = readSequenceCursor(cursor);
  const stored = await readEntries(db.sql, principal.organizationId, rolloverIds, after, limit + 1);
  const ciphers = new Map<string, FieldCipher>();
  const entries = stored.map(({ accountId, textsKeyCiphertext, ...entry }) => {
    if (entry.sealedTexts === null || textsKeyCiphertext === null) return toTimelineEntryView(entry);
    const cipher = ciphers.get(accountId) ?? openTextsKey(dataCipher, accountId, textsKeyCiphertext);
    ciphers.set(accountId, cipher);
    return toTimelineEntryView(withTexts(entry, cipher));
  });
  const byRollover = Map.groupBy(entries, ({ rolloverId }) => rolloverId);
  return new Map(rolloverIds.map((id) => [id, toPage(byRollover.get(id) ?? [], limit)]));
}
