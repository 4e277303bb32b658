import {
  createCounter,
  createFinder,
  createPageReader,
  type IdParams,
  insertRow,
  json,
  kysely,
  lockName,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
import type { WebhookEndpointInput } from "./endpoint-input.ts";
import type { StoredSecret } from "./secrets.ts";

export interface WebhookEndpoint {
  id: string;
  organizationId: string;
  url: string;
  description: string | null;
  eventTypes: string[];
  enabled: boolean;
  disabledReason: "failing" | "gone" | null;
  ordering: WebhookEndpointInput["ordering"];
  payload: WebhookEndpointInput["payload"];
  secrets: StoredSecret[];
  failingSince: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = [
  "id",
  "organizationId",
  "url",
  "description",
  "eventTypes",
  "enabled",
  "disabledReason",
  "ordering",
  "payload",
  "secrets",
  "failingSince",
  "version",
  "createdAt",
  "updatedAt",
] as const;

const selectEndpoints = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("webhookEndpoints")
    .where("organizationId", "=", param.organizationId)
    .where("deletedAt", "is", null);

const selectRows = (param: Params<OrganizationParams>) =>
  selectEndpoints(param).select(COLUMNS).$narrowType<WebhookEndpoint>();

const selectById = (param: Params<IdParams>) => selectRows(param).where("id", "=", param.id);

export const findEndpoint = createFinder(statement("webhook_endpoint_by_id", selectById));

export const lockEndpoint = createFinder(
  statement("webhook_endpoint_locked", (param: Params<IdParams>) => selectById(param).forNoKeyUpdate()),
);

export const listEndpoints = createPageReader(
  statement("webhook_endpoints_page", (param: Params<PageParams>) => pageAfter(selectRows(param), param)),
);

export const countListedEndpoints = createCounter("webhook_endpoints_total_count", selectRows);

/** Counts under a lock, so that no endpoint can be added until the transaction ends. */
export async function lockEndpointCount(tx: Sql, organizationId: string): Promise<number> {
  await lockName(tx, `webhook-endpoints:${organizationId}`);
  return (await countEndpoints.first(tx, { organizationId }))?.count ?? 0;
}

const countEndpoints = statement("webhook_endpoints_count", (param: Params<OrganizationParams>) =>
  selectEndpoints(param).select(sql<number>`count(*)::int`.as("count")),
);

export async function findSubscribedEndpointIds(
  tx: Sql,
  organizationId: string,
  type: string,
): Promise<string[]> {
  const rows = await selectSubscribed(tx, { organizationId, types: toTypeFilters(type) });
  return rows.map(({ id }) => id);
}

const selectSubscribed = statement(
  "webhook_endpoints_subscribed",
  (param: Params<OrganizationParams & { types: string[] }>) =>
    selectEndpoints(param)
      .select("id")
      .where("enabled", "=", true)
      .where("eventTypes", "&&", typedList("text", param.types))
      .orderBy("id"),
);

function toTypeFilters(type: string): string[] {
  return [type, `${type.split(".")[0]}.*`, "*"];
}

export async function insertEndpoint(
  tx: Sql,
  endpoint: Omit<WebhookEndpoint, "version" | "disabledReason" | "failingSince">,
): Promise<WebhookEndpoint> {
  const row = { ...endpoint, secrets: json(endpoint.secrets) };
  return (await insertRow(tx, { table: "webhookEndpoints", row }, COLUMNS)) as WebhookEndpoint;
}

type EndpointChanges = {
  [Name in keyof WebhookEndpoint]?: WebhookEndpoint[Name] | undefined;
} & { deletedAt?: Date };

export async function updateEndpoint(
  tx: Sql,
  endpoint: Pick<WebhookEndpoint, "id" | "version">,
  { changes: { secrets, ...changes }, updatedAt }: { changes: EndpointChanges; updatedAt: Date },
): Promise<WebhookEndpoint> {
  const columns = {
    ...changes,
    ...(secrets && { secrets: json(secrets) }),
    version: endpoint.version + 1,
    updatedAt,
  };
  const row = await updateRow(tx, { table: "webhookEndpoints", id: endpoint.id, changes: columns }, COLUMNS);
  if (!row) throw new Error("the endpoint was not saved");
  return row as WebhookEndpoint;
}

/** @returns the number of removed rows */
export async function purgeDeletedEndpointRows(
  db: Sql,
  table: "webhook_deliveries" | "webhook_lanes",
  limit: number,
): Promise<number> {
  return (await purgeStatements[table](db, { limit })).length;
}

type LimitParams = Params<{ limit: number }>;

const purgeStatements = {
  // Deletes by ID, because `ctid` is unique only within a partition.
  webhook_deliveries: unpreparedStatement(
    "webhook_deliveries_of_gone",
    ({ limit }: LimitParams) => sql<{ one: number }>`WITH deleted AS MATERIALIZED (
        SELECT d.id FROM webhook_endpoints e JOIN webhook_deliveries d ON d.endpoint_id = e.id
        WHERE e.deleted_at IS NOT NULL LIMIT ${limit}
      ), attempts AS (
        DELETE FROM webhook_attempts WHERE delivery_id = ANY (ARRAY(SELECT id FROM deleted))
      )
      DELETE FROM webhook_deliveries WHERE id = ANY (ARRAY(SELECT id FROM deleted)) RETURNING 1 AS one`,
  ),
  webhook_lanes: unpreparedStatement(
    "webhook_lanes_of_gone",
    ({ limit }: LimitParams) => sql<{ one: number }>`DELETE FROM webhook_lanes WHERE ctid IN (
        SELECT l.ctid FROM webhook_endpoints e JOIN webhook_lanes l ON l.endpoint_id = e.id
        WHERE e.deleted_at IS NOT NULL LIMIT ${limit}) RETURNING 1 AS one`,
  ),
};

export async function purgeDeletedEndpoints(db: Sql): Promise<number> {
  return (await purgeEndpoints(db)).length;
}

const purgeEndpoints = unpreparedStatement("webhook_endpoints_gone", () =>
  kysely
    .deleteFrom("webhookEndpoints as e")
    .where("e.deletedAt", "is not", null)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id)`)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM webhook_lanes l WHERE l.endpoint_id = e.id)`)
    .returning("e.id"),
);

export async function wakeWorkers(tx: Sql, endpointId: string): Promise<void> {
  await notifyWorkers(tx, { endpointId });
}

const notifyWorkers = statement("webhooks_wake", (param: Params<{ endpointId: string }>) =>
  kysely.selectNoFrom(sql<string>`pg_notify('webhooks', ${param.endpointId})::text`.as("notified")),
);
