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
  position: string;
  horizon: string;
  next: string;
}

export interface Look {
  events: (TailEvent & { position: bigint })[];
  /** Every event committed later has this position or a higher one. */
  horizon: bigint;
  /** The position of the next transaction to start. */
  next: bigint;
}

type Asked = TailFilter & { limit: number };

/** @param condition on `v` (an event) and `look` (the current positions) */
const look = (param: Params<Asked>, condition: RawBuilder<boolean>) => sql<Row>`SELECT found.id, type, data,
    created_at AS "createdAt", rollover_id AS "rolloverId", traceparent, tracestate, position::text AS position,
    look.horizon::text AS horizon, look.next::text AS next
  FROM (SELECT event_offset + pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon,
    event_offset + pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next FROM deployment) look
  LEFT JOIN LATERAL (
    SELECT v.* FROM events v
    WHERE v.type <> 'webhook.test' AND ${isWithin("v.organizationId", param.organizationId)}
      AND ${isAskedFor(param.types)} AND ${condition}
  ) found ON true
  -- A rollover's events in their sequence, and as near to the order of their ids as that lets them.
  ORDER BY max(found.id) OVER (PARTITION BY coalesce(rollover_id, found.id) ORDER BY sequence), sequence
  LIMIT ${param.limit}`;

/**
 * Finds events from a position on.
 *
 * @param since null for the current horizon
 * @param afterId a lower bound of event IDs, where the scan starts
 * @param known event IDs to exclude
 */
export async function findEventsFromPosition(
  db: Sql,
  filter: TailFilter,
  { since, afterId, known }: { since: bigint | null; afterId: string; known: readonly string[] },
  limit: number,
): Promise<Look> {
  const from = since?.toString() ?? null;
  return toLook(await lookFromPosition(db, { ...filter, from, afterId, known, limit }));
}

const lookFromPosition = statement(
  "webhook_tail",
  (param: Params<Asked & { from: string | null; afterId: string; known: readonly string[] }>) =>
    look(
      param,
      sql`v.id > ${param.afterId} AND v.id <> ALL(${param.known}::text[])
        AND v.position >= coalesce(${param.from}::bigint, look.horizon)`,
    ),
);

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
