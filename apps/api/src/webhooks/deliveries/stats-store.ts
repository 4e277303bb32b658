import { type Params, type Sql, sql, statement } from "@svc/database";

export interface EndpointStats {
  endpointId: string;
  attempts: number;
  succeeded: number;
  waiting: number;
  oldestWaitingAt: Date | null;
}

/** Counts recent attempts and waiting deliveries. Reads a limited number of them, because there can be millions. */
export async function getStats(
  db: Sql,
  organizationId: string,
  {
    since,
    maxDeliveries,
    maxWaiting,
    endpointIds,
  }: { since: Date; maxDeliveries: number; maxWaiting: number; endpointIds: readonly string[] },
): Promise<Map<string, EndpointStats>> {
  const rows = await selectStats(db, { organizationId, endpointIds, since, maxDeliveries, maxWaiting });
  return new Map(rows.map((row) => [row.endpointId, row]));
}

const selectStats = statement(
  "webhook_stats",
  (
    param: Params<{
      organizationId: string;
      endpointIds: readonly string[];
      since: Date;
      maxDeliveries: number;
      maxWaiting: number;
    }>,
  ) =>
    sql<EndpointStats>`SELECT e.id AS "endpointId", recent.attempts, recent.succeeded, waiting.count AS waiting,
        waiting.oldest AS "oldestWaitingAt"
      FROM webhook_endpoints e
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, min(created_at) AS oldest FROM (
          SELECT created_at FROM webhook_deliveries WHERE endpoint_id = e.id AND status = 'waiting'
          LIMIT ${param.maxWaiting}) w
      ) waiting
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(attempts), 0)::int AS attempts,
          (count(*) FILTER (WHERE status = 'succeeded'))::int AS succeeded FROM (
          SELECT attempts, status FROM webhook_deliveries WHERE endpoint_id = e.id AND created_at >= ${param.since}
          ORDER BY created_at DESC, id DESC LIMIT ${param.maxDeliveries}) r
      ) recent
      WHERE e.organization_id = ${param.organizationId} AND e.id = ANY(${param.endpointIds}) AND e.deleted_at IS NULL`,
);
