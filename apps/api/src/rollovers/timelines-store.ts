import type { Database } from "@svc/database";
import type { TimelineEntry } from "./timeline-chain.ts";

/** The entries of many rollovers after a sequence number, `limit` of each at the most, oldest first; one statement. */
export async function readEntriesOfMany(
  db: Database,
  organizationId: string,
  rolloverIds: readonly string[],
  after: number,
  limit: number,
): Promise<TimelineEntry[]> {
  const { rows } = await db.pool.query<TimelineEntry>({
    name: "timelines_of_many",
    text: `SELECT entry.* FROM unnest($2::text[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT rollover_id AS "rolloverId", sequence, type, at, actor, action, from_state AS "fromState",
        to_state AS "toState", reason, data, prev_hash AS "prevHash", hash
      FROM timeline_entries
      WHERE organization_id = $1 AND rollover_id = wanted.id AND sequence > $3
      ORDER BY sequence LIMIT $4
    ) AS entry ORDER BY entry."rolloverId", entry.sequence`,
    values: [organizationId, rolloverIds, after, limit],
  });
  return rows;
}
