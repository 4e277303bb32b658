import { insertRow, json, lockName, type Sql, updateRow } from "@svc/database";
import { type KeysetPosition, type Page, toPage } from "@svc/service-kit";
import type { WebhookEndpoint } from "./endpoint.ts";

const NAMES = [
  "id",
  "organizationId",
  "url",
  "description",
  "eventTypes",
  "enabled",
  "disabledReason",
  "ordering",
  "secrets",
  "failingSince",
  "version",
  "createdAt",
  "updatedAt",
] as const;

const COLUMNS = `id, organization_id AS "organizationId", url, description, event_types AS "eventTypes", enabled,
  disabled_reason AS "disabledReason", ordering, secrets, failing_since AS "failingSince", version,
  created_at AS "createdAt", updated_at AS "updatedAt"`;

/** The organization's endpoint with this id, or null, as of one that is deleted. */
export async function findEndpoint(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<WebhookEndpoint | null> {
  const [row] = await db.query<WebhookEndpoint>({
    name: "webhook_endpoint_by_id",
    text: `SELECT ${COLUMNS} FROM webhook_endpoints WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL`,
    values: [organizationId, id],
  });
  return row ?? null;
}

/** Locks the organization's endpoint until the transaction ends, and reads it as it is then; null if there is none. */
export async function lockEndpoint(
  tx: Sql,
  organizationId: string,
  id: string,
): Promise<WebhookEndpoint | null> {
  const [row] = await tx.query<WebhookEndpoint>({
    name: "webhook_endpoint_locked",
    text: `SELECT ${COLUMNS} FROM webhook_endpoints
      WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    values: [organizationId, id],
  });
  return row ?? null;
}

/** One page of an organization's endpoints, newest first. */
export async function listEndpoints(
  db: Sql,
  organizationId: string,
  after: KeysetPosition | null,
  limit: number,
): Promise<Page<WebhookEndpoint>> {
  const rows = await db.query<WebhookEndpoint>({
    name: after ? "webhook_endpoints_page" : "webhook_endpoints",
    text: `SELECT ${COLUMNS} FROM webhook_endpoints
      WHERE organization_id = $1 AND deleted_at IS NULL ${after ? "AND (created_at, id) < ($3, $4)" : ""}
      ORDER BY created_at DESC, id DESC LIMIT $2`,
    values: [organizationId, limit + 1, ...(after ? [after.createdAt, after.id] : [])],
  });
  return toPage(rows, limit);
}

/** Counts an organization's endpoints; nobody else adds one until the transaction ends. */
export async function lockEndpointCount(tx: Sql, organizationId: string): Promise<number> {
  await lockName(tx, `webhook-endpoints:${organizationId}`);
  const [row] = await tx.query<{ count: number }>({
    name: "webhook_endpoints_count",
    text: `SELECT count(*)::int AS count FROM webhook_endpoints WHERE organization_id = $1 AND deleted_at IS NULL`,
    values: [organizationId],
  });
  return row?.count ?? 0;
}

/** The ids of the enabled endpoints that ask for a type. */
export async function listSubscribed(tx: Sql, organizationId: string, type: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    name: "webhook_endpoints_subscribed",
    text: `SELECT id FROM webhook_endpoints
      WHERE organization_id = $1 AND enabled AND deleted_at IS NULL AND event_types && $2::text[] ORDER BY id`,
    values: [organizationId, filtersOf(type)],
  });
  return rows.map(({ id }) => id);
}

/** What an endpoint that wants events of a type may have asked for. */
function filtersOf(type: string): string[] {
  return [type, `${type.split(".")[0]}.*`, "*"];
}

export async function insertEndpoint(
  tx: Sql,
  endpoint: Omit<WebhookEndpoint, "version" | "disabledReason" | "failingSince">,
): Promise<WebhookEndpoint> {
  const row = { ...endpoint, secrets: json(endpoint.secrets) };
  return (await insertRow(tx, "webhookEndpoints", row, NAMES)) as WebhookEndpoint;
}

type EndpointChanges = {
  [Name in keyof WebhookEndpoint]?: WebhookEndpoint[Name] | undefined;
} & { deletedAt?: Date };

/** Writes what was changed of an endpoint that is locked, and gives it back as it is then. */
export async function updateEndpoint(
  tx: Sql,
  endpoint: Pick<WebhookEndpoint, "id" | "version">,
  { secrets, ...changes }: EndpointChanges,
  at: Date,
): Promise<WebhookEndpoint> {
  const columns = {
    ...changes,
    ...(secrets && { secrets: json(secrets) }),
    version: endpoint.version + 1,
    updatedAt: at,
  };
  const row = await updateRow(tx, "webhookEndpoints", endpoint.id, columns, NAMES);
  if (!row) throw new Error("an endpoint was not written");
  return row as WebhookEndpoint;
}

/** Deletes what is left of endpoints that are gone, in steps: an endpoint may have millions of deliveries and lanes. */
export async function deleteRestOfGone(
  db: Sql,
  table: "webhook_deliveries" | "webhook_lanes",
  limit: number,
): Promise<number> {
  const deleted = await db.query({
    text: `DELETE FROM ${table} WHERE ctid IN (
        SELECT r.ctid FROM webhook_endpoints e JOIN ${table} r ON r.endpoint_id = e.id
        WHERE e.deleted_at IS NOT NULL LIMIT $1)
      RETURNING 1`,
    values: [limit],
  });
  return deleted.length;
}

/** Deletes the rows of endpoints that are gone and have nothing left. */
export async function deleteGoneEndpoints(db: Sql): Promise<number> {
  const deleted = await db.query({
    text: `DELETE FROM webhook_endpoints e WHERE deleted_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id)
        AND NOT EXISTS (SELECT 1 FROM webhook_lanes l WHERE l.endpoint_id = e.id)
      RETURNING 1`,
  });
  return deleted.length;
}
