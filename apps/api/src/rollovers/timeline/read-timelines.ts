import { type FieldCipher, openTextsKey } from "@svc/accounts";
import { invalidCursor, type Page, toPagesBy } from "@svc/service-kit/lists";
import type { ApiCall } from "../../context/define-operation.ts";
import { openTexts } from "./free-texts.ts";
import { readEntries } from "./timeline-store.ts";
import { type TimelineEntryView, toTimelineEntryView } from "./timeline-view.ts";

/**
 * Returns a page per rollover, which is empty for a rollover of another organization. Free text is readable until the
 * participant is erased.
 * @throws Problem `invalid_request` for an invalid cursor
 */
export async function readTimelines(
  { db, cipher: dataCipher, principal }: ApiCall,
  rolloverIds: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Map<string, Page<TimelineEntryView>>> {
  const after = parseSequenceCursor(cursor);
  const storedEntries = await readEntries(db.sql, principal.organizationId, {
    rolloverIds,
    after,
    limit: limit + 1,
  });
  const ciphers = new Map<string, FieldCipher>();
  const entries = storedEntries.map(({ accountId, textsKeyCiphertext, ...entry }) => {
    if (entry.sealedTexts === null || textsKeyCiphertext === null) return toTimelineEntryView(entry);
    const cipher = ciphers.get(accountId) ?? openTextsKey(dataCipher, accountId, textsKeyCiphertext);
    ciphers.set(accountId, cipher);
    return toTimelineEntryView(openTexts(entry, cipher));
  });
  return toPagesBy("rolloverId", entries, { ids: rolloverIds, limit });
}

/** @throws Problem `invalid_request` for an invalid cursor */
export function parseSequenceCursor(cursor: string | undefined): number {
  if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) throw invalidCursor();
  return Number(cursor ?? 0);
}
