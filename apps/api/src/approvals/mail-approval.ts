import type { ApiChange } from "../declare.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findContacts } from "../members/memberships.ts";
import { scopesOf } from "../members/roles.ts";
import { APPROVAL_SCOPES, type Approval } from "./approval.ts";
import { wasAskedSince } from "./approval-store.ts";

/** Requests within this time after another do not send mail. The inbox shows them. */
const QUIET_MS = 10 * 60_000;

/** Mails members whose role allows the action, except the requester. Call it before the approval is inserted. */
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
