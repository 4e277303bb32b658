import { type JsonText, json, type Params, type RawBuilder, type Sql, sql, statement } from "@svc/database";
import { HEAD, type HeadDelivery, IS_SENT_TO, type LaneName, type Outcome } from "./delivery-store.ts";

/** What came of an attempt, to be written. */
export interface Settlement {
  lane: LaneName;
  deliveryId: string;
  url: string;
  outcome: Outcome;
  /** Whether the lane is to be kept where something waits in it, for its next delivery to be sent. */
  keeps: boolean;
}

/** What has become of a settlement. */
export interface Settled {
  /**
   * `settled`: it is written. `lost`: the lane had gone to another worker; the attempt is written, and what becomes of the
   * delivery is the other's to say, but for a success. `locked`: somebody has one of its rows, and nothing is written.
   */
  state: "settled" | "lost" | "locked";
  /** The next delivery of the lane, which the worker still has; null when the lane is given up. */
  next: HeadDelivery | null;
  /** Since when every attempt at the endpoint has failed, in milliseconds; null when it has not. */
  failingMs: number | null;
}

/**
 * Writes what came of attempts, each with all that follows from it, in one statement: the history, the hour's counts, the delivery, how the
 * endpoint stands, and the lane, which is kept, put off, given back or removed. It waits for no lock: what somebody else
 * has is passed over, whole. An attempt counts where it stands in the history, whatever became of its delivery.
 *
 * @param settlements of different lanes
 * @param isAgain whether one of them may have been written before, by a statement whose answer was lost
 * @returns what has become of each, in the order of the settlements
 */
export function settleAttempts(
  db: Sql,
  worker: string,
  settlements: readonly Settlement[],
  isAgain: (settlement: Settlement) => boolean,
): Promise<Settled[]> {
  const given = settlements.map((settlement, place) => ({
    place,
    delivery_id: settlement.deliveryId,
    endpoint_id: settlement.lane.endpointId,
    lane: settlement.lane.lane,
    url: settlement.url,
    attempted_at: settlement.outcome.attemptedAt,
    latency_ms: settlement.outcome.latencyMs,
    status_code: settlement.outcome.statusCode,
    error: settlement.outcome.error,
    response_body: settlement.outcome.responseBody,
    signature: settlement.outcome.signature,
    status: settlement.outcome.status,
    delay_ms: settlement.outcome.delayMs,
    keeps: settlement.keeps,
    is_again: isAgain(settlement),
  }));
  return settle(db, { worker, given: json(given) });
}

const laneOf = (worker: RawBuilder<string>) => sql`SELECT touched FROM webhook_lanes
  WHERE endpoint_id = g.endpoint_id AND lane = g.lane AND claimed_by = ${worker} LIMIT 1`;
const DELIVERY = sql`SELECT status FROM webhook_deliveries WHERE id = g.delivery_id LIMIT 1`;
const ATTEMPT = sql`SELECT 1 AS found FROM webhook_attempts
  WHERE g.is_again AND delivery_id = g.delivery_id AND attempted_at = g.attempted_at LIMIT 1`;

// Row after row by its key, LIMIT and all: joined as a whole, tables whose size the planner does not know yet are read from
// end to end. The condition on `place` always holds: by it the planner reckons with few rows, whatever their number, and
// keeps its plan; planning costs several times what the statement does.
const settle = statement(
  "webhook_settle",
  (param: Params<{ worker: string; given: JsonText }>) => sql<Settled>`WITH given AS MATERIALIZED (
    SELECT *, CASE WHEN status = 'waiting' THEN now() + delay_ms * interval '1 millisecond' END AS next_at
    FROM json_to_recordset(${param.given}::json) AS g (place int, delivery_id uuid, endpoint_id text, lane text, url text,
      attempted_at timestamptz, latency_ms int, status_code int, error text, response_body text, signature text, status text,
      delay_ms float8, keeps boolean, is_again boolean)
    WHERE place BETWEEN 0 AND 1000
  ), seen AS MATERIALIZED (
    SELECT g.place, l.touched, d.status IS NOT NULL AS is_there, a.found IS NOT NULL AS is_written
    FROM given g LEFT JOIN LATERAL (${laneOf(param.worker)}) l ON true LEFT JOIN LATERAL (${DELIVERY}) d ON true
    LEFT JOIN LATERAL (${ATTEMPT}) a ON true
  ), lanes AS MATERIALIZED (
    SELECT g.place, l.touched FROM (SELECT * FROM given ORDER BY endpoint_id, lane) g
    CROSS JOIN LATERAL (${laneOf(param.worker)} FOR UPDATE SKIP LOCKED) l
  ), deliveries AS MATERIALIZED (
    SELECT g.place, d.status FROM (SELECT * FROM given ORDER BY delivery_id) g
    CROSS JOIN LATERAL (${DELIVERY} FOR NO KEY UPDATE SKIP LOCKED) d
  ), health AS MATERIALIZED (
    -- As the last attempt at each endpoint left it.
    SELECT endpoint_id, (array_agg(status = 'succeeded' ORDER BY place DESC))[1] AS is_well,
      bool_or(status = 'succeeded') AS was_well
    FROM given GROUP BY endpoint_id
  ), changed AS MATERIALIZED (
    SELECT h.endpoint_id AS id, h.is_well
    FROM health h CROSS JOIN LATERAL (SELECT failing_since FROM webhook_endpoints WHERE id = h.endpoint_id LIMIT 1) e
    WHERE CASE WHEN h.is_well THEN e.failing_since IS NOT NULL ELSE e.failing_since IS NULL OR h.was_well END
  ), endpoints AS MATERIALIZED (
    SELECT e.id FROM (SELECT * FROM changed ORDER BY id) c CROSS JOIN LATERAL (
      SELECT id FROM webhook_endpoints WHERE id = c.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) e
  ), ready AS MATERIALIZED (
    SELECT g.*, l.place IS NOT NULL AS is_mine, d.place IS NOT NULL AS is_there, s.touched = l.touched AS is_untouched,
      s.is_written, d.status = 'waiting' AND (l.place IS NOT NULL OR g.status = 'succeeded') AS decides
    FROM given g JOIN seen s ON s.place = g.place LEFT JOIN lanes l ON l.place = g.place
    LEFT JOIN deliveries d ON d.place = g.place
    WHERE (s.touched IS NULL OR l.place IS NOT NULL) AND (NOT s.is_there OR d.place IS NOT NULL)
      AND g.endpoint_id NOT IN (SELECT id FROM changed EXCEPT SELECT id FROM endpoints)
  ), attempts AS (
    INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, error, response_body, signature)
    SELECT delivery_id, url, attempted_at, latency_ms, status_code, error, response_body, signature
    FROM ready WHERE is_there AND NOT is_written ORDER BY place
  ), counted AS (
    -- No other connection writes these rows: they are never waited for.
    INSERT INTO webhook_hours AS h (endpoint_id, hour, writer, succeeded, failed, latency_ms, slowest_ms)
    SELECT endpoint_id, date_trunc('hour', attempted_at, 'UTC'), pg_backend_pid(),
      count(*) FILTER (WHERE status = 'succeeded'), count(*) FILTER (WHERE status <> 'succeeded'), sum(latency_ms),
      max(latency_ms)
    FROM ready WHERE is_there AND NOT is_written GROUP BY 1, 2
    ON CONFLICT (endpoint_id, hour, writer) DO UPDATE SET succeeded = h.succeeded + excluded.succeeded,
      failed = h.failed + excluded.failed, latency_ms = h.latency_ms + excluded.latency_ms,
      slowest_ms = greatest(h.slowest_ms, excluded.slowest_ms)
  ), ended AS (
    UPDATE webhook_deliveries d SET attempts = d.attempts + 1,
      status = CASE WHEN r.decides THEN r.status ELSE d.status END,
      next_attempt_at = CASE WHEN r.decides THEN r.next_at ELSE d.next_attempt_at END,
      ended_at = CASE WHEN r.decides AND r.status <> 'waiting' THEN now() ELSE d.ended_at END
    FROM ready r WHERE d.id = r.delivery_id AND NOT r.is_written
  ), told AS (
    UPDATE webhook_endpoints e SET failing_since = CASE WHEN c.is_well THEN NULL ELSE now() END
    FROM changed c JOIN endpoints k ON k.id = c.id WHERE e.id = c.id
  ), following AS MATERIALIZED (
    SELECT r.place, head.head FROM ready r CROSS JOIN LATERAL (
      SELECT ${HEAD} AS head FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
      WHERE d.endpoint_id = r.endpoint_id AND d.lane = r.lane AND d.status = 'waiting' AND d.id <> r.delivery_id
      ORDER BY d.position LIMIT 1
    ) head
    WHERE r.is_mine AND r.decides AND r.status <> 'waiting'
  ), fates AS MATERIALIZED (
    -- What nobody has touched since the statement began to look holds nothing that it did not see.
    SELECT r.place, r.endpoint_id, r.lane, r.next_at, CASE
      WHEN NOT coalesce(r.decides, false) THEN 'given back'
      WHEN r.status = 'waiting' THEN 'put off'
      WHEN f.place IS NULL AND r.is_untouched THEN 'removed'
      WHEN f.place IS NOT NULL AND r.keeps AND ${IS_SENT_TO} THEN 'kept'
      ELSE 'given back' END AS fate
    FROM ready r JOIN webhook_endpoints e ON e.id = r.endpoint_id LEFT JOIN following f ON f.place = r.place
    WHERE r.is_mine
  ), given_up AS (
    UPDATE webhook_lanes w SET due_at = CASE f.fate WHEN 'put off' THEN f.next_at ELSE now() END, claimed_by = NULL
    FROM fates f WHERE w.endpoint_id = f.endpoint_id AND w.lane = f.lane AND f.fate IN ('put off', 'given back')
  ), removed AS (
    DELETE FROM webhook_lanes w USING fates f
    WHERE w.endpoint_id = f.endpoint_id AND w.lane = f.lane AND f.fate = 'removed'
  )
  SELECT CASE WHEN r.place IS NULL THEN 'locked' WHEN r.is_mine OR r.is_written THEN 'settled' ELSE 'lost' END AS state,
    following.head AS next,
    CASE WHEN NOT h.was_well THEN extract(epoch FROM now() - e.failing_since)::float8 * 1000 END AS "failingMs"
  FROM given g JOIN health h ON h.endpoint_id = g.endpoint_id LEFT JOIN webhook_endpoints e ON e.id = g.endpoint_id
  LEFT JOIN ready r ON r.place = g.place LEFT JOIN fates f ON f.place = g.place AND f.fate = 'kept'
  LEFT JOIN following ON following.place = f.place
  ORDER BY g.place`,
);
