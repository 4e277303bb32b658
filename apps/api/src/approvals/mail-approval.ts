import type { ApiChange } from "../context/define-operation.ts";
import { composeMail } from "../people/mail/compose-mail.ts";
import { formatTime } from "../people/mail/format-time.ts";
import { queueMail } from "../people/mail/queue-mail.ts";
import { listContacts } from "../people/members/memberships.ts";
import type { Approval, ApprovalAction, StoredApproval } from "../people/second-person/approval.ts";
import { findApprovers } from "../people/second-person/find-approvers.ts";
import { countUse } from "../people/sign-in/throttle.ts";
import { APPROVAL_ACTION_NAMES } from "./action-names.ts";

/** A member gets at most one mail in this time. The portal shows the other requests. */
const QUIET_MS = 10 * 60_000;

/** Notifies the members who can decide the request. */
export async function mailApproval(call: ApiChange, approval: StoredApproval): Promise<void> {
  const { tx, principal, environment, signIn, clock } = call;
  const { organizationId } = principal;
  if (call.mail === null || signIn.origin === null) return;
  const mail = composeApprovalMail({ ...approval, environment, origin: signIn.origin });
  const now = clock.now();
  const getApprovers = await findApprovers(tx, { organizationId, environment, approvals: [approval] }, now);
  for (const { id, email } of getApprovers(approval)) {
    const use = { key: `approval-notice:${id}`, now, max: 1, windowMs: QUIET_MS };
    if ((await countUse(tx, use)) === null) await queueMail(call, tx, { organizationId, to: email, ...mail });
  }
}

/** Notifies the requester, or the owner of the requesting key. */
export async function mailDecision(
  call: ApiChange,
  { id, action, state, requestedBy, requesterId, receipt }: Approval,
): Promise<void> {
  const { tx, principal, environment, signIn } = call;
  const { organizationId, personId } = principal;
  if (call.mail === null || signIn.origin === null || requesterId === null) return;
  const contacts = await listContacts(tx, { organizationId });
  const requester = contacts.find(({ userId }) => userId === requesterId);
  if (!requester) return;
  const decider = contacts.find(({ userId }) => userId === personId)?.name ?? "A second person";
  const url = `${signIn.origin}/portal/approvals/${id}`;
  const isKey = requestedBy.type === "api_key";
  const mail = composeDecisionMail({
    action,
    state,
    isKey,
    decider,
    digest: receipt?.digest,
    environment,
    url,
  });
  await queueMail(call, tx, { organizationId, to: requester.email, ...mail });
}

interface ApprovalMail {
  id: string;
  action: ApprovalAction;
  expiresAt: Date;
  environment: string;
  origin: string;
}

export const composeApprovalMail = ({ id, action, expiresAt, environment, origin }: ApprovalMail) =>
  composeMail({
    subject: `[${environment}] An approval is waiting for your decision`,
    heading: "An approval is waiting for your decision",
    blocks: [
      "A request needs a second person. Confirm or decline it.",
      {
        facts: [
          ["Action", APPROVAL_ACTION_NAMES[action]],
          ["Decide by", formatTime(expiresAt)],
        ],
      },
    ],
    button: { label: "Review the request", url: `${origin}/portal/approvals/${id}` },
    notes: ["Further requests in the next 10 minutes appear in the portal without another email."],
    reason: "You're receiving this email because your role can confirm this request.",
  });

interface DecisionMail {
  action: ApprovalAction;
  state: Approval["state"];
  /** True if an API key made the request. */
  isKey: boolean;
  decider: string;
  digest: string | undefined;
  environment: string;
  url: string;
}

export function composeDecisionMail({
  action,
  state,
  isKey,
  decider,
  digest,
  environment,
  url,
}: DecisionMail) {
  const request = isKey ? "the request of your API key" : "your request";
  const subject = isKey ? "The request of your API key" : "Your request";
  const outcome = state === "declined" ? "declined" : "confirmed";
  const nextStep =
    state === "confirmed"
      ? `${isKey ? "The key" : "You"} can perform the action until the approval expires.`
      : state === "declined"
        ? "Nothing was changed. The reason, if one was given, is in the portal."
        : "The action is done.";
  return composeMail({
    subject: `[${environment}] ${subject} was ${outcome}`,
    heading: `${subject} was ${outcome}`,
    blocks: [
      `${decider} ${outcome} ${request}. ${nextStep}`,
      {
        facts: [
          ["Action", APPROVAL_ACTION_NAMES[action]],
          ...(digest ? [["SHA-256 of the decided request", digest] as const] : []),
        ],
      },
    ],
    button: { label: "Show the receipt", url },
    reason: `You're receiving this email because ${isKey ? "your API key" : "you"} made this request.`,
  });
}
