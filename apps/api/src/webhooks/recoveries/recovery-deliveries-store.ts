import type { Sql } from "@svc/database";
import type { RecoveryStatus } from "./recovery-input.ts";

/** Where a recovery stands, under its lock. */
export interface RecoveryStep {
  id: string;
  organizationId: string;
  endpointId: string;
  eventTypes: string[];
  status: RecoveryStatus;
  until: Date;
  lookedAt: Date;
  lookedId: string;
}

const HAS_ANY = "EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.event_id = v.id AND d.endpoint_id = $2";
const IS_WANTED = "$8::text[] && ARRAY[v.type, split_part(v.type, '.', 1) || '.*', '*']";

/** What another recovery of everything has sent again since this one was asked for, or is about to. */
const IS_ON_ITS_WAY = `EXISTS (
          SELECT 1 FROM webhook_deliveries d
          JOIN webhook_recoveries other ON other.id = d.recovery_id AND other.status = 'all' AND other.id <> $3
          JOIN webhook_recoveries mine ON mine.id = $3
          WHERE d.event_id = v.id AND d.endpoint_id = $2 AND (d.status = 'waiting' OR d.ended_at > mine.created_at))`;

/** Which of the events that are looked at are sent again. What the endpoint asks for, $8, is given to each. */
const CONDITIONS: Readonly<Record<RecoveryStatus, string>> = {
  failed: `${HAS_ANY} AND d.status = 'failed') AND NOT ${HAS_ANY} AND d.status <> 'failed')`,
  missing: `${IS_WANTED} AND NOT ${HAS_ANY})`,
  all: `${IS_WANTED} AND NOT ${IS_ON_ITS_WAY}`,
};

/**
 * Looks at the next events of a recovery, oldest first, and makes deliveries of those that are to be sent again, each in
 * a lane of its own. They come due a thousandth of a second apart: in their order, and with room for new ones between.
 *
 * @returns how many were made, and the last event that was looked at; null of the event when none was left
 */
export async function insertRecoveryDeliveries(
  tx: Sql,
  step: RecoveryStep,
  limit: number,
): Promise<{ made: number; looked: number; lookedAt: Date | null; lookedId: string | null }> {
  const [row] = await tx.query<{
    made: number;
    looked: number;
    lookedAt: Date | null;
    lookedId: string | null;
  }>({
    name: `webhook_recover_${step.status}`,
    text: `WITH looked AS MATERIALIZED (
        SELECT id, type, created_at FROM events
        WHERE organization_id = $1 AND (created_at, id) > ($4, $5) AND created_at <= $6
        ORDER BY created_at, id LIMIT $7
      ), wanted AS MATERIALIZED (
        SELECT uuidv7() AS delivery_id, v.id AS event_id, row_number() OVER (ORDER BY v.created_at, v.id) AS place
        FROM looked v WHERE v.type <> 'webhook.test' AND $8::text[] IS NOT NULL AND ${CONDITIONS[step.status]}
      ), made AS (
        INSERT INTO webhook_deliveries (id, organization_id, endpoint_id, event_id, kind, lane, recovery_id)
        SELECT delivery_id, $1, $2, event_id, 'recovery', 'recovery:' || delivery_id, $3 FROM wanted ORDER BY place
      ), lanes AS (
        INSERT INTO webhook_lanes (endpoint_id, lane, due_at)
        SELECT $2, 'recovery:' || delivery_id, now() + place * interval '1 millisecond' FROM wanted ORDER BY place
      )
      SELECT (SELECT count(*) FROM wanted)::int AS made, (SELECT count(*) FROM looked)::int AS looked,
        last.created_at AS "lookedAt", last.id AS "lookedId", pg_notify('webhooks', $2)::text
      FROM (SELECT 1) one LEFT JOIN (
        SELECT created_at, id FROM looked ORDER BY created_at DESC, id DESC LIMIT 1
      ) last ON true`,
    values: [
      step.organizationId,
      step.endpointId,
      step.id,
      step.lookedAt,
      step.lookedId,
      step.until,
      limit,
      step.eventTypes,
    ],
  });
  return row ?? { made: 0, looked: 0, lookedAt: null, lookedId: null };
}
