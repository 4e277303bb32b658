import { equalsUnlessNull, kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";
import { RECEIVES_DELIVERIES } from "../sending/delivery-store.ts";
import { type EndpointState, MAX_DEAD_LETTERS } from "./dead-letter.ts";

// Counts for operators. A null organization ID means all organizations.

export const NEWEST_FAILED_DELIVERIES = sql`(SELECT * FROM webhook_deliveries WHERE endpoint_id = e.id AND status = 'failed'
  ORDER BY created_at DESC, id DESC LIMIT ${MAX_DEAD_LETTERS})`;

/** The failed delivery `d` is the event's last to this endpoint, and no other one succeeded or is waiting. */
export const IS_DEAD_LETTER = sql<boolean>`NOT EXISTS (SELECT 1 FROM webhook_deliveries o
  WHERE o.event_id = d.event_id AND o.endpoint_id = d.endpoint_id AND (o.status <> 'failed' OR o.id > d.id))`;

const COUNT = sql<number>`count(*)::int`;

type OrganizationParams = Params<{ organizationId: string | null }>;

const selectEndpoints = (param: OrganizationParams) =>
  kysely
    .selectFrom("webhookEndpoints as e")
    .where(equalsUnlessNull("e.organizationId", param.organizationId));

const selectWaiting = (param: OrganizationParams) =>
  selectEndpoints(param).innerJoin("webhookDeliveries as d", (join) =>
    join.onRef("d.endpointId", "=", "e.id").on("d.status", "=", "waiting"),
  );

export async function countWaiting(
  db: Sql,
  organizationId: string | null,
): Promise<{ waiting: number; oldestAt: Date | null; oldestSeconds: number }> {
  return (
    (await selectWaitingCount.first(db, { organizationId })) ?? {
      waiting: 0,
      oldestAt: null,
      oldestSeconds: 0,
    }
  );
}

const selectWaitingCount = unpreparedStatement("webhook_waiting", (param: OrganizationParams) =>
  selectWaiting(param)
    .select([
      COUNT.as("waiting"),
      sql<Date | null>`min(d.created_at)`.as("oldestAt"),
      sql<number>`coalesce(extract(epoch FROM now() - min(d.created_at)), 0)::float8`.as("oldestSeconds"),
    ])
    .where("e.enabled", "=", true),
);

/**
 * Returns how many seconds the oldest due lane has been due. Ignores failing endpoints, whose lanes wait until the endpoint works
 * again.
 */
export async function measureOldestDue(db: Sql): Promise<number> {
  return (await selectOldestDue.first(db))?.seconds ?? 0;
}

const selectOldestDue = unpreparedStatement(
  "webhook_untaken",
  () => sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM now() - min(first.due_at)), 0)::float8 AS seconds
    FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT due_at FROM webhook_lanes WHERE endpoint_id = e.id AND due_at <= now() ORDER BY due_at LIMIT 1
    ) first
    WHERE e.failing_since IS NULL AND ${RECEIVES_DELIVERIES}`,
);

export async function countHeld(db: Sql, organizationId: string | null): Promise<number> {
  return (await selectHeldCount.first(db, { organizationId }))?.held ?? 0;
}

const selectHeldCount = unpreparedStatement("webhook_held", (param: OrganizationParams) =>
  selectWaiting(param)
    .select(COUNT.as("held"))
    .where("e.enabled", "=", false)
    .where("e.deletedAt", "is", null),
);

export async function countDead(db: Sql, organizationId: string | null): Promise<number> {
  return (await selectDeadCount.first(db, { organizationId }))?.dead ?? 0;
}

const selectDeadCount = unpreparedStatement("webhook_dead", (param: OrganizationParams) =>
  kysely
    .selectFrom(
      selectEndpoints(param)
        .crossJoinLateral(NEWEST_FAILED_DELIVERIES.as("d"))
        .select("e.id")
        .where(IS_DEAD_LETTER)
        .where("e.deletedAt", "is", null)
        .limit(MAX_DEAD_LETTERS)
        .as("dead"),
    )
    .select(COUNT.as("dead")),
);

export const ENDPOINT_STATE = sql<EndpointState>`CASE WHEN e.enabled AND e.failing_since IS NULL THEN 'healthy'
  WHEN e.enabled THEN 'failing' WHEN e.disabled_reason IS NOT NULL THEN 'taken_out' ELSE 'disabled' END`;

export async function countEndpoints(
  db: Sql,
  organizationId: string | null,
): Promise<Record<EndpointState, number>> {
  const rows = await selectStateCounts(db, { organizationId });
  const counts = { healthy: 0, failing: 0, taken_out: 0, disabled: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

const selectStateCounts = unpreparedStatement("webhook_endpoint_states", (param: OrganizationParams) =>
  selectEndpoints(param)
    .select([ENDPOINT_STATE.as("state"), COUNT.as("count")])
    .where("e.deletedAt", "is", null)
    .groupBy(sql`1`),
);
