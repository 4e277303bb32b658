import { write } from "../../context/define-operation.ts";
import { toApprovalNotice } from "../../people/second-person/approval.ts";
import { updateApproval } from "../../people/second-person/approval-store.ts";
import { lockPendingApproval } from "../../people/second-person/lock-pending.ts";
import { withdrawnApproval } from "../approval-examples.ts";
import { approvalPayload, approvalSchema } from "../approval-view.ts";
import { showApproval } from "../show-approval.ts";

export const withdrawApproval = write({
  name: "withdrawApproval",
  summary: "Withdraw your approval request",
  description:
    "You can withdraw it until it is decided, as the requesting member or with one of that member's keys.",
  scope: "rollovers:read",
  id: "apr",
  view: approvalSchema,
  example: { view: withdrawnApproval },
  responses: { 200: "The withdrawn approval." },
  errors: ["wrong_person", "approval_ended"],
  rest: "POST /v1/approvals/{id}/withdraw",
  graphql: { mutation: "withdrawApproval", payload: approvalPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id }, directory) {
    const { approval, now } = await lockPendingApproval(call, id, "requester");
    const changes = { state: "withdrawn" as const, decidedBy: call.principal.actor, decidedAt: now };
    await updateApproval(call.tx, id, changes);
    const withdrawnRequest = { ...approval, ...changes };
    const notice = toApprovalNotice(withdrawnRequest, "withdrawn");
    call.audit({ action: "approval.withdrawn", ...notice.audit });
    call.emitEvent(notice.event);
    return showApproval(call, call.tx, { approval: withdrawnRequest, directory });
  },
});
