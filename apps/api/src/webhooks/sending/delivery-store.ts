import { type Params, type Sql, sql, statement } from "@svc/database";
import type { StoredSecret } from "../endpoints/secrets.ts";
import type { PayloadFormat } from "../events/sent-body.ts";

export interface LaneName {
  endpointId: string;
  lane: string;
}

export interface ClaimedLane extends LaneName {
  organizationId: string;
  url: string;
  secrets: StoredSecret[];
  payload: PayloadFormat;
  head: HeadDelivery | null;
}

export interface DueEndpoint {
  endpointId: string;
  organizationId: string;
  isFailing: boolean;
  /** Counted up to `MAX_LANES_PER_ENDPOINT`. */
  lanes: number;
  /** Due time of the first lane, in milliseconds since the epoch. */
  dueAt: number;
}

/** A lane's first waiting delivery, with its event. */
export interface HeadDelivery {
  id: string;
  attempts: number;
  eventId: string;
  eventType: string;
  eventData: Record<string, unknown>;
  eventCreatedAt: string;
  traceparent: string | null;
  tracestate: string | null;
  /** In milliseconds since the epoch. */
  waitingSince: number;
}

export interface Outcome {
  /** `waiting` means retry after `delayMs`. */
  status: "succeeded" | "failed" | "waiting";
  delayMs: number;
  statusCode: number | null;
  error: string | null;
  responseBody: string | null;
  signature: string | null;
  latencyMs: number;
  attemptedAt: Date;
}

/** After this time, other workers can claim the lanes of a crashed worker. */
const LEASE_SECONDS = 10;

export const HEAD_DELIVERY = sql<HeadDelivery>`json_build_object('id', d.id, 'attempts', d.attempts, 'eventId', v.id,
  'eventType', v.type, 'eventData', v.data, 'eventCreatedAt', to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'traceparent', v.traceparent, 'tracestate', v.tracestate, 'waitingSince', floor(extract(epoch FROM d.created_at) * 1000))`;

export const MAX_LANES_PER_ENDPOINT = 20;

// Worker statements skip locked lanes and retry later. Waiting could deadlock, because transactions that write events lock lanes
// in arbitrary order.

/** True if the endpoint `e` is enabled and its organization is not locked. */
export const RECEIVES_DELIVERIES = sql<boolean>`(e.enabled AND NOT EXISTS (
  SELECT 1 FROM organizations o WHERE o.id = e.organization_id AND o.locked_at IS NOT NULL))`;

/** Skips from endpoint to endpoint in the index, so that the cost does not depend on the number of lanes. */
export function listDueEndpoints(db: Sql): Promise<DueEndpoint[]> {
  return selectDueEndpoints(db);
}

const selectDueEndpoints = statement(
  "webhook_due_endpoints",
  () => sql<DueEndpoint>`WITH RECURSIVE waiting AS (
        (SELECT endpoint_id, due_at FROM webhook_lanes ORDER BY endpoint_id, due_at LIMIT 1)
        UNION ALL
        SELECT following.* FROM waiting CROSS JOIN LATERAL (
          SELECT endpoint_id, due_at FROM webhook_lanes WHERE endpoint_id > waiting.endpoint_id
          ORDER BY endpoint_id, due_at LIMIT 1
        ) following
      )
      SELECT e.id AS "endpointId", e.organization_id AS "organizationId", e.failing_since IS NOT NULL AS "isFailing",
        due.lanes, extract(epoch FROM w.due_at)::float8 * 1000 AS "dueAt"
      FROM waiting w JOIN webhook_endpoints e ON e.id = w.endpoint_id CROSS JOIN LATERAL (
        SELECT count(*)::int AS lanes FROM (
          SELECT 1 FROM webhook_lanes WHERE endpoint_id = w.endpoint_id AND due_at <= now() ORDER BY due_at LIMIT ${MAX_LANES_PER_ENDPOINT}
        ) counted
      ) due
      WHERE w.due_at <= now() AND ${RECEIVES_DELIVERIES}`,
);

/** Claims the lanes that have been due longest. @param shares numbers of lanes, by endpoint ID */
export function claimLanes(
  db: Sql,
  worker: string,
  shares: ReadonlyMap<string, number>,
): Promise<ClaimedLane[]> {
  return claim(db, { worker, endpointIds: [...shares.keys()], lanes: [...shares.values()] });
}

const claim = statement(
  "webhook_claim",
  (
    param: Params<{ worker: string; endpointIds: string[]; lanes: number[] }>,
  ) => sql<ClaimedLane>`WITH due AS MATERIALIZED (
        SELECT l.endpoint_id, l.lane, e.organization_id, e.url, e.secrets, e.payload
        FROM unnest(${param.endpointIds}::text[], ${param.lanes}::int[]) AS share (endpoint_id, lanes)
        JOIN webhook_endpoints e ON e.id = share.endpoint_id AND ${RECEIVES_DELIVERIES}
        CROSS JOIN LATERAL (
          SELECT endpoint_id, lane FROM webhook_lanes WHERE endpoint_id = e.id AND due_at <= now()
          ORDER BY due_at LIMIT share.lanes FOR UPDATE SKIP LOCKED
        ) l
        -- Always true. It makes the planner expect few rows and keep its plan.
        WHERE share.lanes BETWEEN 1 AND 1000
      ), claimed AS (
        UPDATE webhook_lanes w SET due_at = now() + ${LEASE_SECONDS} * interval '1 second', claimed_by = ${param.worker}
        FROM due WHERE w.endpoint_id = due.endpoint_id AND w.lane = due.lane
        RETURNING due.*
      )
      SELECT c.endpoint_id AS "endpointId", c.lane, c.organization_id AS "organizationId", c.url, c.secrets, c.payload, head.head
      FROM claimed c LEFT JOIN LATERAL (
        SELECT ${HEAD_DELIVERY} AS head FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
        WHERE d.endpoint_id = c.endpoint_id AND d.lane = c.lane AND d.status = 'waiting'
        ORDER BY d.position LIMIT 1
      ) head ON true`,
);

interface LaneParams {
  worker: string;
  endpointIds: string[];
  lanes: string[];
}

const joinLanes = (param: Params<LaneParams>) =>
  sql`unnest(${param.endpointIds}::text[], ${param.lanes}::text[]) AS named (endpoint_id, lane)
    JOIN webhook_lanes l ON l.endpoint_id = named.endpoint_id AND l.lane = named.lane`;

const selectClaimed = (
  param: Params<LaneParams>,
) => sql`SELECT l.endpoint_id, l.lane, l.touched FROM ${joinLanes(param)}
  WHERE l.claimed_by = ${param.worker} ORDER BY l.endpoint_id, l.lane FOR UPDATE OF l SKIP LOCKED`;

/** Extends claims. Claims whose `claimLanes` result was lost are not renewed: they expire, and the lanes are claimed again. */
export async function renewClaims(db: Sql, worker: string, lanes: readonly LaneName[]): Promise<void> {
  await renew(db, toLaneParams(worker, lanes));
}

const renew = statement(
  "webhook_renew",
  (param: Params<LaneParams>) => sql<never>`WITH claimed AS MATERIALIZED (${selectClaimed(param)})
    UPDATE webhook_lanes w SET due_at = now() + ${LEASE_SECONDS} * interval '1 second'
    FROM claimed WHERE w.endpoint_id = claimed.endpoint_id AND w.lane = claimed.lane`,
);

/** Skips locked lanes, whose claims expire. */
export async function releaseLanes(db: Sql, worker: string, lanes: readonly LaneName[]): Promise<void> {
  await release(db, toLaneParams(worker, lanes));
}

const release = statement(
  "webhook_release",
  (param: Params<LaneParams>) => sql<never>`WITH claimed AS MATERIALIZED (${selectClaimed(param)})
    UPDATE webhook_lanes w SET due_at = now(), claimed_by = NULL
    FROM claimed WHERE w.endpoint_id = claimed.endpoint_id AND w.lane = claimed.lane`,
);

/**
 * Removes lanes without a waiting delivery and releases the others. An unchanged `touched` proves that no delivery was added
 * since the statement began.
 */
export async function removeEmptyLanes(db: Sql, worker: string, lanes: readonly LaneName[]): Promise<void> {
  await removeEmpty(db, toLaneParams(worker, lanes));
}

const removeEmpty = statement(
  "webhook_remove_lanes",
  (param: Params<LaneParams>) => sql<never>`WITH seen AS MATERIALIZED (
      SELECT l.endpoint_id, l.lane, l.touched FROM ${joinLanes(param)}
    ), claimed AS MATERIALIZED (${selectClaimed(param)}), checked AS MATERIALIZED (
      SELECT c.endpoint_id, c.lane, s.touched = c.touched AND NOT EXISTS (
        SELECT 1 FROM webhook_deliveries d
        WHERE d.endpoint_id = c.endpoint_id AND d.lane = c.lane AND d.status = 'waiting'
      ) AS is_empty
      FROM claimed c JOIN seen s ON s.endpoint_id = c.endpoint_id AND s.lane = c.lane
    ), removed AS (
      DELETE FROM webhook_lanes w USING checked k WHERE w.endpoint_id = k.endpoint_id AND w.lane = k.lane AND k.is_empty
    )
    UPDATE webhook_lanes w SET due_at = now(), claimed_by = NULL
    FROM checked k WHERE w.endpoint_id = k.endpoint_id AND w.lane = k.lane AND NOT k.is_empty`,
);

function toLaneParams(worker: string, lanes: readonly LaneName[]): LaneParams {
  const endpointIds = lanes.map(({ endpointId }) => endpointId);
  return { worker, endpointIds, lanes: lanes.map(({ lane }) => lane) };
}
