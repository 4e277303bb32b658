import { createTransport, type Transporter } from "nodemailer";
import type { ApiContext } from "../../context/context.ts";
import { claimMails, type DueMail, deleteAbandonedMails, deleteMail, postponeMail } from "./mail-store.ts";
import { type MailContent, mailContentField } from "./queue-mail.ts";

const MINUTE_MS = 60_000;
/** About two days in total; then the mail is abandoned. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 180, 360, 720, 1_440].map((minutes) => minutes * MINUTE_MS);
/** Prevents vacation replies (RFC 3834). */
const HEADERS = { "Auto-Submitted": "auto-generated" };
/** After this, another worker can claim the mail. Must exceed the duration of an attempt. */
const CLAIM_MS = 5 * MINUTE_MS;
const BATCH_SIZE = 5;
const SOCKET_TIMEOUT_MS = 20_000;
const ABANDONED_RETENTION_MS = 7 * 1_440 * MINUTE_MS;

type MailContext = Pick<ApiContext, "db" | "clock" | "cipher" | "mail" | "log">;

/** @returns the number of sent mails */
export async function sendMails(ctx: MailContext): Promise<number> {
  if (ctx.mail === null) return 0;
  const transport = createTransport({
    url: ctx.mail.smtpUrl,
    pool: true,
    maxConnections: BATCH_SIZE,
    connectionTimeout: SOCKET_TIMEOUT_MS,
    greetingTimeout: SOCKET_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let sent = 0;
  try {
    for (;;) {
      const now = ctx.clock.now();
      const retryAt = new Date(now.getTime() + CLAIM_MS);
      const mails = await claimMails(ctx.db.sql, { now, retryAt, limit: BATCH_SIZE });
      if (mails.length === 0) return sent;
      const results = await Promise.all(
        mails.map((mail) => sendOne(ctx, transport, { from: ctx.mail?.from ?? "", mail })),
      );
      sent += results.filter(Boolean).length;
    }
  } finally {
    transport.close();
  }
}

async function sendOne(
  ctx: MailContext,
  transport: Transporter,
  { from, mail: { id, contentCiphertext, attempts } }: { from: string; mail: DueMail },
): Promise<boolean> {
  const content: MailContent = JSON.parse(ctx.cipher.decrypt(contentCiphertext, mailContentField(id)));
  try {
    await transport.sendMail({
      from,
      ...content,
      headers: { ...HEADERS, ...content.headers },
      messageId: `<${id}@rollover-portal>`,
    });
  } catch (cause) {
    const { code = "unknown", responseCode } = cause as { code?: string; responseCode?: number };
    const delayMs =
      responseCode !== undefined && responseCode >= 500 ? undefined : RETRY_DELAYS_MS[attempts - 1];
    const next = delayMs === undefined ? null : new Date(ctx.clock.now().getTime() + delayMs);
    // The server's message is not stored: it can contain the recipient's address.
    const error = responseCode === undefined ? code : `${code} ${responseCode}`;
    await postponeMail(ctx.db.sql, { id, next, error });
    ctx.log.warn({ mailId: id, error, attempts, isGivenUp: next === null }, "failed to send mail");
    return false;
  }
  await deleteMail(ctx.db.sql, { id });
  return true;
}

export async function cleanMails({ db, clock }: Pick<ApiContext, "db" | "clock">): Promise<void> {
  await deleteAbandonedMails(db.sql, { before: new Date(clock.now().getTime() - ABANDONED_RETENTION_MS) });
}
