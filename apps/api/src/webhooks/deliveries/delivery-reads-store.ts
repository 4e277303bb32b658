import {
  equalsUnlessNull,
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  typedList,
  unpreparedStatement,
} from "@svc/database";
import { idFromUuid, uuidFromId } from "@svc/service-kit";
import { type KeysetPosition, MAX_TOTAL_COUNT, type Page, toPage, toPagesBy } from "@svc/service-kit/lists";
import type {
  AttemptWithResponse,
  DeliveryAttempt,
  DeliveryEvent,
  DeliveryStatus,
  WebhookDelivery,
} from "./delivery.ts";

interface DeliveryFilter {
  status?: DeliveryStatus | undefined;
  type?: string | undefined;
  rolloverId?: string | undefined;
  eventId?: string | undefined;
}

const COLUMNS = [
  "id",
  "endpointId",
  "eventId",
  "kind",
  "recoveryId",
  "status",
  "attempts",
  "nextAttemptAt",
  "createdAt",
  "endedAt",
] as const;
const EVENT_COLUMNS = [
  "v.type as eventType",
  "v.data as eventData",
  "v.createdAt as eventCreatedAt",
] as const;

const deliveries = kysely
  .selectFrom("webhookDeliveries as d")
  .innerJoin("events as v", "v.id", "d.eventId")
  .select(COLUMNS.map((name) => `d.${name}` as const))
  .select(EVENT_COLUMNS)
  .$narrowType<WebhookDelivery>();

export async function listDeliveries(
  db: Sql,
  organizationId: string,
  {
    endpointIds,
    filter,
    after,
    limit,
  }: { endpointIds: readonly string[]; filter: DeliveryFilter; after: KeysetPosition | null; limit: number },
): Promise<Map<string, Page<WebhookDelivery>>> {
  const rows = await selectPage(db, {
    organizationId,
    endpointIds,
    ...toFilterParams(filter),
    ...toListPosition(after),
    limit: limit + 1,
  });
  return toPagesBy("endpointId", rows.map(withTypeId), { ids: endpointIds, limit });
}

type ListParams = { [Name in keyof DeliveryFilter]-?: string | null } & ListPosition & {
    organizationId: string;
    endpointIds: readonly string[];
    limit: number;
  };

// Unprepared, so that PostgreSQL can plan with the index of the requested status.
const selectPage = unpreparedStatement("webhook_deliveries_page", (param: Params<ListParams>) =>
  kysely
    .selectFrom("webhookEndpoints as e")
    .crossJoinLateral(
      pageAfter(deliveries, param, ["d.createdAt", "d.id", "uuid"])
        .where("d.endpointId", "=", sql<string>`e.id`)
        .where(equalsUnlessNull("d.status", param.status))
        .where(equalsUnlessNull("v.type", param.type))
        .where(equalsUnlessNull("v.rolloverId", param.rolloverId))
        .where(equalsUnlessNull("d.eventId", param.eventId))
        .as("page"),
    )
    .select(COLUMNS.map((name) => `page.${name}` as const))
    .select(["page.eventType", "page.eventData", "page.eventCreatedAt"])
    .where("e.organizationId", "=", param.organizationId)
    .where("e.id", "=", kysely.fn.any(param.endpointIds))
    .where("e.deletedAt", "is", null)
    .orderBy("page.createdAt", "desc")
    .orderBy("page.id", "desc"),
);

type CountParams = Omit<ListParams, keyof ListPosition | "limit">;

// Unprepared like `selectPage`.
const countMatching = unpreparedStatement("webhook_deliveries_total_count", (param: Params<CountParams>) =>
  kysely
    .selectFrom("webhookEndpoints as e")
    .crossJoinLateral(
      kysely
        .selectFrom(
          kysely
            .selectFrom("webhookDeliveries as d")
            .innerJoin("events as v", "v.id", "d.eventId")
            .select("d.id")
            .where("d.endpointId", "=", sql<string>`e.id`)
            .where(equalsUnlessNull("d.status", param.status))
            .where(equalsUnlessNull("v.type", param.type))
            .where(equalsUnlessNull("v.rolloverId", param.rolloverId))
            .where(equalsUnlessNull("d.eventId", param.eventId))
            .limit(sql.lit(MAX_TOTAL_COUNT + 1))
            .as("matching"),
        )
        .select(sql<number>`count(*)::int`.as("count"))
        .as("counted"),
    )
    .select(["e.id", "counted.count"])
    .where("e.organizationId", "=", param.organizationId)
    .where("e.id", "=", kysely.fn.any(param.endpointIds))
    .where("e.deletedAt", "is", null),
);

/** Counts up to `MAX_TOTAL_COUNT + 1` per endpoint. */
export function countDeliveries(
  db: Sql,
  organizationId: string,
  { endpointIds, filter }: { endpointIds: readonly string[]; filter: DeliveryFilter },
): Promise<{ id: string; count: number }[]> {
  return countMatching(db, { organizationId, endpointIds, ...toFilterParams(filter) });
}

function toFilterParams({ status, type, rolloverId, eventId }: DeliveryFilter) {
  return {
    status: status ?? null,
    type: type ?? null,
    rolloverId: rolloverId ?? null,
    eventId: eventId ?? null,
  };
}

export async function listDeliveriesByEvent(
  db: Sql,
  organizationId: string,
  { eventId, after, limit }: { eventId: string; after: KeysetPosition | null; limit: number },
): Promise<Page<WebhookDelivery & { endpointUrl: string }>> {
  const position = toListPosition(after);
  const rows = await selectByEvent(db, { organizationId, eventId, ...position, limit: limit + 1 });
  return toPage(rows.map(withTypeId), limit);
}

const selectByEvent = statement(
  "webhook_deliveries_of_event",
  (param: Params<ListPosition & { organizationId: string; eventId: string; limit: number }>) =>
    pageAfter(deliveries, param, ["d.createdAt", "d.id", "uuid"])
      .innerJoin("webhookEndpoints as e", "e.id", "d.endpointId")
      .select("e.url as endpointUrl")
      .where("d.organizationId", "=", param.organizationId)
      .where("d.eventId", "=", param.eventId)
      .where("e.deletedAt", "is", null),
);

export async function findDelivery(
  db: Sql,
  organizationId: string,
  id: string,
): Promise<WebhookDelivery | null> {
  const row = await selectById.first(db, { organizationId, id: uuidFromId(id) });
  return row ? withTypeId(row) : null;
}

const selectById = statement(
  "webhook_delivery_by_id",
  (param: Params<{ organizationId: string; id: string }>) =>
    deliveries
      .innerJoin("webhookEndpoints as e", "e.id", "d.endpointId")
      .where("d.organizationId", "=", param.organizationId)
      .where("d.id", "=", param.id)
      .where("e.deletedAt", "is", null),
);

export async function listDeliveriesByIds(db: Sql, ids: readonly string[]): Promise<WebhookDelivery[]> {
  return (await selectByIds(db, { ids: ids.map(uuidFromId) })).map(withTypeId);
}

const selectByIds = statement("webhook_deliveries_by_ids", (param: Params<{ ids: readonly string[] }>) =>
  deliveries.where("d.id", "=", kysely.fn.any(typedList("uuid", param.ids))).orderBy("d.id"),
);

const attempts = kysely
  .selectFrom("webhookAttempts as a")
  .select([
    "a.id",
    "a.deliveryId",
    "a.url",
    "a.attemptedAt",
    "a.latencyMs",
    "a.statusCode",
    "a.error",
    "a.payload",
  ])
  .$narrowType<Pick<DeliveryAttempt, "payload">>();

export async function listAttempts(db: Sql, deliveryId: string): Promise<AttemptWithResponse[]> {
  const rows = await selectAttempts(db, { deliveryId: uuidFromId(deliveryId) });
  return rows.map((row) => ({ ...row, deliveryId }));
}

const selectAttempts = statement("webhook_attempts", (param: Params<{ deliveryId: string }>) =>
  attempts
    .select(["a.responseBody", "a.signature"])
    .where("a.deliveryId", "=", param.deliveryId)
    .orderBy("a.id"),
);

export async function listAttemptsByDelivery(
  db: Sql,
  organizationId: string,
  deliveryIds: readonly string[],
): Promise<Map<string, (DeliveryAttempt & DeliveryEvent)[]>> {
  const rows = await selectAttemptsByDelivery(db, { organizationId, ids: deliveryIds.map(uuidFromId) });
  return Map.groupBy(
    rows.map((row) => ({ ...row, deliveryId: idFromUuid("whd", row.deliveryId) })),
    ({ deliveryId }) => deliveryId,
  );
}

type IdsParams = Params<{ organizationId: string; ids: readonly string[] }>;

const selectAttemptsByDelivery = statement("webhook_attempts_of_many", (param: IdsParams) =>
  attempts
    .innerJoin("webhookDeliveries as d", "d.id", "a.deliveryId")
    .innerJoin("events as v", "v.id", "d.eventId")
    .select(["v.id as eventId", ...EVENT_COLUMNS])
    .where("d.organizationId", "=", param.organizationId)
    .where("a.deliveryId", "=", kysely.fn.any(typedList("uuid", param.ids)))
    .orderBy("a.deliveryId")
    .orderBy("a.id")
    .$narrowType<DeliveryEvent>(),
);

export async function readResponseBodies(
  db: Sql,
  organizationId: string,
  attemptIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await selectBodies(db, { organizationId, ids: attemptIds });
  return new Map(rows.map(({ id, responseBody }) => [id, responseBody]));
}

const selectBodies = statement("webhook_response_bodies", (param: IdsParams) =>
  kysely
    .selectFrom("webhookAttempts as a")
    .innerJoin("webhookDeliveries as d", "d.id", "a.deliveryId")
    .select(["a.id", "a.responseBody"])
    .where("d.organizationId", "=", param.organizationId)
    .where("a.id", "=", kysely.fn.any(typedList("bigint", param.ids))),
);

function toListPosition(after: KeysetPosition | null): ListPosition {
  return { createdAt: after?.createdAt ?? null, id: after && uuidFromId(after.id) };
}

function withTypeId<Row extends { id: string }>(row: Row): Row {
  return { ...row, id: idFromUuid("whd", row.id) };
}
