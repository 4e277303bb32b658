import { equalsUnlessNull, type Params, type Sql, sql, statement } from "@svc/database";

export interface EndpointHour {
  endpointId: string;
  /** Start of the hour; null if the period has no attempts. */
  hour: Date | null;
  succeeded: number;
  failed: number;
  latencyMs: number;
  slowestMs: number;
}

export function listHours(
  db: Sql,
  organizationId: string,
  { endpointId, since }: { endpointId: string | null; since: Date },
): Promise<EndpointHour[]> {
  return selectHours(db, { organizationId, endpointId, since });
}

const selectHours = statement(
  "webhook_hours",
  (param: Params<{ organizationId: string; endpointId: string | null; since: Date }>) =>
    sql<EndpointHour>`SELECT e.id AS "endpointId", h.hour, coalesce(sum(h.succeeded), 0)::int AS succeeded,
        coalesce(sum(h.failed), 0)::int AS failed, coalesce(sum(h.latency_ms), 0)::float8 AS "latencyMs",
        coalesce(max(h.slowest_ms), 0) AS "slowestMs"
      FROM webhook_endpoints e LEFT JOIN webhook_hours h ON h.endpoint_id = e.id AND h.hour >= ${param.since}
      WHERE e.organization_id = ${param.organizationId} AND ${equalsUnlessNull("e.id", param.endpointId)} AND e.deleted_at IS NULL
      GROUP BY e.id, e.created_at, h.hour ORDER BY e.created_at DESC, e.id DESC, h.hour`,
);
