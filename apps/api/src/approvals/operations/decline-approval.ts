import type { FieldCipher } from "@svc/accounts";
import { write } from "../../context/define-operation.ts";
import { type StoredApproval, toApprovalNotice } from "../../people/second-person/approval.ts";
import { updateApproval } from "../../people/second-person/approval-store.ts";
import { lockPendingApproval } from "../../people/second-person/lock-pending.ts";
import { declinedApproval } from "../approval-examples.ts";
import { declineSchema } from "../approval-input.ts";
import { findTextsCipher, sealText } from "../approval-texts.ts";
import { approvalPayload, approvalSchema } from "../approval-view.ts";
import { mailDecision } from "../mail-approval.ts";
import { createNonce } from "../receipt.ts";
import { showApproval } from "../show-approval.ts";
import { toReceipt, withReceipt } from "../step-up.ts";

export const declineApproval = write({
  name: "declineApproval",
  summary: "Decline an approval",
  description: "The requested action is not performed. The requester can request it again.",
  scope: "rollovers:read",
  id: "apr",
  input: declineSchema,
  inputOptional: true,
  view: approvalSchema,
  example: { input: { reason: "The statement belongs to another account." }, view: declinedApproval },
  responses: { 200: "The declined approval." },
  errors: ["person_required", "wrong_person", "recently_invited", "approval_ended"],
  rest: "POST /v1/approvals/{id}/decline",
  graphql: { mutation: "declineApproval", payload: approvalPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id, reason }, directory) {
    const { approval, now } = await lockPendingApproval(call, id, "second_person");
    const decidedBy = call.principal.actor;
    const decision = { nonce: createNonce(), outcome: "declined" as const, decidedBy };
    const receipt = toReceipt(call.cipher, approval, { decision, method: "session" });
    const changes = {
      state: "declined" as const,
      decidedBy,
      decidedAt: now,
      receipt,
      ...toStoredReason(call.cipher, approval, reason),
    };
    await updateApproval(call.tx, id, changes);
    const decidedApproval = { ...approval, ...changes };
    const notice = toApprovalNotice(decidedApproval, "declined");
    call.audit({ action: "approval.declined", ...withReceipt(notice.audit, receipt) });
    call.emitEvent(notice.event);
    await mailDecision(call, decidedApproval);
    return showApproval(call, call.tx, { approval: decidedApproval, directory });
  },
});

/** Encrypts the reason if the approval belongs to a rollover. */
function toStoredReason(cipher: FieldCipher, approval: StoredApproval, reason: string | undefined) {
  if (reason === undefined) return {};
  const textsCipher = findTextsCipher(cipher, approval);
  if (!textsCipher) return { reason };
  return { sealedReason: sealText(textsCipher, "sealed_reason", { approvalId: approval.id, value: reason }) };
}
