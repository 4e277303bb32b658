import type { Sql } from "@svc/database";
import { type EndpointState, MOST_DEAD } from "./dead-letter.ts";

// How deliveries and endpoints stand, for those who run the service. Where an organization can be named, null means all.

/** The failures of an endpoint `e` among which dead letters are sought. */
export const NEWEST_FAILED = `(SELECT * FROM webhook_deliveries WHERE endpoint_id = e.id AND status = 'failed'
  ORDER BY created_at DESC, id DESC LIMIT ${MOST_DEAD})`;

/**
 * What makes a failed delivery `d` a dead letter: nothing has been sent in its place, by a redelivery or a recovery, that
 * succeeded or is still on its way; of several that failed, it is the last.
 */
export const IS_DEAD = `NOT EXISTS (SELECT 1 FROM webhook_deliveries o
  WHERE o.event_id = d.event_id AND o.endpoint_id = d.endpoint_id AND (o.status <> 'failed' OR o.id > d.id))`;

/** Deliveries to enabled endpoints that have not ended, and when the oldest of them was made. */
export async function countWaiting(
  db: Sql,
  organizationId: string | null,
): Promise<{ waiting: number; oldestAt: Date | null; oldestSeconds: number }> {
  const [row] = await db.query<{ waiting: number; oldestAt: Date | null; oldestSeconds: number }>({
    text: `SELECT count(*)::int AS waiting, min(d.created_at) AS "oldestAt",
        coalesce(extract(epoch FROM now() - min(d.created_at)), 0)::float8 AS "oldestSeconds"
      FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.status = 'waiting'
      WHERE e.enabled AND ($1::text IS NULL OR e.organization_id = $1)`,
    values: [organizationId],
  });
  return row ?? { waiting: 0, oldestAt: null, oldestSeconds: 0 };
}

/** Deliveries that wait for a disabled endpoint to be enabled. */
export async function countHeld(db: Sql, organizationId: string | null): Promise<number> {
  const [row] = await db.query<{ held: number }>({
    text: `SELECT count(*)::int AS held
      FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id AND d.status = 'waiting'
      WHERE NOT e.enabled AND e.deleted_at IS NULL AND ($1::text IS NULL OR e.organization_id = $1)`,
    values: [organizationId],
  });
  return row?.held ?? 0;
}

/** Dead letters, `MOST_DEAD` at the most. */
export async function countDead(db: Sql, organizationId: string | null): Promise<number> {
  const [row] = await db.query<{ dead: number }>({
    text: `SELECT count(*)::int AS dead FROM (
        SELECT 1 FROM webhook_endpoints e CROSS JOIN LATERAL ${NEWEST_FAILED} d
        WHERE ${IS_DEAD} AND e.deleted_at IS NULL AND ($1::text IS NULL OR e.organization_id = $1)
        LIMIT ${MOST_DEAD}) dead`,
    values: [organizationId],
  });
  return row?.dead ?? 0;
}

export const ENDPOINT_STATE = `CASE WHEN e.enabled AND e.failing_since IS NULL THEN 'healthy' WHEN e.enabled THEN 'failing'
  WHEN e.disabled_reason IS NOT NULL THEN 'taken_out' ELSE 'disabled' END`;

/** How many endpoints stand how. */
export async function countEndpoints(
  db: Sql,
  organizationId: string | null,
): Promise<Record<EndpointState, number>> {
  const rows = await db.query<{ state: EndpointState; count: number }>({
    text: `SELECT ${ENDPOINT_STATE} AS state, count(*)::int AS count FROM webhook_endpoints e
      WHERE e.deleted_at IS NULL AND ($1::text IS NULL OR e.organization_id = $1) GROUP BY 1`,
    values: [organizationId],
  });
  const counts = { healthy: 0, failing: 0, taken_out: 0, disabled: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
