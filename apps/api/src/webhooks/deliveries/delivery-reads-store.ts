import type { Sql } from "@svc/database";
import { idFromUuid, type KeysetPosition, type Page, uuidFromId } from "@svc/service-kit";
import type {
  AnsweredAttempt,
  DeliveryAttempt,
  DeliveryEvent,
  DeliveryStatus,
  WebhookDelivery,
} from "./delivery.ts";
import { toPages } from "./pages-of-many.ts";

/** What a list of deliveries may be narrowed by; everything that is given must hold. */
export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
  type?: string | undefined;
  rolloverId?: string | undefined;
  eventId?: string | undefined;
}

const COLUMNS = `d.id::text AS id, d.endpoint_id AS "endpointId", d.event_id AS "eventId", v.type AS "eventType", d.kind,
  d.recovery_id AS "recoveryId", d.status, d.attempts, d.next_attempt_at AS "nextAttemptAt",
  d.created_at AS "createdAt", d.ended_at AS "endedAt", v.data AS "eventData", v.created_at AS "eventCreatedAt"`;

/**
 * The same page of the deliveries of each of an organization's endpoints, newest first, by endpoint; one statement. An
 * endpoint that is not the organization's has none.
 */
export async function listDeliveries(
  db: Sql,
  organizationId: string,
  endpointIds: readonly string[],
  filter: DeliveryFilter,
  after: KeysetPosition | null,
  limit: number,
): Promise<Map<string, Page<WebhookDelivery>>> {
  const values: unknown[] = [organizationId, endpointIds, limit + 1];
  let where = "d.endpoint_id = e.id";
  const narrow = (condition: string, ...more: unknown[]) => {
    where += ` AND ${condition.replaceAll("?", () => `$${values.push(more.shift())}`)}`;
  };
  // Written out, so that the indexes for one status can be used: it is one of three words.
  if (filter.status !== undefined) narrow(`d.status = '${filter.status}'`);
  if (filter.type !== undefined) narrow("v.type = ?", filter.type);
  if (filter.rolloverId !== undefined) narrow("v.rollover_id = ?", filter.rolloverId);
  if (filter.eventId !== undefined) narrow("d.event_id = ?", filter.eventId);
  if (after) narrow("(d.created_at, d.id) < (?, ?::uuid)", after.createdAt, uuidFromId(after.id));
  const rows = await db.query<WebhookDelivery>({
    text: `SELECT page.* FROM webhook_endpoints e CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
        WHERE ${where} ORDER BY d.created_at DESC, d.id DESC LIMIT $3
      ) page
      WHERE e.organization_id = $1 AND e.id = ANY($2) AND e.deleted_at IS NULL
      ORDER BY page."createdAt" DESC, page.id DESC`,
    values,
  });
  return toPages(endpointIds, rows.map(withId), limit);
}

/** The organization's delivery with this id, or null. */
export async function findDelivery(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<WebhookDelivery | null> {
  const [row] = await db.query<WebhookDelivery>({
    name: "webhook_delivery_by_id",
    text: `SELECT ${COLUMNS}
      FROM webhook_deliveries d JOIN events v ON v.id = d.event_id JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.organization_id = $1 AND d.id = $2::uuid AND e.deleted_at IS NULL`,
    values: [organizationId, uuidFromId(id)],
  });
  return row ? withId(row) : null;
}

/** Deliveries by their ids, the first made first. */
export async function readDeliveries(db: Sql, ids: readonly string[]): Promise<WebhookDelivery[]> {
  const rows = await db.query<WebhookDelivery>({
    name: "webhook_deliveries_by_ids",
    text: `SELECT ${COLUMNS} FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
      WHERE d.id = ANY($1::uuid[]) ORDER BY d.id`,
    values: [ids.map(uuidFromId)],
  });
  return rows.map(withId);
}

const ATTEMPT = `a.id::text AS id, a.delivery_id::text AS "deliveryId", a.url, a.attempted_at AS "attemptedAt",
  a.latency_ms AS "latencyMs", a.status_code AS "statusCode", a.error`;

/** Every attempt of a delivery that is kept, with what was answered, the first one first. */
export async function listAttempts(db: Sql, deliveryId: string): Promise<AnsweredAttempt[]> {
  const rows = await db.query<AnsweredAttempt>({
    name: "webhook_attempts",
    text: `SELECT ${ATTEMPT}, a.response_body AS "responseBody"
      FROM webhook_attempts a WHERE a.delivery_id = $1::uuid ORDER BY a.id`,
    values: [uuidFromId(deliveryId)],
  });
  return rows.map((row) => ({ ...row, deliveryId }));
}

/** Every attempt that is kept of an organization's deliveries, with its event, by delivery, the first one first; one statement. */
export async function listAttemptsOfMany(
  db: Sql,
  organizationId: string,
  deliveryIds: readonly string[],
): Promise<Map<string, (DeliveryAttempt & DeliveryEvent)[]>> {
  const rows = await db.query<DeliveryAttempt & DeliveryEvent>({
    name: "webhook_attempts_of_many",
    text: `SELECT ${ATTEMPT}, v.id AS "eventId", v.type AS "eventType", v.data AS "eventData",
        v.created_at AS "eventCreatedAt"
      FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id JOIN events v ON v.id = d.event_id
      WHERE d.organization_id = $1 AND a.delivery_id = ANY($2::uuid[]) ORDER BY a.delivery_id, a.id`,
    values: [organizationId, deliveryIds.map(uuidFromId)],
  });
  return Map.groupBy(
    rows.map((row) => ({ ...row, deliveryId: idFromUuid("whd", row.deliveryId) })),
    ({ deliveryId }) => deliveryId,
  );
}

/** What was answered to an organization's attempts, by attempt; one statement. */
export async function readResponseBodies(
  db: Sql,
  organizationId: string,
  attemptIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await db.query<{ id: string; body: string | null }>({
    name: "webhook_response_bodies",
    text: `SELECT a.id::text AS id, a.response_body AS body
      FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id
      WHERE d.organization_id = $1 AND a.id = ANY($2::bigint[])`,
    values: [organizationId, attemptIds],
  });
  return new Map(rows.map(({ id, body }) => [id, body]));
}

function withId<Row extends { id: string }>(row: Row): Row {
  return { ...row, id: idFromUuid("whd", row.id) };
}
