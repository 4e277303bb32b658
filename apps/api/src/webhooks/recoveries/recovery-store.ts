import {
  createCounterByParent,
  insertRow,
  kysely,
  type ListPosition,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  toPageParams,
} from "@svc/database";
import { type KeysetPosition, type Page, toPagesBy } from "@svc/service-kit/lists";
import type { DeliveryStatus } from "../deliveries/delivery.ts";
import type { StepResult, UnpreparedRecovery } from "./recovery-deliveries-store.ts";
import type { RecoveryStatus } from "./recovery-input.ts";

export interface WebhookRecovery {
  id: string;
  endpointId: string;
  status: RecoveryStatus;
  since: Date;
  until: Date;
  total: number;
  waiting: number;
  succeeded: number;
  failed: number;
  createdAt: Date;
  preparedAt: Date | null;
}

const countByStatus = <Status extends DeliveryStatus>(status: Status) =>
  sql<number>`(count(*) FILTER (WHERE status = ${status}))::int`.as(status);

const counts = kysely
  .selectFrom("webhookDeliveries")
  .select([countByStatus("waiting"), countByStatus("succeeded"), countByStatus("failed")])
  .where("recoveryId", "=", sql<string>`r.id`)
  .as("counts");

const COLUMNS = [
  "r.id",
  "r.endpointId",
  "r.status",
  "r.since",
  "r.until",
  "r.total",
  "r.createdAt",
  "r.preparedAt",
  "counts.waiting",
  "counts.succeeded",
  "counts.failed",
] as const;

export async function insertRecovery(
  tx: Sql,
  organizationId: string,
  recovery: Pick<WebhookRecovery, "id" | "endpointId" | "status" | "since" | "until" | "createdAt">,
): Promise<void> {
  await insertRow(tx, {
    table: "webhookRecoveries",
    row: { ...recovery, organizationId, lookedAt: recovery.since },
  });
}

export async function getRecovery(db: Sql, id: string): Promise<WebhookRecovery> {
  const row = await selectById.first(db, { id });
  if (!row) throw new Error(`no recovery ${id}`);
  return row;
}

const selectById = statement("webhook_recovery_by_id", (param: Params<{ id: string }>) =>
  kysely
    .selectFrom("webhookRecoveries as r")
    .crossJoinLateral(counts)
    .select(COLUMNS)
    .where("r.id", "=", param.id)
    .$narrowType<WebhookRecovery>(),
);

export async function listRecoveries(
  db: Sql,
  organizationId: string,
  {
    endpointIds,
    after,
    limit,
  }: { endpointIds: readonly string[]; after: KeysetPosition | null; limit: number },
): Promise<Map<string, Page<WebhookRecovery>>> {
  const rows = await selectPage(db, { endpointIds, ...toPageParams(organizationId, { after, limit }) });
  return toPagesBy("endpointId", rows, { ids: endpointIds, limit });
}

const selectPage = statement(
  "webhook_recoveries_page",
  (param: Params<ListPosition & { organizationId: string; endpointIds: readonly string[]; limit: number }>) =>
    kysely
      .selectFrom("webhookEndpoints as e")
      .crossJoinLateral(
        pageAfter(kysely.selectFrom("webhookRecoveries").selectAll(), param)
          .where("endpointId", "=", sql<string>`e.id`)
          .as("r"),
      )
      .crossJoinLateral(counts)
      .select(COLUMNS)
      .where("e.organizationId", "=", param.organizationId)
      .where("e.id", "=", kysely.fn.any(param.endpointIds))
      .where("e.deletedAt", "is", null)
      .orderBy("r.createdAt", "desc")
      .orderBy("r.id", "desc")
      .$narrowType<WebhookRecovery>(),
);

export async function lockRecovery(tx: Sql, id: string): Promise<UnpreparedRecovery | null> {
  return lockById.first(tx, { id });
}

const unpreparedRecoveries = kysely
  .selectFrom("webhookRecoveries as r")
  .innerJoin("webhookEndpoints as e", "e.id", "r.endpointId")
  .where("r.preparedAt", "is", null)
  .where("e.deletedAt", "is", null);

const lockById = statement("webhook_recovery_locked", (param: Params<{ id: string }>) =>
  unpreparedRecoveries
    .select(["r.id", "r.organizationId", "r.endpointId", "r.status"])
    .select(["r.until", "r.lookedAt", "r.lookedId", "e.eventTypes"])
    .where("r.id", "=", param.id)
    .forUpdate("r")
    .$narrowType<UnpreparedRecovery>(),
);

export const countRecoveries = createCounterByParent(
  "webhook_recoveries_total_count_of_many",
  (param, endpointId) =>
    kysely
      .selectFrom("webhookRecoveries as r")
      .innerJoin("webhookEndpoints as e", "e.id", "r.endpointId")
      .where("e.organizationId", "=", param.organizationId)
      .where("e.deletedAt", "is", null)
      .where("r.endpointId", "=", endpointId),
);

export async function hasUnpreparedRecovery(tx: Sql, endpointId: string): Promise<boolean> {
  return (await selectUnprepared(tx, { endpointId })).length > 0;
}

const selectUnprepared = statement("webhook_recovery_before", (param: Params<{ endpointId: string }>) =>
  kysely
    .selectFrom("webhookRecoveries")
    .select("id")
    .where("endpointId", "=", param.endpointId)
    .where("preparedAt", "is", null)
    .limit(1),
);

/** Locks one endpoint's oldest unprepared recovery, and returns its ID. Skips locked recoveries. */
export async function lockNextRecovery(tx: Sql): Promise<string | null> {
  return (await lockNext.first(tx))?.id ?? null;
}

const lockNext = statement("webhook_recovery_unprepared", () =>
  unpreparedRecoveries
    .select("r.id")
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM webhook_recoveries o WHERE o.endpoint_id = r.endpoint_id
      AND o.prepared_at IS NULL AND (o.created_at, o.id) < (r.created_at, r.id))`)
    .limit(1)
    .forUpdate("r")
    .skipLocked(),
);

/** @param preparedAt null while deliveries remain to be created */
export async function advanceRecovery(
  tx: Sql,
  id: string,
  { result: { created, lookedAt, lookedId }, preparedAt }: { result: StepResult; preparedAt: Date | null },
): Promise<void> {
  await advance(tx, { id, created, lookedAt, lookedId, preparedAt });
}

type AdvanceParams = Params<Omit<StepResult, "examined"> & { id: string; preparedAt: Date | null }>;

const advance = statement("webhook_recovery_advance", (param: AdvanceParams) =>
  kysely
    .updateTable("webhookRecoveries")
    .set((recovery) => ({
      total: recovery("total", "+", param.created),
      lookedAt: recovery.fn.coalesce(param.lookedAt, "lookedAt"),
      lookedId: recovery.fn.coalesce(param.lookedId, "lookedId"),
      preparedAt: param.preparedAt,
    }))
    .where("id", "=", param.id),
);
