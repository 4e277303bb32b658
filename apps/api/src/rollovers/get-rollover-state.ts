import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { readOrganizationClock } from "../organizations/organization-clock.ts";
import { getRollover } from "./get-rollover.ts";
import { findOtherDistributions } from "./other-distributions.ts";
import type { Rollover } from "./rollover.ts";
import { availableActions, definitionOf } from "./workflow/guards.ts";
import type { CallersAction } from "./workflow/transitions.ts";
import { toWorkflowContext } from "./workflow/workflow-context.ts";

/**
 * A rollover with what the caller's credential could do to it now, given params that fit.
 *
 * @throws Problem `not_found`
 */
export async function getRolloverState(
  ctx: ApiContext,
  principal: Principal,
  id: string,
): Promise<{ rollover: Rollover; available: CallersAction[] }> {
  const rollover = await getRollover(ctx, principal, id);
  const context = toWorkflowContext(rollover, {
    directory: await ctx.custodians.get(),
    now: await readOrganizationClock(ctx, ctx.db.sql, principal.organizationId),
    otherDistributions: await findOtherDistributions(ctx.db.sql, rollover),
  });
  const may = (action: CallersAction) =>
    hasScope(principal.scopes, "rollovers:act") &&
    (!definitionOf(action).isOperation || hasScope(principal.scopes, "rollovers:operate"));
  return { rollover, available: availableActions(rollover, context).filter(may) };
}
