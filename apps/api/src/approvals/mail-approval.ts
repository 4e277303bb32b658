import type { ApiChange } from "../context/define-operation.ts";
import { composeMail } from "../people/mail/compose-mail.ts";
import { formatTime } from "../people/mail/format-time.ts";
import { queueMail } from "../people/mail/queue-mail.ts";
import type { StoredApproval } from "../people/second-person/approval.ts";
import { wasAnotherRequestedSince } from "../people/second-person/approval-store.ts";
import { findApprovers } from "../people/second-person/find-approvers.ts";

/** Later requests within this time send no mail. The portal shows them. */
const QUIET_MS = 10 * 60_000;

export async function mailApproval(call: ApiChange, approval: StoredApproval): Promise<void> {
  const { tx, principal, environment, signIn, clock } = call;
  const { organizationId } = principal;
  if (call.mail === null || signIn.origin === null) return;
  const since = new Date(approval.requestedAt.getTime() - QUIET_MS);
  if (await wasAnotherRequestedSince(tx, { organizationId, id: approval.id, since })) return;
  const mail = composeApprovalMail({ ...approval, environment, origin: signIn.origin });
  const getApprovers = await findApprovers(tx, { organizationId, environment }, clock.now());
  for (const { email } of getApprovers(approval))
    await queueMail(call, tx, { organizationId, to: email, ...mail });
}

interface ApprovalMail {
  action: string;
  expiresAt: Date;
  environment: string;
  origin: string;
}

export const composeApprovalMail = ({ action, expiresAt, environment, origin }: ApprovalMail) =>
  composeMail({
    subject: `[${environment}] An approval is waiting for your decision`,
    heading: "An approval is waiting for your decision",
    blocks: [
      "A request needs a second person. Confirm or decline it.",
      {
        facts: [
          ["Action", action],
          ["Decide by", formatTime(expiresAt)],
        ],
      },
    ],
    button: { label: "Review approvals", url: `${origin}/portal/approvals` },
    notes: ["Further requests in the next 10 minutes appear there without another email."],
    reason: "You receive this email because your role can confirm this request.",
  });
