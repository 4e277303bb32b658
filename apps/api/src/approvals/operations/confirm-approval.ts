import type { CustodianDirectory } from "@svc/custodians";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import { notFound, Problem } from "@svc/service-kit/errors";
import { type ApiChange, write } from "../../context/define-operation.ts";
import { changeSettings } from "../../people/organizations/organization-settings.ts";
import {
  isRolloverApproval,
  type StoredApproval,
  toApprovalNotice,
} from "../../people/second-person/approval.ts";
import { findApproval, updateApproval } from "../../people/second-person/approval-store.ts";
import { lockSubject } from "../../people/second-person/covered-facts.ts";
import { lockPendingApproval } from "../../people/second-person/lock-pending.ts";
import { readSecondPersonActions } from "../../people/second-person/require-second-person.ts";
import { loadPasskeyVerifier } from "../../people/sign-in/verify-passkey.ts";
import { parseAction, performAction } from "../../rollovers/actions/perform-action.ts";
import { lockForChange } from "../../rollovers/changes/lock-for-change.ts";
import { matchesApprovalDigest } from "../../rollovers/store/approval-digest.ts";
import { confirmedApproval } from "../approval-examples.ts";
import { confirmSchema, type RelaxParams } from "../approval-input.ts";
import { openTexts } from "../approval-texts.ts";
import { approvalPayload, approvalSchema } from "../approval-view.ts";
import { readLetterFacts } from "../letter-facts.ts";
import { listApprovalChanges, sendsLetters } from "../list-approval-changes.ts";
import { mailDecision } from "../mail-approval.ts";
import { showApproval } from "../show-approval.ts";
import { requireStepUp, withReceipt } from "../step-up.ts";

export const confirmApproval = write({
  name: "confirmApproval",
  summary: "Confirm an approval",
  description:
    "Confirming executes the requested action in the same transaction. `reveal` and actions on live " +
    "keys are the exception: the requester executes those later. If the action is no longer possible, " +
    "or the facts that the approval covers have changed, nothing is done and the approval stays pending. You " +
    "need the scopes of the action, and you must not be the requester or the creator of the key " +
    "that requested it. A member with a passkey signs the request's digest with it. Other " +
    "members must have signed in within the last 15 minutes.",
  scope: "rollovers:read",
  id: "apr",
  input: confirmSchema,
  inputOptional: true,
  view: approvalSchema,
  example: { input: {}, view: confirmedApproval },
  responses: {
    200: "The approval after the call: `done`, or `confirmed` if the requester executes the action.",
  },
  errors: [
    "person_required",
    "wrong_person",
    "recently_invited",
    "passkey_required",
    "sign_in_again",
    "approval_ended",
    "approval_outdated",
    "invalid_transition",
    "rollover_not_permitted",
    "amount_mismatch",
    "validation_failed",
    "history_mismatch",
  ],
  rest: "POST /v1/approvals/{id}/confirm",
  graphql: { mutation: "confirmApproval", payload: approvalPayload },
  async prepare(call, { passkey }) {
    if (passkey) await loadPasskeyVerifier();
    return call.custodians.get();
  },
  async run(call, { id, passkey }, directory) {
    const { tx, principal, clock } = call;
    const { organizationId, actor } = principal;
    const unlockedApproval = await findApproval(tx, organizationId, { id, now: clock.now() });
    if (!unlockedApproval) throw notFound("approval");
    // The rollover must be locked before its approval.
    const target = await lockApprovedRollover(call, unlockedApproval, directory);
    const { approval, now } = await lockPendingApproval(call, id, "second_person");
    const receipt = await requireStepUp(call, approval, passkey);
    if (target) await requireUnchanged(call, approval, { rollover: target.rollover, directory });
    const isDone = await performAfterConfirmation(call, approval, target);
    const state = isDone ? ("done" as const) : ("confirmed" as const);
    const changes = { state, decidedBy: actor, decidedAt: now, receipt, ...(isDone ? { usedAt: now } : {}) };
    await updateApproval(tx, id, changes);
    const decidedApproval = { ...approval, ...changes };
    const notice = toApprovalNotice(decidedApproval, "confirmed");
    call.audit({ action: "approval.confirmed", ...withReceipt(notice.audit, receipt) });
    call.emitEvent(notice.event);
    await mailDecision(call, decidedApproval);
    return showApproval(call, tx, { approval: decidedApproval, directory });
  },
});

type LockedForChange = Awaited<ReturnType<typeof lockForChange>>;

async function lockApprovedRollover(
  call: ApiChange,
  { rolloverId, organizationId }: StoredApproval,
  directory: CustodianDirectory,
): Promise<LockedForChange | null> {
  if (rolloverId === null) return null;
  return lockForChange(call, call.tx, { organizationId, rolloverId, directory });
}

/** @throws Problem `approval_outdated` with the changed facts */
async function requireUnchanged(
  call: ApiChange,
  approval: StoredApproval,
  { rollover, directory }: { rollover: VerifiedRollover; directory: CustodianDirectory },
): Promise<void> {
  const { action, rolloverDigest } = approval;
  const changes = listApprovalChanges(call, approval, {
    subject: await lockSubject(call, call.tx, { rollover, directory }),
    letters: sendsLetters(approval) ? await readLetterFacts(call.tx, rollover) : null,
  });
  const matchesDigest =
    !isRolloverApproval(action) || matchesApprovalDigest(call.chainKeys, rollover, rolloverDigest);
  if (matchesDigest && changes.length === 0) return;
  const detail = changes.length > 0 ? `Changed since it was requested: ${changes.join(", ")}.` : undefined;
  throw new Problem("approval_outdated", detail, { extensions: { changes } });
}

/** @returns false if the requester performs the action */
async function performAfterConfirmation(
  call: ApiChange,
  approval: StoredApproval,
  target: LockedForChange | null,
): Promise<boolean> {
  const { tx, principal } = call;
  const { id, action, organizationId, requestedBy } = approval;
  const { params } = openTexts(call.cipher, approval);
  if (target && isRolloverApproval(action)) {
    const { rollover, context } = target;
    const invocation = parseAction(action, params ?? {});
    await performAction(call, tx, {
      before: rollover,
      parsedAction: invocation,
      context,
      actor: principal.actor,
      requestedBy: {
        ...requestedBy,
        approvalId: id,
      },
    });
    return true;
  }
  if (action !== "relax_second_person") return false;
  const { remove, requiresPasskey } = params as RelaxParams;
  const required = await readSecondPersonActions(tx, organizationId);
  const patch = {
    secondPerson: required.filter((one) => !remove.includes(one)),
    ...(requiresPasskey === undefined ? {} : { requiresPasskey }),
  };
  const change = { at: call.clock.now(), canRelax: true };
  const { data } = await changeSettings(tx, organizationId, { patch, change });
  const auditData = { ...data, approvalId: id, requestedBy };
  call.audit({ action: "organization.settings_changed", targetId: organizationId, data: auditData });
  return true;
}
