import { type Principal, requireScope, requireVersion } from "@svc/service-kit";
import type { ApiContext } from "../context.ts";
import type { Transact } from "../idempotency/answer-once.ts";
import { lockForChange } from "./lock-for-change.ts";
import { parseAction, performAction, planAction } from "./perform-action.ts";
import type { Rollover } from "./rollover.ts";
import { definitionOf } from "./workflow/guards.ts";
import type { CallersAction } from "./workflow/transitions.ts";

/** What a caller asks to be done. */
export interface ActionRequest {
  action: CallersAction;
  params: unknown;
  /** Everything is checked, and nothing written. */
  dryRun: boolean;
  /** The `If-Match` header: the version that the caller has seen. */
  ifMatch: string | null;
}

/**
 * Does one action: under the row's lock it checks the version, the table and the guards, changes the rollover, and
 * writes timeline and events, all in one transaction.
 *
 * @returns the rollover as it is now, or as it would be with `dryRun`
 * @throws Problem `insufficient_scope`; `validation_failed` for the params; `not_found`; `version_conflict`;
 *   `invalid_transition`, naming the allowed actions; `rollover_not_permitted`, naming the rules; `amount_mismatch`;
 *   `history_mismatch`
 */
export async function executeAction(
  ctx: ApiContext,
  principal: Principal,
  rolloverId: string,
  request: ActionRequest,
  transact: Transact<Rollover>,
): Promise<Rollover> {
  requireActionScope(principal, request.action);
  const asked = parseAction(request.action, request.params);
  const receivedOn = asked.action === "record_distribution" ? (asked.params.receivedOn as string) : undefined;
  const directory = await ctx.custodians.get();
  return transact(async (tx) => {
    const place = { organizationId: principal.organizationId, rolloverId };
    const { rollover, context } = await lockForChange(ctx, tx, place, directory, { receivedOn });
    requireVersion(rollover, request.ifMatch);
    return request.dryRun
      ? { ...rollover, ...planAction(rollover, asked, context) }
      : performAction(ctx, tx, rollover, asked, context, principal.actor);
  });
}

/** What the platform's and the custodian's side does needs a scope of its own. */
export function requireActionScope(principal: Pick<Principal, "scopes">, action: CallersAction): void {
  requireScope(principal, "rollovers:act");
  if (definitionOf(action).isOperation) requireScope(principal, "rollovers:operate");
}
