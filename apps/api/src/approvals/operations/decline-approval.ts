import { write } from "../../declare.ts";
import { declinedApproval } from "../../examples/approval-story.ts";
import { declineSchema } from "../approval-input.ts";
import { updateApproval } from "../approval-store.ts";
import { sealText, textsOf } from "../approval-texts.ts";
import { approvalPayload, approvalSchema } from "../approval-view.ts";
import { lockPending } from "../lock-pending.ts";
import { showApproval } from "../show-approval.ts";
import { toldOf } from "../tell-approval.ts";

export const declineApproval = write({
  name: "declineApproval",
  summary: "Decline an approval",
  scope: "rollovers:read",
  id: "apr",
  input: declineSchema,
  inputOptional: true,
  view: approvalSchema,
  example: { input: { reason: "The statement belongs to another account." }, view: declinedApproval },
  answers: { 200: "The declined approval." },
  errors: ["person_required", "wrong_person", "recently_invited", "approval_ended"],
  rest: "POST /v1/approvals/{id}/decline",
  graphql: { mutation: "declineApproval", payload: approvalPayload },
  prepare: (call) => call.custodians.get(),
  async run(call, { id, reason }, directory) {
    const { approval, now } = await lockPending(call, id, "another");
    const texts = reason === undefined ? null : textsOf(call.cipher, approval);
    const kept =
      reason === undefined
        ? {}
        : texts
          ? { sealedReason: sealText(texts, "sealed_reason", id, reason) }
          : { reason };
    const changes = {
      state: "declined" as const,
      decidedBy: call.principal.actor,
      decidedAt: now,
      ...kept,
    };
    await updateApproval(call.tx, id, changes);
    const decided = { ...approval, ...changes };
    const told = toldOf(decided, "declined");
    call.audit({ action: "approval.declined", ...told.audit });
    call.tell(told.event);
    return showApproval(call, call.tx, decided, directory);
  },
});
