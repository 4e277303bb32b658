import { hasScope } from "@svc/keys";
import canonicalize from "canonicalize";
import type { ApiChange } from "../../context/define-operation.ts";
import { type Role, scopesForRole } from "../members/roles.ts";
import { APPROVAL_SCOPES, type Approval, type ApprovalAction, toApprovalNotice } from "./approval.ts";
import { lockOpenApprovals, lockOpenByRequester, updateApproval } from "./approval-store.ts";
import { isSamePerson, type Person, toRequester } from "./person.ts";

interface NewRequest {
  action: ApprovalAction;
  rolloverId: string | null;
  params: Record<string, unknown>;
  person: Person;
  now: Date;
}

/** Withdraws the requester's pending approvals for the same action and rollover. Without a rollover, the params must match, too. */
export async function withdrawEarlierApprovals(call: ApiChange, request: NewRequest): Promise<void> {
  const { action, rolloverId, params, person, now } = request;
  const openApprovals = await lockOpenApprovals(call.tx, call.principal.organizationId, {
    action,
    rolloverId,
    now,
  });
  for (const earlier of openApprovals) {
    if (earlier.state !== "pending" || !isSamePerson(toRequester(earlier), person)) continue;
    if (
      rolloverId === null &&
      canonicalize(earlier.params) !== canonicalize(JSON.parse(JSON.stringify(params)))
    )
      continue;
    await withdraw(call, earlier, now);
  }
}

/**
 * Withdraws requests that the new role does not allow.
 * @param role null when the membership ends: withdraws all, including requests by the member's keys
 */
export async function withdrawMemberApprovals(
  call: ApiChange,
  { id, userId }: { id: string; userId: string },
  role: Role | null,
): Promise<void> {
  const { tx, principal, environment, clock } = call;
  const now = clock.now();
  const scopes = role === null ? [] : scopesForRole(role, environment);
  for (const approval of await lockOpenByRequester(tx, principal.organizationId, { userId, now })) {
    const isAllowed = APPROVAL_SCOPES[approval.action].every((scope) => hasScope(scopes, scope));
    if (role !== null && (isAllowed || approval.requestedBy.id !== id)) continue;
    await withdraw(call, approval, now);
  }
}

async function withdraw(call: ApiChange, approval: Approval, now: Date): Promise<void> {
  const changes = { state: "withdrawn" as const, decidedBy: call.principal.actor, decidedAt: now };
  await updateApproval(call.tx, approval.id, changes);
  const notice = toApprovalNotice({ ...approval, ...changes }, "withdrawn");
  call.audit({ action: "approval.withdrawn", ...notice.audit });
  call.emitEvent(notice.event);
}
