import { insertRow, type Sql } from "@svc/database";
import type { KeysetPosition, Page } from "@svc/service-kit";
import { toPages } from "../deliveries/pages-of-many.ts";
import type { WebhookRecovery } from "./recovery.ts";
import type { RecoveryStep } from "./recovery-deliveries-store.ts";

const COLUMNS = `r.id, r.endpoint_id AS "endpointId", r.status, r.since, r.until, r.total,
  r.created_at AS "createdAt", r.prepared_at AS "preparedAt", counts.waiting, counts.succeeded, counts.failed`;

const COUNTS = `LEFT JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE status = 'waiting'))::int AS waiting,
      (count(*) FILTER (WHERE status = 'succeeded'))::int AS succeeded,
      (count(*) FILTER (WHERE status = 'failed'))::int AS failed
    FROM webhook_deliveries d WHERE d.recovery_id = r.id
  ) counts ON true`;

export async function insertRecovery(
  tx: Sql,
  organizationId: string,
  recovery: Pick<WebhookRecovery, "id" | "endpointId" | "status" | "since" | "until" | "createdAt">,
): Promise<void> {
  await insertRow(tx, "webhookRecoveries", { ...recovery, organizationId, lookedAt: recovery.since });
}

/** A recovery with its counts. @throws Error when there is none */
export async function readRecovery(db: Sql, id: string): Promise<WebhookRecovery> {
  const [row] = await db.query<WebhookRecovery>({
    name: "webhook_recovery_by_id",
    text: `SELECT ${COLUMNS} FROM webhook_recoveries r ${COUNTS} WHERE r.id = $1`,
    values: [id],
  });
  if (!row) throw new Error("there is no such recovery");
  return row;
}

/**
 * The same page of the recoveries of each of an organization's endpoints with their counts, newest first, by endpoint;
 * one statement. An endpoint that is not the organization's has none.
 */
export async function listRecoveries(
  db: Sql,
  organizationId: string,
  endpointIds: readonly string[],
  after: KeysetPosition | null,
  limit: number,
): Promise<Map<string, Page<WebhookRecovery>>> {
  const rows = await db.query<WebhookRecovery>({
    name: after ? "webhook_recoveries_page" : "webhook_recoveries",
    text: `SELECT ${COLUMNS} FROM webhook_endpoints e CROSS JOIN LATERAL (
        SELECT * FROM webhook_recoveries WHERE endpoint_id = e.id ${after ? "AND (created_at, id) < ($4, $5)" : ""}
        ORDER BY created_at DESC, id DESC LIMIT $3
      ) r ${COUNTS}
      WHERE e.organization_id = $1 AND e.id = ANY($2) AND e.deleted_at IS NULL
      ORDER BY r.created_at DESC, r.id DESC`,
    values: [organizationId, endpointIds, limit + 1, ...(after ? [after.createdAt, after.id] : [])],
  });
  return toPages(endpointIds, rows, limit);
}

/** Locks a recovery that is not prepared yet, until the transaction ends; null when nothing is left to do for it. */
export async function lockRecovery(tx: Sql, id: string): Promise<RecoveryStep | null> {
  const [row] = await tx.query<RecoveryStep>({
    name: "webhook_recovery_locked",
    text: `SELECT r.id, r.organization_id AS "organizationId", r.endpoint_id AS "endpointId", r.status, r.until,
        r.looked_at AS "lookedAt", r.looked_id AS "lookedId", e.event_types AS "eventTypes"
      FROM webhook_recoveries r JOIN webhook_endpoints e ON e.id = r.endpoint_id
      WHERE r.id = $1 AND r.prepared_at IS NULL AND e.deleted_at IS NULL FOR UPDATE OF r`,
    values: [id],
  });
  return row ?? null;
}

/** Whether deliveries of an endpoint's recoveries are still to be made. */
export async function hasUnprepared(tx: Sql, endpointId: string): Promise<boolean> {
  const [row] = await tx.query({
    name: "webhook_recovery_before",
    text: "SELECT 1 FROM webhook_recoveries WHERE endpoint_id = $1 AND prepared_at IS NULL LIMIT 1",
    values: [endpointId],
  });
  return row !== undefined;
}

/**
 * Locks a recovery that is not prepared yet, that nobody else has locked, and before which no other of its endpoint is
 * to be prepared. @returns its id, or null
 */
export async function lockUnprepared(tx: Sql): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>({
    name: "webhook_recovery_unprepared",
    text: `SELECT r.id FROM webhook_recoveries r JOIN webhook_endpoints e ON e.id = r.endpoint_id
      WHERE r.prepared_at IS NULL AND e.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM webhook_recoveries o
        WHERE o.endpoint_id = r.endpoint_id AND o.prepared_at IS NULL AND (o.created_at, o.id) < (r.created_at, r.id))
      LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
  });
  return row?.id ?? null;
}

/** Writes how far a recovery has come. @param preparedAt when it came to its end */
export async function advanceRecovery(
  tx: Sql,
  id: string,
  step: { made: number; lookedAt: Date | null; lookedId: string | null },
  preparedAt: Date | null,
): Promise<void> {
  await tx.query({
    name: "webhook_recovery_advance",
    text: `UPDATE webhook_recoveries SET total = total + $2, looked_at = coalesce($3, looked_at),
        looked_id = coalesce($4, looked_id), prepared_at = $5
      WHERE id = $1`,
    values: [id, step.made, step.lookedAt, step.lookedId, preparedAt],
  });
}
