import { type Database, inSqlTransaction } from "@svc/database";
import { type MailQueue, queueMail } from "../mail/queue-mail.ts";

/** Prefix of tokens in the operator's links, which do not verify the email address. */
export const OPERATOR_TOKEN = "op-";

export const RESET_MS = 60 * 60 * 1000;

/** Browsers do not send the fragment to servers. */
export function toResetLink(origin: string, token: string): string {
  return `${origin}/portal/reset#token=${token}`;
}

/** Sends nothing if the deployment has no mail server. An operator command then creates the link. */
export async function mailReset(
  ctx: MailQueue & { db: Database },
  origin: string,
  { to, token }: { to: string; token: string },
): Promise<void> {
  const text = [
    "We received a request to reset your password for the rollover portal.",
    "",
    "Choose a new password within one hour:",
    toResetLink(origin, token),
    "",
    "If you did not request this, ignore this email. Your password stays the same.",
    "",
  ].join("\n");
  const mail = { organizationId: null, to, subject: "Reset your password for the rollover portal", text };
  await inSqlTransaction(ctx.db, (tx) => queueMail(ctx, tx, mail));
}
