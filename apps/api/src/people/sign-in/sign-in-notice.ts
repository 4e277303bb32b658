import { type Database, inSqlTransaction } from "@svc/database";
import { composeMail } from "../mail/compose-mail.ts";
import { type MailQueue, queueMail } from "../mail/queue-mail.ts";
import { findEmail } from "./sign-in-audit.ts";

export async function mailNotice(
  ctx: MailQueue & { db: Database },
  userId: string,
  notice: string,
): Promise<void> {
  const to = (await findEmail.first(ctx.db.sql, { userId }))?.email;
  if (to === undefined) return;
  const contact =
    "If you did not do this, immediately tell an owner of your organization, or your service provider.";
  const mail = { organizationId: null, to, ...composeSignInNotice(notice, contact) };
  await inSqlTransaction(ctx.db, (tx) => queueMail(ctx, tx, mail));
}

/** @param contact whom to tell if the change was unexpected */
export const composeSignInNotice = (notice: string, contact: string) =>
  composeMail({
    subject: "Your sign-in to the rollover portal was changed",
    heading: "Your sign-in was changed",
    blocks: [notice, contact],
    reason:
      "You're receiving this email because you have an account on the rollover portal. You cannot turn off security notices.",
  });
