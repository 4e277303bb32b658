import canonicalize from "canonicalize";
import type { ApiChange } from "../../context/define-operation.ts";
import type { ApprovalAction } from "./approval.ts";
import { toApprovalNotice } from "./approval-notice.ts";
import { lockOpenApprovals, updateApproval } from "./approval-store.ts";
import { isSamePerson, type Person, toRequester } from "./person.ts";

interface NewRequest {
  action: ApprovalAction;
  rolloverId: string | null;
  params: Record<string, unknown>;
  person: Person;
  now: Date;
}

/** Withdraws the same person's pending requests for the same rollover or the same params. */
export async function withdrawEarlier(call: ApiChange, request: NewRequest): Promise<void> {
  const { action, rolloverId, params, person, now } = request;
  const { actor, organizationId } = call.principal;
  const open = await lockOpenApprovals(call.tx, organizationId, action, rolloverId, now);
  for (const earlier of open) {
    if (earlier.state !== "pending" || !isSamePerson(toRequester(earlier), person)) continue;
    if (
      rolloverId === null &&
      canonicalize(earlier.params) !== canonicalize(JSON.parse(JSON.stringify(params)))
    )
      continue;
    const changes = { state: "withdrawn" as const, decidedBy: actor, decidedAt: now };
    await updateApproval(call.tx, earlier.id, changes);
    const notice = toApprovalNotice({ ...earlier, ...changes }, "withdrawn");
    call.audit({ action: "approval.withdrawn", ...notice.audit });
    call.emitEvent(notice.event);
  }
}
