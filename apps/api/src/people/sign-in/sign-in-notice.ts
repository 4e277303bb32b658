import { type Database, inSqlTransaction } from "@svc/database";
import { type MailQueue, queueMail } from "../mail/queue-mail.ts";
import { findEmail } from "./sign-in-audit.ts";

export async function mailNotice(
  ctx: MailQueue & { db: Database },
  userId: string,
  notice: string,
): Promise<void> {
  const to = (await findEmail.first(ctx.db.sql, { userId }))?.email;
  if (to === undefined) return;
  const text = `${notice}

If you did not do this, tell an owner of your organization or the institution at once.
`;
  const mail = { organizationId: null, to, subject: "Your sign-in to the rollover portal was changed", text };
  await inSqlTransaction(ctx.db, (tx) => queueMail(ctx, tx, mail));
}
