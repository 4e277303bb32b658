import { recordAudit, recordEvent, type Sql } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { OPERATOR } from "../../context/actor.ts";
import { readOrganizationClock } from "../../people/organizations/organization-clock.ts";
import { listPlansAtRecordkeeper, lockPlan, updatePlanRow } from "./plan-store.ts";

/** Re-exported, because other areas must not import stores. */
export const listPlansToRepoint = listPlansAtRecordkeeper;

/** Replaces the recordkeeper of a plan. @returns false if the recordkeeper has changed in the meantime */
export async function repointPlan(
  ctx: { environment: Environment; clock: Clock },
  tx: Sql,
  {
    organizationId,
    id,
    from,
    to,
    isDryRun,
  }: { organizationId: string; id: string; from: { id: string }; to: { id: string }; isDryRun: boolean },
): Promise<boolean> {
  const plan = await lockPlan(tx, organizationId, id);
  if (plan?.recordkeeperId !== from.id) return false;
  if (isDryRun) return true;
  const at = await readOrganizationClock(ctx, tx, organizationId);
  const fields = ["recordkeeperId"];
  await updatePlanRow(tx, id, { recordkeeperId: to.id, version: plan.version + 1, updatedAt: at });
  await recordEvent(tx, { organizationId, type: "plan.updated", data: { planId: id, fields }, at });
  await recordAudit(tx, {
    organizationId,
    actor: OPERATOR,
    action: "plan.updated",
    targetId: id,
    data: { fields, from: from.id, to: to.id },
    requestId: null,
    at: ctx.clock.now(),
  });
  return true;
}
