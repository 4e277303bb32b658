import { hasScope } from "@svc/keys";
import type { ApiChange } from "../../context/define-operation.ts";
import { type Role, scopesForRole } from "../members/roles.ts";
import { APPROVAL_SCOPES } from "./approval.ts";
import { toApprovalNotice } from "./approval-notice.ts";
import { lockOpenByRequester, updateApproval } from "./approval-store.ts";

/**
 * Withdraws a member's open requests: all of them, including those of the member's keys, if the membership ends, otherwise the member's
 * own ones that the new role does not allow.
 *
 * @param role null when the membership ends
 */
export async function withdrawMemberApprovals(
  call: ApiChange,
  { id, userId }: { id: string; userId: string },
  role: Role | null,
): Promise<void> {
  const { tx, principal, environment, clock } = call;
  const now = clock.now();
  const scopes = role === null ? [] : scopesForRole(role, environment);
  for (const approval of await lockOpenByRequester(tx, principal.organizationId, userId, now)) {
    const isAllowed = APPROVAL_SCOPES[approval.action].every((scope) => hasScope(scopes, scope));
    if (role !== null && (isAllowed || approval.requestedBy.id !== id)) continue;
    const changes = { state: "withdrawn" as const, decidedBy: principal.actor, decidedAt: now };
    await updateApproval(tx, approval.id, changes);
    const notice = toApprovalNotice({ ...approval, ...changes }, "withdrawn");
    call.audit({ action: "approval.withdrawn", ...notice.audit });
    call.emitEvent(notice.event);
  }
}
