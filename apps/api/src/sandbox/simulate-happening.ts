import { type Principal, requireScope, requireVersion } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import { lockForChange } from "../rollovers/lock-for-change.ts";
import { parseAction, performAction, requireAllowed } from "../rollovers/perform-action.ts";
import type { Rollover } from "../rollovers/rollover.ts";
import { HAPPENINGS, type HappeningName, toAction } from "./happenings.ts";

/**
 * Lets one thing happen to a rollover on the custodians' side.
 *
 * @param params in place of those that fit by themselves
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition`, naming the allowed actions;
 *   `validation_failed` for params; `amount_mismatch`; `rollover_not_permitted`
 */
export async function simulateHappening(
  ctx: ApiContext,
  principal: Principal,
  rolloverId: string,
  { happening, params, ifMatch }: { happening: HappeningName; params: object; ifMatch: string | null },
  transact: Transact<Rollover>,
): Promise<Rollover> {
  requireScope(principal, "sandbox:write");
  const directory = await ctx.custodians.get();
  return transact(async (tx) => {
    const place = { organizationId: principal.organizationId, rolloverId };
    const { rollover, context } = await lockForChange(ctx, tx, place, directory);
    requireVersion(rollover, ifMatch);
    requireAllowed(rollover, HAPPENINGS[happening], context);
    const { action, params: fitting } = toAction(happening, rollover, context);
    const asked = parseAction(action, { ...fitting, ...params });
    return performAction(ctx, tx, rollover, asked, context, principal.actor);
  });
}
