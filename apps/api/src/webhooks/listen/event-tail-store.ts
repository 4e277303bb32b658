import type { Sql } from "@svc/database";
import type { TailEvent, TailFilter } from "./tail-event.ts";

interface Row {
  id: string | null;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
  rolloverId: string | null;
  transaction: string;
  oldestRunning: string;
  next: string;
}

/** What one look has found, and the transactions as they stood at that moment. */
export interface Look {
  events: (TailEvent & { transaction: bigint })[];
  /** The oldest transaction that was running. */
  oldestRunning: bigint;
  /** The number that the next transaction was to get. */
  next: bigint;
}

const IS_WANTED = `v.type <> 'webhook.test' AND ($1::text IS NULL OR v.organization_id = $1)
  AND $2::text[] && ARRAY[v.type, split_part(v.type, '.', 1) || '.*', '*']`;

// A row knows the lower half of the number of the transaction that wrote it; the snapshot gives the rest.
const TRANSACTION = "look.next - ((look.next - v.xmin::text::bigint) & 4294967295)";

/** A rollover's events in their sequence, and as near to the order of their ids as that lets them. */
const IN_ORDER =
  "ORDER BY max(found.id) OVER (PARTITION BY coalesce(rollover_id, found.id) ORDER BY sequence), sequence";

const LOOK = `(SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest_running,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next) look`;

/** @param condition in terms of `v`, an event, and `look`, the transactions as they stand */
const lookText = (condition: string) => `SELECT found.id, type, data, created_at AS "createdAt",
    rollover_id AS "rolloverId", transaction::text AS transaction, look.oldest_running::text AS "oldestRunning",
    look.next::text AS next
  FROM ${LOOK} LEFT JOIN LATERAL (
    SELECT v.*, ${TRANSACTION} AS transaction FROM events v WHERE ${IS_WANTED} AND ${condition}
  ) found ON true
  ${IN_ORDER} LIMIT $3`;

/**
 * Finds the events that transactions from this one on have written.
 *
 * @param since the first transaction; null: the oldest that is running now
 * @param afterId where to begin to look: a lower bound of their ids
 * @param known ids that are left out
 */
export async function findEventsFromTransaction(
  db: Sql,
  filter: TailFilter,
  { since, afterId, known }: { since: bigint | null; afterId: string; known: readonly string[] },
  limit: number,
): Promise<Look> {
  const rows = await db.query<Row>({
    name: "webhook_tail",
    text: lookText(
      `v.id > $4 AND v.id <> ALL($5::text[]) AND ${TRANSACTION} >= coalesce($6::bigint, look.oldest_running)`,
    ),
    values: [filter.organizationId, filter.types, limit, afterId, known, since?.toString() ?? null],
  });
  return toLook(rows);
}

/** Finds the events that tell of this moment and later. */
export async function findEventsSince(
  db: Sql,
  filter: TailFilter,
  since: Date,
  limit: number,
): Promise<Look> {
  const rows = await db.query<Row>({
    text: lookText("v.created_at >= $4"),
    values: [filter.organizationId, filter.types, limit, since],
  });
  return toLook(rows);
}

function toLook(rows: readonly Row[]): Look {
  const [first] = rows;
  if (!first) throw new Error("a look gave no row");
  return {
    events: rows.flatMap(({ id, type, data, createdAt, rolloverId, transaction }) =>
      id === null
        ? []
        : [
            {
              id,
              type,
              data,
              createdAt: createdAt.toISOString(),
              rolloverId,
              transaction: BigInt(transaction),
            },
          ],
    ),
    oldestRunning: BigInt(first.oldestRunning),
    next: BigInt(first.next),
  };
}
