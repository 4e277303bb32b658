import { type Params, type Sql, sql, statement } from "@svc/database";
import type { BookIssue } from "../../context/book-issue.ts";

interface DeliveryIssue {
  eventId: string;
  organizationId: string;
  endpointId: string;
  code: "missing_delivery" | "stuck_delivery";
}

/** Finds events without a delivery to an endpoint that subscribes to them, and waiting deliveries without a lane. */
export async function checkDeliveries(tx: Sql, eventIds: readonly string[]): Promise<BookIssue[]> {
  const issues = await findIssues(tx, { eventIds });
  return issues.map(({ eventId, organizationId, endpointId, code }) => ({
    kind: "event" as const,
    objectId: eventId,
    organizationId,
    code,
    detail:
      code === "missing_delivery"
        ? `no delivery to ${endpointId}`
        : `the delivery to ${endpointId} waits, but no worker can claim it`,
  }));
}

// Expects deliveries only of events that were inserted well after the endpoint's last change, because earlier settings are not
// stored and transactions overlap.
const findIssues = statement(
  "books_deliveries",
  (param: Params<{ eventIds: readonly string[] }>) => sql<DeliveryIssue>`
    SELECT event.id AS "eventId", event.organization_id AS "organizationId", endpoint.id AS "endpointId",
      CASE WHEN delivery.id IS NULL THEN 'missing_delivery' ELSE 'stuck_delivery' END AS code
    FROM events event
    JOIN webhook_endpoints endpoint ON endpoint.organization_id = event.organization_id
    LEFT JOIN webhook_deliveries delivery ON delivery.event_id = event.id AND delivery.endpoint_id = endpoint.id
      AND delivery.kind = 'event'
    WHERE event.id = ANY(${param.eventIds}::text[]) AND endpoint.enabled AND endpoint.deleted_at IS NULL
      AND (
        (delivery.id IS NULL AND event.type <> 'webhook.test'
          AND endpoint.event_types && ARRAY[event.type, split_part(event.type, '.', 1) || '.*', '*']
          AND partition_bound('events', endpoint.updated_at + interval '5 minutes') < event.id)
        OR (delivery.status = 'waiting' AND NOT EXISTS (
          SELECT FROM webhook_lanes lane WHERE lane.endpoint_id = endpoint.id AND lane.lane = delivery.lane))
      )`,
);
