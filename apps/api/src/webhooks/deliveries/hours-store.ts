import { isWithin, type Params, type Sql, sql, statement } from "@svc/database";

/** What came of the attempts at an endpoint within an hour. */
export interface EndpointHour {
  endpointId: string;
  /** When it begins; null of an endpoint without any attempt in that time. */
  hour: Date | null;
  succeeded: number;
  failed: number;
  /** Of all of them together. */
  latencyMs: number;
  slowestMs: number;
}

/**
 * What was counted of the attempts at an organization's endpoint, or at all of its endpoints, by hour. Reads a few rows for
 * each hour, however many attempts there were. An endpoint that is not the organization's is left out.
 */
export function readHours(
  db: Sql,
  organizationId: string,
  endpointId: string | null,
  since: Date,
): Promise<EndpointHour[]> {
  return read(db, { organizationId, endpointId, since });
}

const read = statement(
  "webhook_hours",
  (param: Params<{ organizationId: string; endpointId: string | null; since: Date }>) =>
    sql<EndpointHour>`SELECT e.id AS "endpointId", h.hour, coalesce(sum(h.succeeded), 0)::int AS succeeded,
        coalesce(sum(h.failed), 0)::int AS failed, coalesce(sum(h.latency_ms), 0)::float8 AS "latencyMs",
        coalesce(max(h.slowest_ms), 0) AS "slowestMs"
      FROM webhook_endpoints e LEFT JOIN webhook_hours h ON h.endpoint_id = e.id AND h.hour >= ${param.since}
      WHERE e.organization_id = ${param.organizationId} AND ${isWithin("e.id", param.endpointId)} AND e.deleted_at IS NULL
      GROUP BY e.id, e.created_at, h.hour ORDER BY e.created_at DESC, e.id DESC, h.hour`,
);
