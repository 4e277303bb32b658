import {
  equalsUnlessNull,
  kysely,
  type Params,
  type RawBuilder,
  type Row,
  type Sql,
  sql,
  unpreparedStatement,
} from "@svc/database";
import { idFromUuid, uuidFromId } from "@svc/service-kit";
import type { DeadLetter, DeadLetterFilter, TroubledEndpoint } from "./dead-letter.ts";
import { ENDPOINT_STATE, IS_DEAD_LETTER, NEWEST_FAILED_DELIVERIES } from "./delivery-counts-store.ts";

export async function findDeadLetters(
  db: Sql,
  { since, ...filters }: DeadLetterFilter,
  limit: number,
): Promise<DeadLetter[]> {
  const rows = await selectDeadLetters(db, { ...filters, since: since ?? new Date(0), limit });
  return rows.map((row) => ({ ...row, deliveryId: idFromUuid("whd", row.deliveryId) }));
}

/** Raw SQL, because Kysely cannot order and limit the parts of a union. */
const selectDeadDeliveries = (since: RawBuilder<Date>, limit: RawBuilder<number>) => {
  const newest = sql`AND d.created_at >= ${since} ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit}`;
  return sql<Row<"webhookDeliveries">>`(
    (SELECT d.* FROM ${NEWEST_FAILED_DELIVERIES} d WHERE ${IS_DEAD_LETTER} ${newest}) UNION ALL (SELECT d.* FROM webhook_deliveries d
      WHERE d.endpoint_id = e.id AND NOT e.enabled AND d.status = 'waiting' ${newest}))`;
};

const selectDeadLetters = unpreparedStatement(
  "webhook_dead_letters",
  (param: Params<Omit<DeadLetterFilter, "since"> & { since: Date; limit: number }>) =>
    kysely
      .selectFrom("webhookEndpoints as e")
      .crossJoinLateral(selectDeadDeliveries(param.since, param.limit).as("d"))
      .innerJoin("events as v", "v.id", "d.eventId")
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom("webhookAttempts")
            .select(["statusCode", "error", "attemptedAt"])
            .whereRef("deliveryId", "=", "d.id")
            .orderBy("webhookAttempts.id", "desc")
            .limit(1)
            .as("a"),
        (join) => join.onTrue(),
      )
      .select([
        "d.id as deliveryId",
        "e.organizationId",
        "e.id as endpointId",
        "v.id as eventId",
        "v.type as eventType",
        "v.rolloverId",
        sql<DeadLetter["why"]>`CASE d.status WHEN 'failed' THEN 'failed' ELSE 'held' END`.as("why"),
        "d.attempts",
        "a.statusCode",
        "a.error",
        "a.attemptedAt",
        "d.createdAt",
      ])
      .where("e.deletedAt", "is", null)
      .where(equalsUnlessNull("e.organizationId", param.organizationId))
      .where(equalsUnlessNull("e.id", param.endpointId))
      .orderBy("d.createdAt", "desc")
      .orderBy("d.id", "desc")
      .limit(param.limit),
);

export function findTroubledEndpoints(
  db: Sql,
  organizationId: string | null,
  limit: number,
): Promise<TroubledEndpoint[]> {
  return selectTroubledEndpoints(db, { organizationId, limit });
}

const selectTroubledEndpoints = unpreparedStatement(
  "webhook_endpoints_troubled",
  (param: Params<{ organizationId: string | null; limit: number }>) =>
    kysely
      .selectFrom("webhookEndpoints as e")
      .select(["e.id", "e.organizationId", "e.url", "e.disabledReason", "e.failingSince"])
      .select(sql<TroubledEndpoint["state"]>`${ENDPOINT_STATE}`.as("state"))
      .where("e.deletedAt", "is", null)
      .where(equalsUnlessNull("e.organizationId", param.organizationId))
      .where((eb) => eb.or([eb("e.enabled", "=", false), eb("e.failingSince", "is not", null)]))
      .orderBy("e.failingSince", (order) => order.nullsLast())
      .orderBy("e.id")
      .limit(param.limit),
);

export async function findDisabledEndpointIds(db: Sql, ids: readonly string[]): Promise<string[]> {
  return (await selectDisabledIds(db, { ids })).map(({ id }) => id);
}

const selectDisabledIds = unpreparedStatement(
  "webhook_endpoints_disabled",
  (param: Params<{ ids: readonly string[] }>) =>
    kysely
      .selectFrom("webhookEndpoints")
      .select("id")
      .where("id", "=", kysely.fn.any(param.ids))
      .where("enabled", "=", false),
);

export async function findDeliveryTarget(
  db: Sql,
  id: string,
): Promise<{ organizationId: string; eventId: string; endpointId: string } | null> {
  return selectDeliveryTarget.first(db, { id: uuidFromId(id) });
}

const selectDeliveryTarget = unpreparedStatement("webhook_delivery_target", (param: Params<{ id: string }>) =>
  kysely
    .selectFrom("webhookDeliveries")
    .select(["organizationId", "eventId", "endpointId"])
    .where("id", "=", param.id),
);

export async function findOwnerOrganizationId(
  db: Sql,
  table: "events" | "webhook_endpoints",
  id: string,
): Promise<string | null> {
  return (await ownerStatements[table].first(db, { id }))?.organizationId ?? null;
}

const ownerStatements = {
  events: unpreparedStatement("event_owner", (param: Params<{ id: string }>) =>
    kysely.selectFrom("events").select("organizationId").where("id", "=", param.id),
  ),
  webhook_endpoints: unpreparedStatement("webhook_endpoint_owner", (param: Params<{ id: string }>) =>
    kysely.selectFrom("webhookEndpoints").select("organizationId").where("id", "=", param.id),
  ),
};
