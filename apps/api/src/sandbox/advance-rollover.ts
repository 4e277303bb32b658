import { type Principal, Problem, requireScope, requireVersion } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import { lockForChange } from "../rollovers/lock-for-change.ts";
import { parseAction, performAction, planAction } from "../rollovers/perform-action.ts";
import type { Rollover } from "../rollovers/rollover.ts";
import type { RolloverState } from "../rollovers/rollover-states.ts";
import { availableActions } from "../rollovers/workflow/guards.ts";
import { findLegalPath } from "./legal-path.ts";

/**
 * Moves a rollover one step towards completion, or along the shortest legal path to a state, all in one transaction.
 * Each step writes what it would write if it were done by hand.
 *
 * @param to null for one step
 * @throws Problem `not_found`; `version_conflict`; `invalid_transition` when no path leads there;
 *   `rollover_not_permitted` when the rules stand in the way
 */
export async function advanceRollover(
  ctx: ApiContext,
  principal: Principal,
  rolloverId: string,
  { to, ifMatch }: { to: RolloverState | null; ifMatch: string | null },
  transact: Transact<Rollover>,
): Promise<Rollover> {
  requireScope(principal, "sandbox:write");
  const directory = await ctx.custodians.get();
  return transact(async (tx) => {
    const place = { organizationId: principal.organizationId, rolloverId };
    const { rollover, context } = await lockForChange(ctx, tx, place, directory);
    requireVersion(rollover, ifMatch);
    const path = findLegalPath(rollover, to ?? "completed", context);
    if (!path || (path.length === 0 && to === null)) {
      // A draft that the rules hold back says so.
      if (rollover.state === "draft")
        planAction(rollover, parseAction("submit", { consentReference: "sandbox" }), context);
      throw new Problem(
        "invalid_transition",
        `No legal path leads from ${rollover.state} to ${to ?? "completed"}.`,
        {
          extensions: { state: rollover.state, allowedActions: availableActions(rollover, context) },
        },
      );
    }
    let current = rollover;
    for (const step of to === null ? path.slice(0, 1) : path) {
      current = await performAction(ctx, tx, current, step, context, principal.actor);
    }
    return current;
  });
}
