import { inSqlTransaction, recordAudit, recordEvent } from "@svc/database";
import type { ApiContext } from "../../context.ts";

/** After this long without a success an endpoint is taken out. */
export const DISABLED_AFTER_MS = 5 * 86_400_000;

/**
 * Takes an endpoint out after a failed attempt, where it has to be: it answered 410, or nothing has succeeded for five
 * days. What waits for it stays, and goes on in order once it is enabled again. The organization's other endpoints are
 * told.
 *
 * @returns whether it was taken out
 */
export async function disableFailingEndpoint(
  ctx: Pick<ApiContext, "db" | "clock">,
  endpointId: string,
  isGone: boolean,
): Promise<boolean> {
  return inSqlTransaction(ctx.db, async (tx) => {
    const reason = isGone ? "gone" : "failing";
    const [endpoint] = await tx.query<{ organizationId: string }>({
      name: "webhook_disable",
      text: `UPDATE webhook_endpoints SET enabled = false, disabled_reason = $2, version = version + 1, updated_at = $4
        WHERE id = $1 AND enabled AND ($2 = 'gone' OR failing_since < now() - $3 * interval '1 millisecond')
        RETURNING organization_id AS "organizationId"`,
      values: [endpointId, reason, DISABLED_AFTER_MS, ctx.clock.now()],
    });
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
