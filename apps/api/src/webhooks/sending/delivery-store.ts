import type { Sql } from "@svc/database";
import type { StoredSecret } from "../endpoints/secrets.ts";

/** What a lane is known by. */
export interface LaneName {
  endpointId: string;
  lane: string;
}

/** A lane that a worker has, with the delivery at its head. */
export interface ClaimedLane extends LaneName {
  touched: number;
  url: string;
  secrets: StoredSecret[];
  head: HeadDelivery | null;
}

/** The first delivery that waits in a lane, with its event. */
export interface HeadDelivery {
  id: string;
  position: string;
  attempts: number;
  eventId: string;
  eventType: string;
  eventData: Record<string, unknown>;
  eventCreatedAt: string;
  /** When the event was written, in milliseconds since the epoch. */
  waitingSince: number;
}

/** How one attempt ended, and what becomes of its delivery. */
export interface Outcome {
  /** `waiting` when it is to be tried again, after `delayMs`. */
  status: "succeeded" | "failed" | "waiting";
  delayMs: number;
  statusCode: number | null;
  error: string | null;
  responseBody: string | null;
  latencyMs: number;
  attemptedAt: Date;
}

/** A claim holds this long without a sign of life: what a dead worker had is another's soon after. */
export const LEASE_SECONDS = 10;

const HEAD = `json_build_object('id', d.id, 'position', d.position::text, 'attempts', d.attempts, 'eventId', v.id,
  'eventType', v.type, 'eventData', v.data, 'eventCreatedAt', to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'waitingSince', floor(extract(epoch FROM d.created_at) * 1000))`;

/**
 * Claims lanes whose turn it is, a few of each endpoint, so that an endpoint with many leaves room for one with few.
 *
 * @param busy how many lanes this worker has of an endpoint already
 */
export function claimLanes(
  db: Sql,
  worker: string,
  { limit, perEndpoint, busy }: { limit: number; perEndpoint: number; busy: ReadonlyMap<string, number> },
): Promise<ClaimedLane[]> {
  return db.query<ClaimedLane>({
    name: "webhook_claim",
    text: `WITH due AS MATERIALIZED (
        SELECT l.endpoint_id, l.lane, e.url, e.secrets FROM webhook_endpoints e
        LEFT JOIN unnest($3::text[], $4::int[]) AS busy (endpoint_id, lanes) ON busy.endpoint_id = e.id
        CROSS JOIN LATERAL (
          SELECT endpoint_id, lane, due_at FROM webhook_lanes
          WHERE endpoint_id = e.id AND due_at <= now()
          ORDER BY due_at LIMIT greatest($2 - coalesce(busy.lanes, 0), 0) FOR UPDATE SKIP LOCKED
        ) l
        WHERE e.enabled
        ORDER BY l.due_at LIMIT $1
      ), claimed AS (
        UPDATE webhook_lanes w SET due_at = now() + $6 * interval '1 second', claimed_by = $5
        FROM due WHERE w.endpoint_id = due.endpoint_id AND w.lane = due.lane
        RETURNING w.endpoint_id, w.lane, w.touched, due.url, due.secrets
      )
      SELECT c.endpoint_id AS "endpointId", c.lane, c.touched, c.url, c.secrets, head.head
      FROM claimed c LEFT JOIN LATERAL (
        SELECT ${HEAD} AS head FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
        WHERE d.endpoint_id = c.endpoint_id AND d.lane = c.lane AND d.status = 'waiting'
        ORDER BY d.position LIMIT 1
      ) head ON true`,
    values: [limit, perEndpoint, [...busy.keys()], [...busy.values()], worker, LEASE_SECONDS],
  });
}

/**
 * Writes what came of an attempt, and reads on: one statement for a delivery.
 *
 * @returns the next delivery of the lane, which the worker still has; or null, when the lane is given up
 */
export async function settleAttempt(
  db: Sql,
  worker: string,
  { endpointId, lane, touched }: ClaimedLane,
  head: HeadDelivery,
  url: string,
  outcome: Outcome,
): Promise<HeadDelivery | null> {
  const { status, delayMs } = outcome;
  const [row] = await db.query<{ next: HeadDelivery | null; isGone: boolean }>({
    name: "webhook_settle",
    text: `WITH attempt AS (
        INSERT INTO webhook_attempts (delivery_id, url, attempted_at, latency_ms, status_code, error, response_body)
        SELECT $1::uuid, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM webhook_deliveries WHERE id = $1::uuid)
      ), delivery AS (
        UPDATE webhook_deliveries SET status = $8, attempts = attempts + 1,
          next_attempt_at = CASE WHEN $8 = 'waiting' THEN now() + $9 * interval '1 millisecond' END,
          ended_at = CASE WHEN $8 = 'waiting' THEN NULL ELSE now() END
        WHERE id = $1::uuid AND status = 'waiting'
      ), health AS (
        UPDATE webhook_endpoints SET failing_since = CASE WHEN $8 = 'succeeded' THEN NULL ELSE now() END
        WHERE id = $10 AND (failing_since IS NULL) = ($8 <> 'succeeded')
      ), next AS (
        SELECT ${HEAD} AS head FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
        WHERE $8 <> 'waiting' AND d.endpoint_id = $10 AND d.lane = $11 AND d.status = 'waiting'
          AND d.position > $12::bigint
          -- A worker that was away for too long has lost the lane to another one, which sends what comes next.
          AND EXISTS (SELECT 1 FROM webhook_lanes
            WHERE endpoint_id = $10 AND lane = $11 AND claimed_by = $13)
        ORDER BY d.position LIMIT 1
      ), later AS (
        UPDATE webhook_lanes SET due_at = now() + $9 * interval '1 millisecond', claimed_by = NULL
        WHERE $8 = 'waiting' AND endpoint_id = $10 AND lane = $11 AND claimed_by = $13
      ), gone AS (
        DELETE FROM webhook_lanes
        WHERE $8 <> 'waiting' AND endpoint_id = $10 AND lane = $11 AND claimed_by = $13 AND touched = $14
          AND NOT EXISTS (SELECT 1 FROM next)
        RETURNING 1
      )
      SELECT (SELECT head FROM next) AS next, EXISTS (SELECT 1 FROM gone) OR $8 = 'waiting' AS "isGone"`,
    values: [
      head.id,
      url,
      outcome.attemptedAt,
      outcome.latencyMs,
      outcome.statusCode,
      outcome.error,
      outcome.responseBody,
      status,
      delayMs,
      endpointId,
      lane,
      head.position,
      worker,
      touched,
    ],
  });
  if (row?.next) return row.next;
  // Something was put in while the lane was being given up: it is due at once, for whoever comes.
  if (!row?.isGone) await releaseLanes(db, worker, [{ endpointId, lane }]);
  return null;
}

/**
 * Keeps a worker's claims on the lanes that it is working on. One that it lost track of, since an answer of the
 * database's was lost, runs out and is claimed anew.
 */
export async function renewClaims(db: Sql, worker: string, lanes: readonly LaneName[]): Promise<void> {
  await db.query({
    name: "webhook_renew",
    text: `UPDATE webhook_lanes w SET due_at = now() + $4 * interval '1 second'
      FROM unnest($2::text[], $3::text[]) AS kept (endpoint_id, lane)
      WHERE w.endpoint_id = kept.endpoint_id AND w.lane = kept.lane AND w.claimed_by = $1`,
    values: [...claimedBy(worker, lanes), LEASE_SECONDS],
  });
}

/** Gives lanes back at once; one that is empty is removed. */
export async function releaseLanes(db: Sql, worker: string, lanes: readonly LaneName[]): Promise<void> {
  await db.query({
    name: "webhook_release",
    text: `UPDATE webhook_lanes w SET due_at = now(), claimed_by = NULL
      FROM unnest($2::text[], $3::text[]) AS given (endpoint_id, lane)
      WHERE w.endpoint_id = given.endpoint_id AND w.lane = given.lane AND w.claimed_by = $1`,
    values: claimedBy(worker, lanes),
  });
}

function claimedBy(worker: string, lanes: readonly LaneName[]): unknown[] {
  return [worker, lanes.map(({ endpointId }) => endpointId), lanes.map(({ lane }) => lane)];
}

/** Removes a lane that is claimed and was found empty, unless something was put in since. */
export async function removeEmptyLane(db: Sql, worker: string, lane: ClaimedLane): Promise<void> {
  const removed = await db.query({
    name: "webhook_remove_lane",
    text: `DELETE FROM webhook_lanes l WHERE endpoint_id = $2 AND lane = $3 AND claimed_by = $1 AND touched = $4
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d
          WHERE d.endpoint_id = l.endpoint_id AND d.lane = l.lane AND d.status = 'waiting')
      RETURNING 1`,
    values: [worker, lane.endpointId, lane.lane, lane.touched],
  });
  if (removed.length === 0) await releaseLanes(db, worker, [lane]);
}
