import { type JsonText, json, type Params, type Sql, sql, statement, statementsByName } from "@svc/database";
import type { PayloadFormat } from "../events/sent-body.ts";
import {
  HEAD_DELIVERY,
  type HeadDelivery,
  type LaneName,
  type Outcome,
  RECEIVES_DELIVERIES,
} from "./delivery-store.ts";

export interface AttemptResult {
  lane: LaneName;
  deliveryId: string;
  url: string;
  payload: PayloadFormat;
  outcome: Outcome;
  /** True to keep the lane claimed if another delivery waits in it. */
  keepsLane: boolean;
}

export interface SavedResult {
  /**
   * `lost`: another worker has claimed the lane; the attempt is saved, but only a success changes the delivery's status.
   * `locked`: another transaction holds one of the rows; nothing is saved.
   */
  state: "saved" | "lost" | "locked";
  /** Null if the lane was released. */
  next: HeadDelivery | null;
  /** How long all attempts at the endpoint have failed. */
  failingMs: number | null;
}

/**
 * Saves results and their effects in one statement. Never waits for a lock: skips a result with a locked row completely.
 * @param results at most one per lane
 * @param isRetry whether an earlier statement may have saved the result
 * @returns in the order of `results`
 */
export function saveAttemptResults(
  db: Sql,
  worker: string,
  { results, isRetry }: { results: readonly AttemptResult[]; isRetry: (result: AttemptResult) => boolean },
): Promise<SavedResult[]> {
  const rows = results.map((result, index) => ({
    place: index,
    delivery_id: result.deliveryId,
    endpoint_id: result.lane.endpointId,
    lane: result.lane.lane,
    url: result.url,
    payload: result.payload,
    attempted_at: result.outcome.attemptedAt,
    latency_ms: result.outcome.latencyMs,
    status_code: result.outcome.statusCode,
    error: result.outcome.error,
    response_body: result.outcome.responseBody,
    signature: result.outcome.signature,
    status: result.outcome.status,
    delay_ms: result.outcome.delayMs,
    keeps_lane: result.keepsLane,
    is_retry: isRetry(result),
  }));
  const save = saveStatement(rows.some(({ is_retry }) => is_retry));
  return save(db, { worker, results: json(rows) });
}

type SaveParams = Params<{ worker: string; results: JsonText }>;

const selectClaimedLane = (param: SaveParams) => sql`webhook_lanes
  WHERE endpoint_id = g.endpoint_id AND lane = g.lane AND claimed_by = ${param.worker}`;
// Looks up by ID only. A second condition on the batch's range of IDs would open fewer partitions, but PostgreSQL 18 could then
// skip a partition if a locked row has changed since the statement began.
const DELIVERY = sql`webhook_deliveries WHERE id = g.delivery_id`;
const ATTEMPT = sql`SELECT true AS found FROM webhook_attempts
  WHERE g.is_retry AND delivery_id = g.delivery_id AND attempted_at = g.attempted_at LIMIT 1`;

// LATERAL with LIMIT 1 forces lookups by key. With joins, PostgreSQL would scan whole tables that have no statistics yet. The
// always-true condition on `place` makes the planner expect few rows and keep its plan, because planning takes several times as
// long as execution. Opening partitions is slow, so only a retry looks up existing attempts.
const saveStatement = statementsByName(
  (isRetry: boolean) => (isRetry ? "webhook_settle_again" : "webhook_settle"),
  (name, isRetry) =>
    statement(
      name,
      (param: SaveParams) => sql<SavedResult>`WITH given AS MATERIALIZED (
    SELECT *, CASE WHEN status = 'waiting' THEN now() + delay_ms * interval '1 millisecond' END AS next_at
    FROM json_to_recordset(${param.results}::json) AS g (place int, delivery_id uuid, endpoint_id text, lane text, url text,
      attempted_at timestamptz, latency_ms int, status_code int, error text, response_body text, signature text, payload text,
      status text, delay_ms float8, keeps_lane boolean, is_retry boolean)
    WHERE place BETWEEN 0 AND 1000
  ), endpoints AS MATERIALIZED (
    -- The state of each endpoint after its last attempt in the batch.
    SELECT h.*, e.failing_since, e.receives_deliveries, e.needs_change AND k.id IS NULL AS is_locked, k.id IS NOT NULL AS is_changed
    FROM (
      SELECT endpoint_id, (array_agg(status = 'succeeded' ORDER BY place DESC))[1] AS last_succeeded,
        bool_or(status = 'succeeded') AS any_succeeded
      FROM given GROUP BY endpoint_id
    ) h LEFT JOIN LATERAL (
      SELECT failing_since, ${RECEIVES_DELIVERIES} AS receives_deliveries,
        CASE WHEN h.last_succeeded THEN failing_since IS NOT NULL ELSE failing_since IS NULL OR h.any_succeeded END AS needs_change
      FROM webhook_endpoints e WHERE id = h.endpoint_id LIMIT 1
    ) e ON true LEFT JOIN LATERAL (
      SELECT id FROM webhook_endpoints WHERE e.needs_change AND id = h.endpoint_id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED
    ) k ON true
  ), ready AS MATERIALIZED (
    SELECT g.*, e.receives_deliveries, l.touched, l.touched IS NOT NULL AS is_claimed, d.status IS NOT NULL AS has_delivery,
      a.found IS NOT NULL AS has_attempt,
      coalesce(d.status = 'waiting' AND (l.touched IS NOT NULL OR g.status = 'succeeded'), false) AS sets_status
    FROM given g JOIN endpoints e ON e.endpoint_id = g.endpoint_id
      LEFT JOIN LATERAL (SELECT touched FROM ${selectClaimedLane(param)} LIMIT 1 FOR UPDATE SKIP LOCKED) l ON true
      LEFT JOIN LATERAL (SELECT status FROM ${DELIVERY} LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) d ON true
      LEFT JOIN LATERAL (${isRetry ? ATTEMPT : sql`SELECT true AS found WHERE false`}) a ON true
    WHERE e.is_locked IS NOT TRUE AND (l.touched IS NOT NULL OR NOT EXISTS (SELECT FROM ${selectClaimedLane(param)}))
      AND (d.status IS NOT NULL OR NOT EXISTS (SELECT FROM ${DELIVERY}))
  ), outcomes AS MATERIALIZED (
    SELECT r.*, f.head, CASE
      WHEN NOT r.is_claimed THEN 'lost'
      WHEN NOT r.sets_status THEN 'released'
      WHEN r.status = 'waiting' THEN 'delayed'
      WHEN f.head IS NOT NULL AND r.keeps_lane AND r.receives_deliveries THEN 'kept'
      -- If the lane was not touched since the statement began, the statement sees all of its deliveries.
      WHEN f.head IS NULL AND EXISTS (SELECT FROM webhook_lanes
        WHERE endpoint_id = r.endpoint_id AND lane = r.lane AND touched = r.touched) THEN 'removed'
      ELSE 'released' END AS lane_action
    FROM ready r LEFT JOIN LATERAL (
      SELECT ${HEAD_DELIVERY} AS head FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
      WHERE r.is_claimed AND r.sets_status AND r.status <> 'waiting'
        AND d.endpoint_id = r.endpoint_id AND d.lane = r.lane AND d.status = 'waiting' AND d.id <> r.delivery_id
      ORDER BY d.position LIMIT 1
    ) f ON true
  ), attempts AS (
    INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, error, response_body, signature, payload)
    SELECT delivery_id, url, attempted_at, latency_ms, status_code, error, response_body, signature, payload
    FROM ready WHERE has_delivery AND NOT has_attempt ORDER BY place
  ), counted AS (
    -- Only this connection writes these rows, so the insert never waits for a lock.
    INSERT INTO webhook_hours AS h (endpoint_id, hour, writer, succeeded, failed, latency_ms, slowest_ms)
    SELECT endpoint_id, date_trunc('hour', attempted_at, 'UTC'), pg_backend_pid(),
      count(*) FILTER (WHERE status = 'succeeded'), count(*) FILTER (WHERE status <> 'succeeded'), sum(latency_ms),
      max(latency_ms)
    FROM ready WHERE has_delivery AND NOT has_attempt GROUP BY 1, 2
    ON CONFLICT (endpoint_id, hour, writer) DO UPDATE SET succeeded = h.succeeded + excluded.succeeded,
      failed = h.failed + excluded.failed, latency_ms = h.latency_ms + excluded.latency_ms,
      slowest_ms = greatest(h.slowest_ms, excluded.slowest_ms)
  ), ended AS (
    UPDATE webhook_deliveries d SET attempts = d.attempts + 1,
      status = CASE WHEN r.sets_status THEN r.status ELSE d.status END,
      next_attempt_at = CASE WHEN r.sets_status THEN r.next_at ELSE d.next_attempt_at END,
      ended_at = CASE WHEN r.sets_status AND r.status <> 'waiting' THEN now() ELSE d.ended_at END
    FROM ready r WHERE d.id = r.delivery_id AND NOT r.has_attempt
  ), marked AS (
    UPDATE webhook_endpoints w SET failing_since = CASE WHEN e.last_succeeded THEN NULL ELSE now() END
    FROM endpoints e WHERE w.id = e.endpoint_id AND e.is_changed
  ), released AS (
    UPDATE webhook_lanes w SET due_at = CASE s.lane_action WHEN 'delayed' THEN s.next_at ELSE now() END, claimed_by = NULL
    FROM outcomes s WHERE w.endpoint_id = s.endpoint_id AND w.lane = s.lane AND s.lane_action IN ('delayed', 'released')
  ), removed AS (
    DELETE FROM webhook_lanes w USING outcomes s
    WHERE w.endpoint_id = s.endpoint_id AND w.lane = s.lane AND s.lane_action = 'removed'
  )
  SELECT CASE WHEN s.place IS NULL THEN 'locked' WHEN s.lane_action <> 'lost' OR s.has_attempt THEN 'saved' ELSE 'lost' END AS state,
    CASE WHEN s.lane_action = 'kept' THEN s.head END AS next,
    CASE WHEN NOT e.any_succeeded THEN extract(epoch FROM now() - e.failing_since)::float8 * 1000 END AS "failingMs"
  FROM given g JOIN endpoints e ON e.endpoint_id = g.endpoint_id LEFT JOIN outcomes s ON s.place = g.place
  ORDER BY g.place`,
    ),
);
