import { type Params, type Sql, sql, unpreparedStatement } from "@svc/database";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { forEachWindow } from "../data-keys/key-usage.ts";

const WINDOW_ROWS = 20_000;

/**
 * Counts histories by the chain key of their last entry, which services need to append. Only verification needs the keys of older entries.
 */
export async function countEndsByKey(db: Sql): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await forEachWindow(db, "rollovers", WINDOW_ROWS, async (after, upTo) => {
    for (const { keyId, count } of await countEnds(db, { after, upTo })) {
      const id = keyId ?? UNNAMED_SECRET;
      counts.set(id, (counts.get(id) ?? 0) + count);
    }
  });
  return counts;
}

const countEnds = unpreparedStatement(
  "timeline_ends_by_key",
  ({ after, upTo }: Params<{ after: string; upTo: string }>) => sql<{ keyId: string | null; count: number }>`
    SELECT entry.key_id AS "keyId", count(*)::int AS count
    FROM rollovers AS rollover JOIN timeline_entries AS entry
      ON entry.rollover_id = rollover.id AND entry.sequence = rollover.timeline_sequence
    WHERE rollover.id > ${after} AND rollover.id <= ${upTo} GROUP BY entry.key_id`,
);
