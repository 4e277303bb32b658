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
  const error = await trySend(ctx, transport, { id, from, contentCiphertext });
  if (error === null) {
    await deleteMail(ctx.db.sql, { id });
    return true;
  }
  const delayMs = error.isPermanent ? undefined : RETRY_DELAYS_MS[attempts - 1];
  const next = delayMs === undefined ? null : new Date(ctx.clock.now().getTime() + delayMs);
  await postponeMail(ctx.db.sql, { id, next, error: error.text });
  ctx.log.warn({ mailId: id, error: error.text, attempts, isGivenUp: next === null }, "failed to send mail");
  return false;
}

/** Returns null if the server accepted the mail. The error's text does not contain the recipient's address. */
async function trySend(
  { cipher }: MailContext,
  transport: Transporter,
  { id, from, contentCiphertext }: { id: string; from: string; contentCiphertext: string },
): Promise<{ text: string; isPermanent: boolean } | null> {
  let content: MailContent;
  try {
    content = JSON.parse(cipher.decrypt(contentCiphertext, mailContentField(id)));
  } catch {
    return { text: "unreadable_content", isPermanent: false };
  }
  try {
    await transport.sendMail({
      from,
      ...content,
      headers: { ...HEADERS, ...content.headers },
      messageId: `<${id}@rollover-portal>`,
    });
    return null;
  } catch (cause) {
    const { code = "unknown", responseCode } = cause as { code?: string; responseCode?: number };
    return responseCode === undefined
      ? { text: code, isPermanent: false }
      : { text: `${code} ${responseCode}`, isPermanent: responseCode >= 500 };
  }
}

export async function cleanMails({ db, clock }: Pick<ApiContext, "db" | "clock">): Promise<void> {
  await deleteAbandonedMails(db.sql, { before: new Date(clock.now().getTime() - ABANDONED_RETENTION_MS) });
}
