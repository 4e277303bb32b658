import { hasScope } from "@svc/keys";
import type { Principal } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import { readOrganizationClock } from "../organizations/organization-clock.ts";
import { getRollover } from "./get-rollover.ts";
import { findOtherDistribution } from "./other-distribution.ts";
import type { Rollover } from "./rollover.ts";
import { availableActions, definitionOf } from "./workflow/guards.ts";
import type { CallersAction } from "./workflow/transitions.ts";
import { toWorld } from "./workflow/world.ts";

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
  const world = toWorld(rollover, {
    directory: await ctx.custodians.get(),
    now: await readOrganizationClock(ctx, ctx.db.prisma, principal.organizationId),
    otherDistributionOn: await findOtherDistribution(ctx.db.prisma, rollover),
  });
  const may = (action: CallersAction) =>
    hasScope(principal.scopes, "rollovers:act") &&
    (!definitionOf(action).isOperation || hasScope(principal.scopes, "rollovers:operate"));
  return { rollover, available: availableActions(rollover, world).filter(may) };
}
