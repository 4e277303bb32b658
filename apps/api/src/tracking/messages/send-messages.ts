import { inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { hasReportedDeath } from "@svc/rollover-rules/workflow/death";
import type { ApiContext } from "../../context/context.ts";
import { readLetterhead } from "../../rollovers/letters/templates/read-letterhead.ts";
import { readWholeRollovers } from "../../rollovers/store/read-rollover.ts";
import { createLink, toTrackingPageUrl } from "../links/create-link.ts";
import { readLanguage } from "../links/read-language.ts";
import { findNewestLink, type StoredTrackingLink } from "../links/tracking-link-store.ts";
import type { Tracking } from "../tracking-config.ts";
import { composeTextMessage } from "./compose-messages.ts";
import { findAddresses } from "./find-addresses.ts";
import { findMessageStep, isSentOnce } from "./message-step.ts";
import {
  type ClaimedMessage,
  claimMessage,
  deleteOldMessages,
  hasEarlierMessage,
  saveMessage,
} from "./message-store.ts";
import { queueLinkMail } from "./queue-participant-mail.ts";
import { sendTextMessage, type TextMessage } from "./text-message.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** After this, another worker can claim the message. Must exceed the duration of an attempt. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Delays before the retries of a text message, which is abandoned after the last one. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE_MS);
const RETENTION_MS = 30 * DAY_MS;
/** Minimum lifetime of a link in a message. */
const MIN_LINK_MS = 14 * DAY_MS;

/** @returns the number of processed messages */
export async function sendTrackingMessages(ctx: ApiContext): Promise<number> {
  const { tracking } = ctx;
  if (tracking === null) return 0;
  for (let count = 0; ; count += 1) {
    const processed = await inSqlTransaction(ctx.db, (tx) => processNext(ctx, tx, tracking));
    if (processed === null) return count;
    await deliverTextMessage(ctx, tracking, processed);
  }
}

export async function cleanTrackingMessages({ db, clock }: Pick<ApiContext, "db" | "clock">): Promise<void> {
  await deleteOldMessages(db.sql, { before: new Date(clock.now().getTime() - RETENTION_MS) });
}

interface ProcessedMessage {
  message: ClaimedMessage;
  /** To send after the transaction. */
  textMessage: TextMessage | null;
}

/** Queues and records the mail in one transaction, so that a crash or a retry does not mail twice. */
async function processNext(ctx: ApiContext, tx: Sql, tracking: Tracking): Promise<ProcessedMessage | null> {
  const now = ctx.clock.now();
  const retryAt = new Date(now.getTime() + CLAIM_MS);
  const message = await claimMessage.first(tx, { now, retryAt });
  if (message === null) return null;
  const { eventId, organizationId } = message;
  const recipient = await findRecipient(ctx, tx, { message, tracking });
  const textMessage = recipient?.textMessage ?? null;
  if (recipient?.email && !message.isMailed) {
    const { link, email: to, step } = recipient;
    await queueLinkMail(ctx, tx, { link, to, tracking, step });
  }
  const isMailed = message.isMailed || Boolean(recipient?.email);
  const nextAttemptAt = textMessage === null ? null : retryAt;
  await saveMessage(tx, organizationId, { eventId, isMailed, nextAttemptAt, lastError: null });
  return { message: { ...message, isMailed }, textMessage };
}

/** Returns null if the message must not be sent or is no longer needed. */
async function findRecipient(
  ctx: ApiContext,
  tx: Sql,
  { message, tracking }: { message: ClaimedMessage; tracking: Tracking },
) {
  const { organizationId, rolloverId } = message;
  const [rollover] = await readWholeRollovers(tx, organizationId, [rolloverId]);
  const step = rollover && findMessageStep(message.eventType, rollover);
  if (!rollover || !step || hasReportedDeath(rollover)) return null;
  if (isSentOnce(step) && (await hasEarlierMessage(tx, organizationId, message))) return null;
  const { accountId } = rollover;
  const addresses = await findAddresses(ctx, tx, { tracking, organizationId, accountId });
  if (typeof addresses === "string") return null;
  const { email, phone } = addresses;
  const link = await findOrCreateLink(ctx, tx, {
    tracking,
    rollover,
  });
  if (phone === null) return { link, step, email, textMessage: null };
  const { name } = await readLetterhead(tx, organizationId);
  const { language } = link;
  const body = composeTextMessage({ language, name }, step, toTrackingPageUrl(tracking, link.id));
  const textMessage = { id: message.eventId, to: phone, text: body, language };
  return { link, step, email, textMessage };
}

async function findOrCreateLink(
  { clock }: ApiContext,
  tx: Sql,
  {
    tracking,
    rollover: { organizationId, id: rolloverId, accountId, consent },
  }: {
    tracking: Tracking;
    rollover: Pick<Rollover, "organizationId" | "id" | "accountId" | "consent">;
  },
): Promise<StoredTrackingLink> {
  const now = clock.now();
  const until = new Date(now.getTime() + MIN_LINK_MS);
  const newest = await findNewestLink(tx, organizationId, { rolloverId, until });
  // After a change of PORTAL_SECRET, the link's secret can no longer be derived.
  if (newest && newest.tokenHash === tracking.keys.deriveTokenHash("link", newest.id)) return newest;
  const language = newest?.language ?? (await readLanguage(tx, { organizationId, consent }));
  const createdBy = { type: "timer", id: null } as const;
  const link = await createLink(tracking, tx, {
    link: { organizationId, rolloverId, accountId, language, createdBy },
    now,
  });
  await recordAudit(tx, {
    organizationId,
    actor: { type: "service", id: null },
    action: "tracking_link.created",
    targetId: link.id,
    data: { rolloverId },
    requestId: null,
    at: now,
  });
  return link;
}

async function deliverTextMessage(
  ctx: ApiContext,
  { sms }: Tracking,
  { message: { eventId, organizationId, attempts, isMailed }, textMessage }: ProcessedMessage,
): Promise<void> {
  if (sms === null || textMessage === null) return;
  const error = await sendTextMessage(sms, textMessage, ctx.clock.now());
  const delayMs = error?.isPermanent ? undefined : RETRY_DELAYS_MS[attempts - 1];
  const nextAttemptAt = error && delayMs !== undefined ? new Date(ctx.clock.now().getTime() + delayMs) : null;
  await saveMessage(ctx.db.sql, organizationId, {
    eventId,
    isMailed,
    nextAttemptAt,
    lastError: error?.code ?? null,
  });
  if (error) {
    const isGivenUp = nextAttemptAt === null;
    ctx.log.warn({ eventId, error: error.code, attempts, isGivenUp }, "failed to send a text message");
  }
}
