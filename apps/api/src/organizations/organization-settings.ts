import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { notFound, parseBody } from "@svc/service-kit";
import type { OperatorContext } from "../operator-context.ts";
import type { DeadlineDays } from "../rollovers/workflow/waits.ts";
import { lockOrganization, type Organization, writeOrganization } from "./organization-store.ts";
import { type SettingsPatch, settingsPatchSchema } from "./settings-input.ts";

/**
 * Changes how an organization keeps time, in the caller's transaction. What is running already runs on as it began.
 *
 * @throws Problem `not_found`
 */
export async function changeSettings(
  tx: Sql,
  organizationId: string,
  patch: SettingsPatch,
  at: Date,
): Promise<{ organization: Organization; data: Record<string, unknown> }> {
  const before = await lockOrganization(tx, organizationId);
  if (!before) throw notFound("organization");
  const named = Object.entries({ ...(before.deadlineDays as DeadlineDays), ...patch.deadlineDays });
  // Null gives a wait back to the table.
  const deadlineDays: DeadlineDays = Object.fromEntries(named.filter(([, days]) => days !== null));
  const settings = { timeZone: patch.timeZone ?? before.timeZone, deadlineDays };
  return { organization: await writeOrganization(tx, organizationId, settings, at), data: settings };
}

/**
 * The operator's way to `changeSettings`, with its audit row.
 *
 * @throws Problem `not_found`, `validation_failed`
 */
export async function setSettings(
  ctx: OperatorContext,
  actor: Actor,
  organizationId: string,
  input: unknown,
): Promise<Organization> {
  const patch = parseBody(settingsPatchSchema, input);
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const { organization, data } = await changeSettings(tx, organizationId, patch, at);
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "organization.settings_changed",
      targetId: organizationId,
      data,
      requestId: null,
      at,
    });
    return organization;
  });
}
