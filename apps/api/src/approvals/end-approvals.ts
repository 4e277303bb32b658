import { hasScope } from "@svc/keys";
import type { ApiChange } from "../declare.ts";
import { type Role, scopesOf } from "../members/roles.ts";
import { APPROVAL_SCOPES } from "./approval.ts";
import { lockOpenOfRequester, updateApproval } from "./approval-store.ts";
import { toldOf } from "./tell-approval.ts";

/**
 * Withdraws a member's open requests: all of them, including those of the member's keys, if the membership ends, otherwise the member's
 * own ones that the new role does not allow.
 *
 * @param role null when the membership ends
 */
export async function endApprovalsOf(
  call: ApiChange,
  { id, userId }: { id: string; userId: string },
  role: Role | null,
): Promise<void> {
  const { tx, principal, environment, clock } = call;
  const now = clock.now();
  const scopes = role === null ? [] : scopesOf(role, environment);
  for (const approval of await lockOpenOfRequester(tx, principal.organizationId, userId, now)) {
    const isAllowed = APPROVAL_SCOPES[approval.action].every((scope) => hasScope(scopes, scope));
    if (role !== null && (isAllowed || approval.requestedBy.id !== id)) continue;
    const changes = { state: "withdrawn" as const, decidedBy: principal.actor, decidedAt: now };
    await updateApproval(tx, approval.id, changes);
    const told = toldOf({ ...approval, ...changes }, "withdrawn");
    call.audit({ action: "approval.withdrawn", ...told.audit });
    call.tell(told.event);
  }
}
