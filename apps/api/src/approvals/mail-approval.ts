import type { ApiChange } from "../declare.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findContacts } from "../members/memberships.ts";
import { scopesOf } from "../members/roles.ts";
import { APPROVAL_SCOPES, type Approval } from "./approval.ts";
import { wasAskedSince } from "./approval-store.ts";

/** What is asked for within it is in the inbox that the mail leads to: somebody who asks a hundred times sends no hundred mails. */
const QUIET_MS = 10 * 60_000;

/**
 * Mails those who can confirm, in the transaction that asks: members whose role may do it themselves, but not who asks. It is called before
 * the approval is written.
 */
export async function mailApproval(call: ApiChange, asked: Approval): Promise<void> {
  const { tx, principal, environment, signIn } = call;
  const { organizationId } = principal;
  if (call.mail === null || signIn.origin === null) return;
  if (await wasAskedSince(tx, organizationId, new Date(asked.requestedAt.getTime() - QUIET_MS))) return;
  const needed = APPROVAL_SCOPES[asked.action];
  const text = [
    `Somebody asked for "${asked.action}", which needs a second person. It can be confirmed until ${asked.expiresAt.toISOString()}.`,
    "",
    `${signIn.origin}/portal/approvals`,
    "",
    "What is asked for in the next minutes stands there, too, without a further mail.",
  ].join("\n");
  for (const { userId, email, role } of await findContacts(tx, { organizationId })) {
    const scopes = scopesOf(role, environment);
    if (userId === asked.requesterId || !needed.every((scope) => scopes.includes(scope))) continue;
    const subject = `[${environment}] Somebody waits for your confirmation`;
    await queueMail(call, tx, { organizationId, to: email, subject, text });
  }
}
