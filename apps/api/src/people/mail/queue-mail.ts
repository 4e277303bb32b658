import type { FieldCipher, FieldLocation } from "@svc/accounts";
import type { Sql } from "@svc/database";
import type { JobSender } from "@svc/database/jobs";
import { type Clock, newId } from "@svc/service-kit";
import { toOneLine } from "@svc/service-kit/fields";
import type { MailSettings } from "./mail-config.ts";
import { insertMail } from "./mail-store.ts";

/** Stored encrypted, because links in mails are as sensitive as passwords. */
export interface MailContent {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

export const mailContentField = (id: string): FieldLocation => ({
  table: "mails",
  column: "content",
  rowId: id,
});

interface NewMail extends MailContent {
  organizationId: string | null;
}

export interface MailQueue {
  mail: MailSettings | null;
  cipher: FieldCipher;
  clock: Clock;
  jobs: JobSender;
}

/** @returns false if this deployment sends no mail */
export async function queueMail(
  ctx: MailQueue,
  tx: Sql,
  { organizationId, to, subject, text, html, headers }: NewMail,
): Promise<boolean> {
  if (ctx.mail === null) return false;
  const id = newId("mail");
  const now = ctx.clock.now();
  const content: MailContent = {
    to,
    subject: toOneLine(subject),
    text,
    ...(html && { html }),
    ...(headers && { headers }),
  };
  await insertMail(tx, {
    id,
    organizationId,
    contentCiphertext: ctx.cipher.encrypt(JSON.stringify(content), mailContentField(id)),
    nextAttemptAt: now,
    createdAt: now,
  });
  await ctx.jobs.send(tx, "mail.send");
  return true;
}
