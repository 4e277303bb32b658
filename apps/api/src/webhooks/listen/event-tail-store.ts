import {
  equalsUnlessNull,
  type Params,
  type RawBuilder,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
} from "@svc/database";
import type { TraceContext } from "@svc/service-kit/tracing";
import { matchesEventTypes } from "../events/event-store.ts";
import type { SentEvent } from "../sending/delivery-request.ts";

export interface TailEvent extends SentEvent {
  rolloverId: string | null;
  trace: TraceContext | null;
}

export interface TailFilter {
  /** Null for all organizations. */
  organizationId: string | null;
  types: readonly string[];
}

interface TailRow {
  id: string | null;
  type: string;
  data: Record<string, unknown>;
  createdAt: Date;
  rolloverId: string | null;
  traceparent: string | null;
  tracestate: string | null;
  position: string;
  horizon: string;
  next: string;
}

interface TailBatch {
  events: (TailEvent & { position: bigint })[];
  /** Every event committed later has this position or a higher one. */
  horizon: bigint;
  /** The position of the next transaction to start. */
  next: bigint;
}

type TailParams = TailFilter & { limit: number };

/** @param condition on `v` (an event) and `current` (the current positions) */
const selectTail = (
  param: Params<TailParams>,
  condition: RawBuilder<boolean>,
) => sql<TailRow>`SELECT found.id, type, data,
    created_at AS "createdAt", rollover_id AS "rolloverId", traceparent, tracestate, position::text AS position,
    current.horizon::text AS horizon, current.next::text AS next
  FROM (SELECT event_offset + pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon,
    event_offset + pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next FROM deployment) current
  LEFT JOIN LATERAL (
    SELECT v.* FROM events v
    WHERE v.type <> 'webhook.test' AND ${equalsUnlessNull("v.organizationId", param.organizationId)}
      AND ${matchesEventTypes(param.types)} AND ${condition}
  ) found ON true
  -- Orders each rollover's events by sequence, and otherwise by ID as far as possible.
  ORDER BY max(found.id) OVER (PARTITION BY coalesce(rollover_id, found.id) ORDER BY sequence), sequence
  LIMIT ${param.limit}`;

/**
 * @param startPosition null for the current horizon
 * @param minId where the scan of event IDs starts
 */
export async function findEventsFromPosition(
  db: Sql,
  filter: TailFilter,
  {
    startPosition,
    limit,
    ...options
  }: { startPosition: bigint | null; minId: string; excludedIds: readonly string[]; limit: number },
): Promise<TailBatch> {
  const start = startPosition?.toString() ?? null;
  return toTailBatch(await selectFromPosition(db, { ...filter, ...options, start, limit }));
}

const selectFromPosition = statement(
  "webhook_tail",
  (param: Params<TailParams & { start: string | null; minId: string; excludedIds: readonly string[] }>) =>
    selectTail(
      param,
      sql`v.id > ${param.minId} AND v.id <> ALL(${param.excludedIds}::text[])
        AND v.position >= coalesce(${param.start}::bigint, current.horizon)`,
    ),
);

export async function findEventsSince(
  db: Sql,
  filter: TailFilter,
  { since, limit }: { since: Date; limit: number },
): Promise<TailBatch> {
  return toTailBatch(await selectSince(db, { ...filter, since, limit }));
}

const selectSince = unpreparedStatement("webhook_tail_since", (param: Params<TailParams & { since: Date }>) =>
  selectTail(param, sql`v.created_at >= ${param.since}`),
);

function toTailBatch(rows: readonly TailRow[]): TailBatch {
  const [first] = rows;
  if (!first) throw new Error("the event tail query returned no row");
  return {
    events: rows.flatMap(({ id, type, data, createdAt, rolloverId, traceparent, tracestate, position }) =>
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
              position: BigInt(position),
            },
          ],
    ),
    horizon: BigInt(first.horizon),
    next: BigInt(first.next),
  };
}
