import type { Sql } from "@svc/database";
import { idFromUuid, uuidFromId } from "@svc/service-kit";
import type { DeadLetter, DeadLetterFilter, TroubledEndpoint } from "./dead-letter.ts";
import { ENDPOINT_STATE, IS_DEAD, NEWEST_FAILED } from "./delivery-counts-store.ts";

const PART = "AND d.created_at >= $3 ORDER BY d.created_at DESC, d.id DESC LIMIT $4";

/** Dead letters of all kinds, the newest first. */
export async function findDeadLetters(
  db: Sql,
  { organizationId, endpointId, since }: DeadLetterFilter,
  limit: number,
): Promise<DeadLetter[]> {
  const rows = await db.query<DeadLetter>({
    text: `SELECT d.id::text AS "deliveryId", e.organization_id AS "organizationId", e.id AS "endpointId",
        v.id AS "eventId", v.type AS "eventType", v.rollover_id AS "rolloverId",
        CASE d.status WHEN 'failed' THEN 'failed' ELSE 'held' END AS why, d.attempts,
        a.status_code AS "statusCode", a.error, a.attempted_at AS "attemptedAt", d.created_at AS "createdAt"
      FROM webhook_endpoints e CROSS JOIN LATERAL (
        (SELECT d.* FROM ${NEWEST_FAILED} d WHERE ${IS_DEAD} ${PART})
        UNION ALL
        (SELECT d.* FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND NOT e.enabled AND d.status = 'waiting' ${PART})
      ) d JOIN events v ON v.id = d.event_id LEFT JOIN LATERAL (
        SELECT status_code, error, attempted_at FROM webhook_attempts WHERE delivery_id = d.id ORDER BY id DESC LIMIT 1
      ) a ON true
      WHERE e.deleted_at IS NULL AND ($1::text IS NULL OR e.organization_id = $1) AND ($2::text IS NULL OR e.id = $2)
      ORDER BY d.created_at DESC, d.id DESC LIMIT $4`,
    values: [organizationId, endpointId, since ?? new Date(0), limit],
  });
  return rows.map((row) => ({ ...row, deliveryId: idFromUuid("whd", row.deliveryId) }));
}

/** Endpoints that fail or are disabled, those that have failed longest first. */
export function findTroubledEndpoints(
  db: Sql,
  organizationId: string | null,
  limit: number,
): Promise<TroubledEndpoint[]> {
  return db.query<TroubledEndpoint>({
    text: `SELECT e.id, e.organization_id AS "organizationId", e.url, ${ENDPOINT_STATE} AS state,
        e.disabled_reason AS "disabledReason", e.failing_since AS "failingSince"
      FROM webhook_endpoints e
      WHERE e.deleted_at IS NULL AND ($1::text IS NULL OR e.organization_id = $1)
        AND (NOT e.enabled OR e.failing_since IS NOT NULL)
      ORDER BY e.failing_since NULLS LAST, e.id LIMIT $2`,
    values: [organizationId, limit],
  });
}

/** Which of these endpoints are disabled. */
export async function findDisabled(db: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    text: "SELECT id FROM webhook_endpoints WHERE id = ANY($1::text[]) AND NOT enabled",
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

/** Whose delivery this is, of which event, to which endpoint; null when there is none. */
export async function findDeliveryTarget(
  db: Sql,
  id: string,
): Promise<{ organizationId: string; eventId: string; endpointId: string } | null> {
  const [row] = await db.query<{ organizationId: string; eventId: string; endpointId: string }>({
    text: `SELECT organization_id AS "organizationId", event_id AS "eventId", endpoint_id AS "endpointId"
      FROM webhook_deliveries WHERE id = $1::uuid`,
    values: [uuidFromId(id)],
  });
  return row ?? null;
}

/** Whose event, or endpoint, this is; null when there is none. */
export async function findOwner(
  db: Sql,
  table: "events" | "webhook_endpoints",
  id: string,
): Promise<string | null> {
  const [row] = await db.query<{ organizationId: string }>({
    text: `SELECT organization_id AS "organizationId" FROM ${table} WHERE id = $1`,
    values: [id],
  });
  return row?.organizationId ?? null;
}
