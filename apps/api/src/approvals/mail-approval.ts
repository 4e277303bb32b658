import type { ApiChange } from "../context/define-operation.ts";
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
  const text = [
    `A request for "${approval.action}" needs a second person. Confirm or decline it by ${approval.expiresAt.toISOString()}.`,
    "",
    `${signIn.origin}/portal/approvals`,
    "",
    "Further requests in the next 10 minutes appear there without another email.",
  ].join("\n");
  const subject = `[${environment}] An approval is waiting for your decision`;
  const getApprovers = await findApprovers(tx, { organizationId, environment }, clock.now());
  for (const { email } of getApprovers(approval))
    await queueMail(call, tx, { organizationId, to: email, subject, text });
}
