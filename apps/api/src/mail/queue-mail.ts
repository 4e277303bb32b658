import type { FieldCipher } from "@svc/accounts";
import type { Sql } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import { type Clock, newId, toOneLine } from "@svc/service-kit";
import type { MailSettings } from "./mail-config.ts";
import { type MailContent, mailPlace } from "./mail-content.ts";
import { insertMail } from "./mail-store.ts";

/** A mail in plain text. */
export interface NewMail extends MailContent {
  /** Null for what is of no organization. */
  organizationId: string | null;
}

/** What mail is queued with. */
export interface MailQueue {
  mail: MailSettings | null;
  cipher: FieldCipher;
  clock: Clock;
  jobs: JobSender;
}

/**
 * Writes a mail in the transaction of what it tells of: it goes out once that has committed, and not otherwise.
 *
 * @returns false, with nothing written, where this deployment sends no mail
 */
export async function queueMail(
  ctx: MailQueue,
  tx: Sql,
  { organizationId, to, subject, text }: NewMail,
): Promise<boolean> {
  if (ctx.mail === null) return false;
  const id = newId("mail");
  const now = ctx.clock.now();
  const content: MailContent = { to, subject: toOneLine(subject), text };
  await insertMail(tx, {
    id,
    organizationId,
    contentCiphertext: ctx.cipher.encrypt(JSON.stringify(content), mailPlace(id)),
    nextAttemptAt: now,
    createdAt: now,
  });
  await ctx.jobs.send(tx, "mail.send");
  return true;
}
