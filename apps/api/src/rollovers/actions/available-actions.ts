import { hasScope } from "@svc/keys";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { getActionDefinition, listAvailableActions } from "@svc/rollover-rules/workflow/guards";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { toWorkflowContext } from "@svc/rollover-rules/workflow/workflow-context";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { findOtherDistributions } from "../store/other-distributions.ts";
import { readRollover } from "../store/read-rollover.ts";

/** @throws Problem `not_found` */
export async function readRolloverWithActions(
  call: ApiCall,
  id: string,
): Promise<{ rollover: Rollover; available: CallerAction[] }> {
  const { principal } = call;
  const rollover = await readRollover(call, id);
  const context = toWorkflowContext(rollover, {
    directory: await call.custodians.get(),
    time: await readOrganizationTime(call, call.db.sql, principal.organizationId),
    // Without the birth date, the list can include an action that the RMD rule rejects.
    birthDate: null,
    otherDistributions: await findOtherDistributions(call.db.sql, call, rollover),
  });
  const isPermitted = (action: CallerAction) =>
    hasScope(principal.scopes, "rollovers:act") &&
    (!getActionDefinition(action).isOperation || hasScope(principal.scopes, "rollovers:operate"));
  return { rollover, available: listAvailableActions(rollover, context).filter(isPermitted) };
}
