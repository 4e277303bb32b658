import {
  isWithin,
  type Params,
  plannedEachTime,
  type RawBuilder,
  type Sql,
  sql,
  statement,
} from "@svc/database";
import { isAskedFor } from "../deliveries/asked-types.ts";
import type { TailEvent, TailFilter } from "./tail-event.ts";

interface Row {
  id: string | null;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
  rolloverId: string | null;
  traceparent: string | null;
  tracestate: string | null;
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

type Asked = TailFilter & { limit: number };

// A row knows the lower half of the number of the transaction that wrote it; the snapshot gives the rest.
const TRANSACTION = sql`look.next - ((look.next - v.xmin::text::bigint) & 4294967295)`;

/** @param condition in terms of `v`, an event, and `look`, the transactions as they stand */
const look = (param: Params<Asked>, condition: RawBuilder<boolean>) => sql<Row>`SELECT found.id, type, data,
    created_at AS "createdAt", rollover_id AS "rolloverId", traceparent, tracestate, transaction::text AS transaction,
    look.oldest_running::text AS "oldestRunning", look.next::text AS next
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS oldest_running,
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next) look
  LEFT JOIN LATERAL (
    SELECT v.*, ${TRANSACTION} AS transaction FROM events v
    WHERE v.type <> 'webhook.test' AND ${isWithin("v.organizationId", param.organizationId)}
      AND ${isAskedFor(param.types)} AND ${condition}
  ) found ON true
  -- A rollover's events in their sequence, and as near to the order of their ids as that lets them.
  ORDER BY max(found.id) OVER (PARTITION BY coalesce(rollover_id, found.id) ORDER BY sequence), sequence
  LIMIT ${param.limit}`;

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
  const from = since?.toString() ?? null;
  return toLook(await lookFromTransaction(db, { ...filter, from, afterId, known, limit }));
}

const lookFromTransaction = statement(
  "webhook_tail",
  (param: Params<Asked & { from: string | null; afterId: string; known: readonly string[] }>) =>
    look(
      param,
      sql`v.id > ${param.afterId} AND v.id <> ALL(${param.known}::text[])
        AND ${TRANSACTION} >= coalesce(${param.from}::bigint, look.oldest_running)`,
    ),
);

/** Finds the events that tell of this moment and later. */
export async function findEventsSince(
  db: Sql,
  filter: TailFilter,
  since: Date,
  limit: number,
): Promise<Look> {
  return toLook(await lookSince(db, { ...filter, since, limit }));
}

const lookSince = plannedEachTime("webhook_tail_since", (param: Params<Asked & { since: Date }>) =>
  look(param, sql`v.created_at >= ${param.since}`),
);

function toLook(rows: readonly Row[]): Look {
  const [first] = rows;
  if (!first) throw new Error("a look gave no row");
  return {
    events: rows.flatMap(({ id, type, data, createdAt, rolloverId, traceparent, tracestate, transaction }) =>
      id === null
        ? []
        : [
            {
              id,
              type,
              data,
              createdAt: createdAt.toISOString(),
              rolloverId,
              trace: traceparent === null ? null : { traceparent, tracestate },
              transaction: BigInt(transaction),
            },
          ],
    ),
    oldestRunning: BigInt(first.oldestRunning),
    next: BigInt(first.next),
  };
}
