import { type Database, inSqlTransaction } from "@svc/database";
import { composeMail } from "../mail/compose-mail.ts";
import { type MailQueue, queueMail } from "../mail/queue-mail.ts";

/** Prefix of reset tokens that an operator created. They were not mailed, so using one does not verify the address. */
export const OPERATOR_TOKEN_PREFIX = "op-";

export const RESET_LINK_LIFETIME_MS = 60 * 60 * 1000;

/** Puts the token in the fragment, which browsers do not send to servers. */
export function toResetLink(origin: string, token: string): string {
  return `${origin}/portal/reset#token=${token}`;
}

/** Sends nothing without a mail server; the operator then creates the link with a command. */
export async function mailReset(
  ctx: MailQueue & { db: Database },
  origin: string,
  { to, token }: { to: string; token: string },
): Promise<void> {
  const mail = { organizationId: null, to, ...composeResetMail(toResetLink(origin, token)) };
  await inSqlTransaction(ctx.db, (tx) => queueMail(ctx, tx, mail));
}

export const composeResetMail = (link: string) =>
  composeMail({
    subject: "Reset your password for the rollover portal",
    heading: "Reset your password",
    blocks: [
      "We received a request to reset your password for the rollover portal. Choose a new password within one hour.",
    ],
    button: { label: "Choose a new password", url: link },
    notes: ["If you did not request this, ignore this email. Your password stays the same."],
    reason: "You're receiving this email because someone requested a password reset for your email address.",
  });
