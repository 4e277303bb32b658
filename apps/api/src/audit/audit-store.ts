import type { Sql } from "@svc/database";
import type { AuditEntry, AuditFilter } from "./audit-entry.ts";

/** Part of the log, and where to go on; null at its end. */
export interface AuditWindow {
  entries: AuditEntry[];
  next: number | null;
}

// A window is so many rows of the log, of which those are given that are wanted: however few they are, no statement reads
// more than this.
const WINDOW_ROWS = 2_000;

type EntryRow = { [Name in keyof AuditEntry]: AuditEntry[Name] | null };
type WindowRow = Omit<EntryRow, "id" | "sequence"> & {
  scanned: number;
  last: string | null;
  id: string | null;
  sequence: string | null;
};

const FIELDS = `found.id::text, found.organization_id AS "organizationId", found.sequence::text,
  found.actor_type AS "actorType", found.actor_id AS "actorId", found.action, found.target_id AS "targetId", found.data,
  found.request_id AS "requestId", found.created_at AS "createdAt", found.recorded_at AS "recordedAt",
  found.recorded_by AS "recordedBy", found.prev_hash AS "prevHash", found.hash`;

/**
 * The newest rows that the filter lets through, newest first, of one window.
 *
 * @param before the number of the row behind which to begin; null for the newest
 */
export function readNewest(sql: Sql, filter: AuditFilter, before: number | null): Promise<AuditWindow> {
  const page = `SELECT * FROM audit_log WHERE id < coalesce($1, 9223372036854775807)
    ${filter.chain === null ? "AND $2::text IS NULL" : "AND chain = $2"} ORDER BY id DESC LIMIT ${WINDOW_ROWS}`;
  return readWindow(sql, page, "min(id)", "found.id DESC", [before, filter.chain], filter);
}

/** A chain's rows that the filter lets through, in their order, of one window. @param after a sequence */
export function readInOrder(
  sql: Sql,
  chain: string,
  filter: AuditFilter,
  after: number,
): Promise<AuditWindow> {
  const page = `SELECT * FROM audit_log WHERE sequence > $1 AND chain = $2 ORDER BY sequence LIMIT ${WINDOW_ROWS}`;
  return readWindow(sql, page, "max(sequence)", "found.sequence", [after, chain], filter);
}

async function readWindow(
  sql: Sql,
  page: string,
  last: string,
  order: string,
  values: readonly unknown[],
  { actor, action, targetId, since, until }: AuditFilter,
): Promise<AuditWindow> {
  const rows = await sql.query<WindowRow>({
    text: `WITH page AS MATERIALIZED (${page})
      SELECT scanned, last, ${FIELDS}
      FROM (SELECT count(*)::int AS scanned, ${last}::text AS last FROM page) AS all_of_it
      LEFT JOIN page AS found ON ($3::text IS NULL OR found.actor_type = $3 OR found.actor_id = $3)
        AND ($4::text IS NULL OR found.action = $4 OR starts_with(found.action, $5))
        AND ($6::text IS NULL OR found.target_id = $6)
        AND ($7::timestamptz IS NULL OR found.created_at >= $7)
        AND ($8::timestamptz IS NULL OR found.created_at <= $8)
      ORDER BY ${order}`,
    values: [...values, actor, action, prefixOf(action), targetId, since, until],
  });
  const [first] = rows;
  return {
    entries: rows.filter((row) => row.id !== null).map(toEntry),
    next: first && first.scanned === WINDOW_ROWS ? Number(first.last) : null,
  };
}

/** `api_key.` of `api_key.*`; null of a whole action. */
function prefixOf(action: string | null): string | null {
  return action?.endsWith(".*") ? action.slice(0, -1) : null;
}

function toEntry({ scanned: _scanned, last: _last, ...row }: WindowRow): AuditEntry {
  return { ...(row as unknown as AuditEntry), id: Number(row.id), sequence: Number(row.sequence) };
}

/** Every chain that has a row or an end, by name. */
export async function listAuditChains(sql: Sql): Promise<string[]> {
  // From one chain to the next by the index: what reads every row for its chain takes as long as the log is.
  const rows = await sql.query<{ chain: string }>({
    text: `WITH RECURSIVE chains AS (
        (SELECT chain FROM audit_log ORDER BY chain LIMIT 1)
        UNION ALL
        SELECT (SELECT chain FROM audit_log WHERE chain > chains.chain ORDER BY chain LIMIT 1) FROM chains
        WHERE chain IS NOT NULL)
      SELECT chain FROM chains WHERE chain IS NOT NULL UNION SELECT chain FROM audit_heads ORDER BY chain`,
  });
  return rows.map(({ chain }) => chain);
}
