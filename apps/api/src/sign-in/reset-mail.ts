import { type Database, inSqlTransaction } from "@svc/database";
import { type MailQueue, queueMail } from "../mail/queue-mail.ts";
import { resetLink } from "./reset-link.ts";

/** Without mail, an operator command creates the link. */
export async function mailReset(
  ctx: MailQueue & { db: Database },
  origin: string,
  to: string,
  token: string,
): Promise<void> {
  const text = [
    "Somebody, probably you, asked for a new password for the rollover portal.",
    "",
    "Choose it here within the hour:",
    resetLink(origin, token),
    "",
    "If it was not you, do nothing: the password stays as it is.",
    "",
  ].join("\n");
  const mail = { organizationId: null, to, subject: "A new password for the rollover portal", text };
  await inSqlTransaction(ctx.db, (tx) => queueMail(ctx, tx, mail));
}
