import type { ApiChange } from "../context/define-operation.ts";
import { queueMail } from "../people/mail/queue-mail.ts";
import { listContacts } from "../people/members/memberships.ts";
import type { Approval, ApprovalAction, StoredApproval } from "../people/second-person/approval.ts";
import { wasAnotherRequestedSince } from "../people/second-person/approval-store.ts";
import { findApprovers } from "../people/second-person/find-approvers.ts";

/** Later requests within this time send no mail. The portal shows them. */
const QUIET_MS = 10 * 60_000;

const ACTION_NAMES: Readonly<Record<ApprovalAction, string>> = {
  approve: "Approve a rollover",
  send_to_custodian: "Send a rollover to its custodian",
  resolve_mismatch: "Accept a mismatch",
  complete: "Complete a rollover",
  reveal: "View full account numbers",
  create_live_key: "Create a live API key",
  rotate_live_key: "Rotate a live API key",
  change_live_key: "Widen a live API key's access",
  relax_second_person: "Relax the second-person rules",
};

/** Notifies the members who can decide the request. */
export async function mailApproval(call: ApiChange, approval: StoredApproval): Promise<void> {
  const { tx, principal, environment, signIn, clock } = call;
  const { organizationId } = principal;
  if (call.mail === null || signIn.origin === null) return;
  const since = new Date(approval.requestedAt.getTime() - QUIET_MS);
  if (await wasAnotherRequestedSince(tx, { organizationId, id: approval.id, since })) return;
  const text = [
    `A request needs a second person: ${ACTION_NAMES[approval.action]}.`,
    `Review it and confirm or decline it by ${approval.expiresAt.toISOString()}.`,
    "",
    `${signIn.origin}/portal/approvals/${approval.id}`,
    "",
    "Further requests in the next 10 minutes appear in the portal without another email.",
  ].join("\n");
  const subject = `[${environment}] An approval is waiting for your decision`;
  const getApprovers = await findApprovers(tx, { organizationId, environment }, clock.now());
  for (const { email } of getApprovers(approval))
    await queueMail(call, tx, { organizationId, to: email, subject, text });
}

/** Notifies the requester, or the owner of the key that made the request. */
export async function mailDecision(
  call: ApiChange,
  { id, action, state, requesterId, receipt }: Approval,
): Promise<void> {
  const { tx, principal, environment, signIn } = call;
  const { organizationId, personId } = principal;
  if (call.mail === null || signIn.origin === null || requesterId === null) return;
  const contacts = await listContacts(tx, { organizationId });
  const requester = contacts.find(({ userId }) => userId === requesterId);
  if (!requester) return;
  const decider = contacts.find(({ userId }) => userId === personId)?.name ?? "A second person";
  const outcome = state === "declined" ? "declined" : "confirmed";
  const nextStep =
    state === "confirmed"
      ? "You can perform the action until the approval expires."
      : state === "declined"
        ? "Nothing was changed. The reason, if one was given, is in the portal."
        : "The action is done.";
  const text = [
    `${decider} ${outcome} your request: ${ACTION_NAMES[action]}.`,
    nextStep,
    "",
    "Receipt:",
    `${signIn.origin}/portal/approvals/${id}`,
    ...(receipt ? ["", `SHA-256 of the decided request: ${receipt.digest}`] : []),
  ].join("\n");
  const subject = `[${environment}] Your request was ${outcome}`;
  await queueMail(call, tx, { organizationId, to: requester.email, subject, text });
}
