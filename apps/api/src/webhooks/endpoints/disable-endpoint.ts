import {
  inSqlTransaction,
  kysely,
  type Params,
  recordAudit,
  recordEvent,
  sql,
  statement,
} from "@svc/database";
import type { ApiContext } from "../../context/context.ts";

export const DISABLED_AFTER_MS = 5 * 86_400_000;

/**
 * @param reason `gone`: the endpoint returned 410; `failing`: all attempts failed for five days
 * @returns false if the endpoint was already disabled, or has not failed for long enough
 */
export async function disableFailingEndpoint(
  ctx: Pick<ApiContext, "db" | "clock">,
  endpointId: string,
  reason: "gone" | "failing",
): Promise<boolean> {
  return inSqlTransaction(ctx.db, async (tx) => {
    const endpoint = await disable.first(tx, { endpointId, reason, now: ctx.clock.now() });
    if (!endpoint) return false;
    const { organizationId } = endpoint;
    const at = ctx.clock.now();
    const data = { webhookEndpointId: endpointId, reason };
    await recordEvent(tx, { organizationId, type: "webhook_endpoint.disabled", data, at });
    await recordAudit(tx, {
      organizationId,
      actor: { type: "service", id: null },
      action: "webhook_endpoint.disabled",
      targetId: endpointId,
      data: { reason },
      requestId: null,
      at,
    });
    return true;
  });
}

const disable = statement(
  "webhook_disable",
  (param: Params<{ endpointId: string; reason: string; now: Date }>) =>
    kysely
      .updateTable("webhookEndpoints")
      .set((endpoint) => ({
        enabled: false,
        disabledReason: param.reason,
        version: endpoint("version", "+", 1),
        updatedAt: param.now,
      }))
      .where("id", "=", param.endpointId)
      .where("enabled", "=", true)
      .where(sql<boolean>`(${param.reason} = 'gone'
        OR failing_since < now() - ${DISABLED_AFTER_MS} * interval '1 millisecond')`)
      .returning("organizationId"),
);
