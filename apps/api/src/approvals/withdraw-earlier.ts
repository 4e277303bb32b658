import canonicalize from "canonicalize";
import type { ApiChange } from "../declare.ts";
import type { ApprovalAction } from "./approval.ts";
import { lockOpenApprovals, updateApproval } from "./approval-store.ts";
import { isSamePerson, type Person, requesterOf } from "./person.ts";
import { toldOf } from "./tell-approval.ts";

interface Asked {
  action: ApprovalAction;
  rolloverId: string | null;
  params: Record<string, unknown>;
  person: Person;
  now: Date;
}

/** Withdraws the same person's pending requests for the same rollover or the same params. */
export async function withdrawEarlier(call: ApiChange, asked: Asked): Promise<void> {
  const { action, rolloverId, params, person, now } = asked;
  const { actor, organizationId } = call.principal;
  const open = await lockOpenApprovals(call.tx, organizationId, action, rolloverId, now);
  for (const earlier of open) {
    if (earlier.state !== "pending" || !isSamePerson(requesterOf(earlier), person)) continue;
    if (
      rolloverId === null &&
      canonicalize(earlier.params) !== canonicalize(JSON.parse(JSON.stringify(params)))
    )
      continue;
    const changes = { state: "withdrawn" as const, decidedBy: actor, decidedAt: now };
    await updateApproval(call.tx, earlier.id, changes);
    const told = toldOf({ ...earlier, ...changes }, "withdrawn");
    call.audit({ action: "approval.withdrawn", ...told.audit });
    call.tell(told.event);
  }
}
