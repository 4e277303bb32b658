import { hasScope } from "@svc/keys";
import type { ApiCall } from "../declare.ts";
import { readOrganizationTime } from "../organizations/organization-clock.ts";
import { findOtherDistributions } from "./other-distributions.ts";
import { readRollover } from "./read-rollover.ts";
import type { Rollover } from "./rollover.ts";
import { availableActions, definitionOf } from "./workflow/guards.ts";
import type { CallersAction } from "./workflow/transitions.ts";
import { toWorkflowContext } from "./workflow/workflow-context.ts";

/** @throws Problem `not_found` */
export async function readWithActions(
  call: ApiCall,
  id: string,
): Promise<{ rollover: Rollover; available: CallersAction[] }> {
  const { principal } = call;
  const rollover = await readRollover(call, id);
  const context = toWorkflowContext(rollover, {
    directory: await call.custodians.get(),
    time: await readOrganizationTime(call, call.db.sql, principal.organizationId),
    // Not read here, so the RMD rule can still reject a listed action.
    birthDate: null,
    otherDistributions: await findOtherDistributions(call.db.sql, call, rollover),
  });
  const may = (action: CallersAction) =>
    hasScope(principal.scopes, "rollovers:act") &&
    (!definitionOf(action).isOperation || hasScope(principal.scopes, "rollovers:operate"));
  return { rollover, available: availableActions(rollover, context).filter(may) };
}
