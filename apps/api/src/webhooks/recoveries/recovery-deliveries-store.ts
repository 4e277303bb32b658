import { type Params, type RawBuilder, type Sql, sql, statement } from "@svc/database";
import { newId, uuidFromId } from "@svc/service-kit";
import { matchesEventTypes } from "../events/event-store.ts";
import type { RecoveryStatus } from "./recovery-input.ts";

/** A recovery with deliveries still to create. */
export interface UnpreparedRecovery {
  id: string;
  organizationId: string;
  endpointId: string;
  eventTypes: string[];
  status: RecoveryStatus;
  until: Date;
  /** Creation time and ID of the last examined event. */
  lookedAt: Date;
  lookedId: string;
}

/** `ids` holds one ID per possible delivery. */
type InsertParams = Params<Omit<UnpreparedRecovery, "status"> & { limit: number; ids: readonly string[] }>;

const CONDITIONS: Readonly<Record<RecoveryStatus, (param: InsertParams) => RawBuilder<boolean>>> = {
  failed: (param) => sql`${hasDelivery(param, sql`= 'failed'`)}
    AND NOT ${hasDelivery(param, sql`<> 'failed'`)}`,
  missing: (param) => sql`${matchesEventTypes(param.eventTypes)}
    AND NOT ${hasDelivery(param, sql`IS NOT NULL`)}`,
  all: (param) => sql`${matchesEventTypes(param.eventTypes)} AND NOT ${isResentByAnother(param)}`,
};

/** True if the event `v` has a delivery to the endpoint whose status meets the condition. */
const hasDelivery = (
  { endpointId }: InsertParams,
  condition: RawBuilder<unknown>,
) => sql`EXISTS (SELECT 1 FROM webhook_deliveries d
  WHERE d.event_id = v.id AND d.endpoint_id = ${endpointId} AND d.status ${condition})`;

/** Another recovery with status `all` will resend the event, or has resent it since this recovery was created. */
const isResentByAnother = ({ id, endpointId }: InsertParams) => sql`EXISTS (
  SELECT 1 FROM webhook_deliveries d
  JOIN webhook_recoveries other ON other.id = d.recovery_id AND other.status = 'all' AND other.id <> ${id}
  JOIN webhook_recoveries mine ON mine.id = ${id}
  WHERE d.event_id = v.id AND d.endpoint_id = ${endpointId} AND (d.status = 'waiting' OR d.ended_at > mine.created_at))`;

export interface StepResult {
  /** Number of deliveries. */
  created: number;
  /** Number of events read, with or without a new delivery. */
  examined: number;
  /** Creation time of the last examined event; null if there was none. */
  lookedAt: Date | null;
  lookedId: string | null;
}

/**
 * Inserts a delivery for each event to resend, in its own lane. The lanes become due one millisecond apart, oldest event first,
 * which keeps their order and lets new events through.
 */
export async function insertRecoveryDeliveries(
  tx: Sql,
  { status, ...recovery }: UnpreparedRecovery,
  limit: number,
): Promise<StepResult> {
  const ids = Array.from({ length: limit }, () => uuidFromId(newId("whd")));
  const row = await insert[status].first(tx, { ...recovery, limit, ids });
  return row ?? { created: 0, examined: 0, lookedAt: null, lookedId: null };
}

const createInsertStatement = (status: RecoveryStatus) =>
  statement(
    `webhook_recover_${status}`,
    (param: InsertParams) => sql<StepResult>`WITH examined AS MATERIALIZED (
        SELECT id, type, created_at FROM events
        WHERE organization_id = ${param.organizationId} AND (created_at, id) > (${param.lookedAt}, ${param.lookedId})
          AND created_at <= ${param.until}
        ORDER BY created_at, id LIMIT ${param.limit}
      ), resent AS MATERIALIZED (
        SELECT new_ids.id AS delivery_id, chosen.event_id, chosen.place
        FROM (SELECT v.id AS event_id, row_number() OVER (ORDER BY v.created_at, v.id) AS place
          FROM examined v WHERE v.type <> 'webhook.test' AND ${CONDITIONS[status](param)}) chosen
        JOIN unnest(${param.ids}::uuid[]) WITH ORDINALITY AS new_ids (id, place) ON new_ids.place = chosen.place
      ), deliveries AS (
        INSERT INTO webhook_deliveries (id, organization_id, endpoint_id, event_id, kind, lane, recovery_id)
        SELECT delivery_id, ${param.organizationId}, ${param.endpointId}, event_id, 'recovery',
          'recovery:' || delivery_id, ${param.id} FROM resent ORDER BY place
      ), lanes AS (
        INSERT INTO webhook_lanes (endpoint_id, lane, due_at)
        SELECT ${param.endpointId}, 'recovery:' || delivery_id, now() + place * interval '1 millisecond'
        FROM resent ORDER BY place
      )
      SELECT (SELECT count(*) FROM resent)::int AS created, (SELECT count(*) FROM examined)::int AS examined,
        last.created_at AS "lookedAt", last.id AS "lookedId", pg_notify('webhooks', ${param.endpointId})::text
      FROM (SELECT 1) one LEFT JOIN (
        SELECT created_at, id FROM examined ORDER BY created_at DESC, id DESC LIMIT 1
      ) last ON true`,
  );

const insert = {
  failed: createInsertStatement("failed"),
  missing: createInsertStatement("missing"),
  all: createInsertStatement("all"),
};
