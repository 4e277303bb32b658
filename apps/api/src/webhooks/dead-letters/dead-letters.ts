import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import { isId } from "@svc/service-kit";
import { notFound, Problem } from "@svc/service-kit/errors";
import type { OperatorContext } from "../../context/operator-context.ts";
import { getOrganization } from "../../people/organizations/organizations.ts";
import type { WebhookDelivery } from "../deliveries/delivery.ts";
import { redeliver } from "../deliveries/redeliver.ts";
import { startRecovery } from "../recoveries/recover-endpoint.ts";
import type { RecoveryInput } from "../recoveries/recovery-input.ts";
import type { WebhookRecovery } from "../recoveries/recovery-store.ts";
import type { DeadLetter, DeadLetterFilter, EndpointState, TroubledEndpoint } from "./dead-letter.ts";
import {
  findDeadLetters,
  findDeliveryTarget,
  findDisabledEndpointIds,
  findOwnerOrganizationId,
  findTroubledEndpoints,
} from "./dead-letters-store.ts";
import { countDead, countEndpoints, countHeld, countWaiting } from "./delivery-counts-store.ts";

export async function listDeadLetters(
  ctx: OperatorContext,
  filter: DeadLetterFilter,
  limit: number,
): Promise<{ data: DeadLetter[]; hasMore: boolean }> {
  await requireOrganization(ctx, filter.organizationId);
  const { endpointId } = filter;
  if (
    endpointId !== null &&
    (await findOwnerOrganizationId(ctx.db.sql, "webhook_endpoints", endpointId)) === null
  )
    throw notFound("webhook endpoint");
  const deadLetters = await findDeadLetters(ctx.db.sql, filter, limit + 1);
  return { data: deadLetters.slice(0, limit), hasMore: deadLetters.length > limit };
}

export interface WebhookStatus {
  waiting: number;
  oldestWaitingAt: Date | null;
  /** Waiting for a disabled endpoint. */
  held: number;
  /** All attempts failed. Counted up to `MAX_DEAD_LETTERS`. */
  dead: number;
  endpoints: Record<EndpointState, number>;
  troubled: TroubledEndpoint[];
}

const MAX_TROUBLED = 100;

/**
 * @param organizationId null for all organizations
 * @throws Problem `not_found`
 */
export async function readWebhookStatus(
  ctx: OperatorContext,
  organizationId: string | null,
): Promise<WebhookStatus> {
  await requireOrganization(ctx, organizationId);
  const { sql } = ctx.db;
  const { waiting, oldestAt } = await countWaiting(sql, organizationId);
  return {
    waiting,
    oldestWaitingAt: oldestAt,
    held: await countHeld(sql, organizationId),
    dead: await countDead(sql, organizationId),
    endpoints: await countEndpoints(sql, organizationId),
    troubled: await findTroubledEndpoints(sql, organizationId, MAX_TROUBLED),
  };
}

/**
 * @param id of a delivery, or of an event to resend to every enabled, subscribed endpoint
 * @throws Problem `not_found`; `invalid_request` for an ID of another kind
 */
export async function redeliverAsOperator(
  ctx: OperatorContext,
  actor: Actor,
  id: string,
): Promise<{ deliveries: WebhookDelivery[]; disabledEndpoints: string[] }> {
  const { organizationId, eventId, endpointId } = await getRedeliveryTarget(ctx.db.sql, id);
  return inSqlTransaction(ctx.db, async (tx) => {
    const deliveries = await redeliver(tx, organizationId, { eventId, endpointId });
    const endpointIds = deliveries.map((delivery) => delivery.endpointId);
    const auditEntry = { organizationId, actor, targetId: eventId, data: { endpointIds }, requestId: null };
    await recordAudit(tx, { ...auditEntry, action: "event.redelivered", at: ctx.clock.now() });
    return { deliveries, disabledEndpoints: await findDisabledEndpointIds(tx, endpointIds) };
  });
}

export async function recoverAsOperator(
  ctx: OperatorContext & { jobs: JobSender },
  actor: Actor,
  { endpointId, input }: { endpointId: string; input: RecoveryInput },
): Promise<WebhookRecovery> {
  const organizationId = await findOwnerOrganizationId(ctx.db.sql, "webhook_endpoints", endpointId);
  if (organizationId === null) throw notFound("webhook endpoint");
  return inSqlTransaction(ctx.db, async (tx) => {
    const recovery = await startRecovery({ ...ctx, tx }, organizationId, { endpointId, input });
    const data = { recoveryId: recovery.id, status: recovery.status };
    const auditEntry = { organizationId, actor, targetId: endpointId, data, requestId: null };
    await recordAudit(tx, { ...auditEntry, action: "webhook_endpoint.recovered", at: ctx.clock.now() });
    return recovery;
  });
}

async function getRedeliveryTarget(
  db: Sql,
  id: string,
): Promise<{ organizationId: string; eventId: string; endpointId: string | null }> {
  if (isId("whd", id)) {
    const target = await findDeliveryTarget(db, id);
    if (!target) throw notFound("delivery");
    return target;
  }
  if (!isId("evt", id))
    throw new Problem("invalid_request", "This is not a delivery ID (whd_…) or an event ID (evt_…).");
  const organizationId = await findOwnerOrganizationId(db, "events", id);
  if (organizationId === null) throw notFound("event");
  return { organizationId, eventId: id, endpointId: null };
}

async function requireOrganization(ctx: OperatorContext, id: string | null): Promise<void> {
  if (id !== null) await getOrganization(ctx, id);
}
