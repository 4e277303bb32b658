import { insertRows, json, type Sql, type Write } from "@svc/database";
import type { ChainHead, TimelineEntry } from "./timeline-chain.ts";

/** A sealed entry as `writeRows` appends it, together with what it tells of. */
export function entryWrite(organizationId: string, entry: TimelineEntry): Write {
  return { table: "timeline_entries", row: toRow(organizationId, entry) };
}

/** Appends one sealed entry to each of many timelines. */
export async function appendEntries(
  tx: Sql,
  organizationId: string,
  entries: readonly TimelineEntry[],
): Promise<void> {
  await insertRows(
    tx,
    "timeline_entries",
    entries.map((entry) => toRow(organizationId, entry)),
  );
}

function toRow(organizationId: string, { actor, data, ...columns }: TimelineEntry) {
  return { ...columns, organizationId, actor: json(actor), data: json(data) };
}

/** The entries of a rollover after a sequence number, oldest first. */
export async function readEntries(
  db: Sql,
  organizationId: string,
  rolloverId: string,
  after = 0,
  limit: number | null = null,
): Promise<TimelineEntry[]> {
  return db.query<TimelineEntry>({
    name: "timeline_page",
    text: `SELECT rollover_id AS "rolloverId", sequence, type, at, actor, action, from_state AS "fromState",
        to_state AS "toState", reason, data, prev_hash AS "prevHash", hash
      FROM timeline_entries
      WHERE organization_id = $1 AND rollover_id = $2 AND sequence > $3
      ORDER BY sequence LIMIT $4`,
    values: [organizationId, rolloverId, after, limit],
  });
}

/** The end of any organization's timeline, as the rollover's row keeps it; null when there is no such rollover. */
export async function findChainHead(
  db: Sql,
  rolloverId: string,
): Promise<(ChainHead & { organizationId: string }) | null> {
  const [row] = await db.query<ChainHead & { organizationId: string }>({
    text: `SELECT organization_id AS "organizationId", timeline_sequence AS sequence, timeline_hash AS hash
      FROM rollovers WHERE id = $1`,
    values: [rolloverId],
  });
  return row ?? null;
}
