import { type Params, type Sql, sql, statement } from "@svc/database";
import { newId, uuidFromId } from "@svc/service-kit";

/** Gives each delivery its own lane, independent of the endpoint's ordering. Notifies workers on commit. */
export async function insertDeliveries(
  tx: Sql,
  organizationId: string,
  {
    eventId,
    kind,
    endpointIds,
  }: { eventId: string; kind: "redelivery" | "test"; endpointIds: readonly string[] },
): Promise<string[]> {
  const ids = endpointIds.map(() => newId("whd"));
  await insert(tx, { organizationId, eventId, kind, endpointIds, ids: ids.map(uuidFromId) });
  return ids;
}

const insert = statement(
  "webhook_deliveries_insert",
  (
    param: Params<{
      organizationId: string;
      eventId: string;
      kind: string;
      endpointIds: readonly string[];
      ids: readonly string[];
    }>,
  ) =>
    sql`WITH wanted AS MATERIALIZED (
        SELECT id, endpoint_id
        FROM unnest(${param.ids}::uuid[], ${param.endpointIds}::text[]) AS given (id, endpoint_id)
      ), made AS (
        INSERT INTO webhook_deliveries (id, organization_id, endpoint_id, event_id, kind, lane)
        SELECT id, ${param.organizationId}, endpoint_id, ${param.eventId}, ${param.kind}, ${param.kind} || ':' || id FROM wanted
      ), lanes AS (
        INSERT INTO webhook_lanes (endpoint_id, lane) SELECT endpoint_id, ${param.kind} || ':' || id FROM wanted
      )
      SELECT pg_notify('webhooks', endpoint_id)::text FROM wanted`,
);
