import type { Sql } from "@svc/database";
import { idFromUuid, type KeysetPosition, type Page, toPage, uuidFromId } from "@svc/service-kit";
import type { DeliveryAttempt, DeliveryStatus, DeliveryWithEvent, WebhookDelivery } from "./delivery.ts";

/** What a list of deliveries may be narrowed by; everything that is given must hold. */
export interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
  type?: string | undefined;
  rolloverId?: string | undefined;
  eventId?: string | undefined;
}

const COLUMNS = `d.id::text AS id, d.endpoint_id AS "endpointId", d.event_id AS "eventId", v.type AS "eventType", d.kind,
  d.recovery_id AS "recoveryId", d.status, d.attempts, d.next_attempt_at AS "nextAttemptAt",
  d.created_at AS "createdAt", d.ended_at AS "endedAt"`;

/** One page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  db: Sql,
  endpointId: string,
  filter: DeliveryFilter,
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<WebhookDelivery>> {
  const values: unknown[] = [endpointId, limit + 1];
  let where = "d.endpoint_id = $1";
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
    text: `SELECT ${COLUMNS} FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
      WHERE ${where} ORDER BY d.created_at DESC, d.id DESC LIMIT $2`,
    values,
  });
  return toPage(rows.map(withId), limit);
}

/** The organization's delivery with this id, or null. */
export async function findDelivery(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<DeliveryWithEvent | null> {
  const [row] = await db.query<DeliveryWithEvent>({
    name: "webhook_delivery_by_id",
    text: `SELECT ${COLUMNS}, v.data AS "eventData", v.created_at AS "eventCreatedAt"
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

/** Every attempt of a delivery that is kept, the first one first. */
export function listAttempts(db: Sql, deliveryId: string): Promise<DeliveryAttempt[]> {
  return db.query<DeliveryAttempt>({
    name: "webhook_attempts",
    text: `SELECT url, attempted_at AS "attemptedAt", latency_ms AS "latencyMs", status_code AS "statusCode", error,
        response_body AS "responseBody"
      FROM webhook_attempts WHERE delivery_id = $1::uuid ORDER BY id`,
    values: [uuidFromId(deliveryId)],
  });
}

/** How an endpoint's deliveries of late went. */
export interface EndpointStats {
  attempts: number;
  succeeded: number;
  waiting: number;
  oldestWaitingAt: Date | null;
}

/**
 * Counts over the newest deliveries of an endpoint, and over what waits. Both are bounded: an endpoint may have
 * millions.
 */
export async function readStats(
  db: Sql,
  endpointId: string,
  { since, newest, mostWaiting }: { since: Date; newest: number; mostWaiting: number },
): Promise<EndpointStats> {
  const [row] = await db.query<EndpointStats>({
    name: "webhook_stats",
    text: `SELECT coalesce(sum(recent.attempts), 0)::int AS attempts,
        (count(*) FILTER (WHERE recent.status = 'succeeded'))::int AS succeeded,
        max(waiting.count)::int AS waiting, max(waiting.oldest) AS "oldestWaitingAt"
      FROM (SELECT count(*), min(created_at) AS oldest FROM (
          SELECT created_at FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'waiting' LIMIT $4) w
        ) waiting
      LEFT JOIN LATERAL (
        SELECT attempts, status FROM webhook_deliveries WHERE endpoint_id = $1 AND created_at >= $2
        ORDER BY created_at DESC, id DESC LIMIT $3
      ) recent ON true`,
    values: [endpointId, since, newest, mostWaiting],
  });
  return row ?? { attempts: 0, succeeded: 0, waiting: 0, oldestWaitingAt: null };
}

function withId<Row extends { id: string }>(row: Row): Row {
  return { ...row, id: idFromUuid("whd", row.id) };
}
