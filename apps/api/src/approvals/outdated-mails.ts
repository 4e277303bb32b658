import type { Sql } from "@svc/database";
import type { ApiContext } from "../context.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findContacts } from "../members/memberships.ts";
import { countUse } from "../sign-in/throttle.ts";

/** The dependencies of notices about outdated approvals. */
export type NoticeContext = Pick<
  ApiContext,
  "environment" | "clock" | "cipher" | "jobs" | "mail" | "signIn" | "chainKeys"
>;

const DAY_MS = 86_400_000;
/** At most this many changes are mailed for an account in 24 hours: repeating one must not flood a mailbox. */
export const MAX_OF_ACCOUNT = 3;
/** At most this many mails to participants of an organization in 24 hours: it can enter any address. */
const MAX_OF_ORGANIZATION = 50;
const MAX_LISTED = 20;

/** Counts a notice. @param limit `whose` it is, without personal data @returns whether no more than `max` were counted in 24 hours */
export async function isNoticeAllowed(
  ctx: NoticeContext,
  tx: Sql,
  { whose, max }: { whose: string; max: number },
): Promise<boolean> {
  const use = { key: `outdated-notice:${whose}`, now: ctx.clock.now(), max, windowMs: DAY_MS };
  return (await countUse(tx, use)) === null;
}

/** The text of a mail to owners about rollovers whose approvals do not cover a change. */
export interface OwnersNotice {
  organizationId: string;
  subject: string;
  /** Ends with a colon: the rollovers follow. */
  intro: string;
  rolloverIds: readonly string[];
}

/** Mails every owner of an organization that approvals of these rollovers do not cover a change. */
export async function mailOwners(
  ctx: NoticeContext,
  tx: Sql,
  { organizationId, subject, intro, rolloverIds }: OwnersNotice,
): Promise<void> {
  const ids = [...new Set(rolloverIds)];
  const text = [
    intro,
    ...ids.slice(0, MAX_LISTED),
    ...(ids.length > MAX_LISTED ? [`and ${ids.length - MAX_LISTED} more`] : []),
    "",
    "These approvals do not cover the change. The next step of each rollover needs a second person.",
    ...(ctx.signIn.origin === null ? [] : ["", `${ctx.signIn.origin}/portal/rollovers/${ids[0]}`]),
  ].join("\n");
  for (const { email, role } of await findContacts(tx, { organizationId })) {
    if (role !== "owner") continue;
    await queueMail(ctx, tx, {
      organizationId,
      to: email,
      subject: `[${ctx.environment}] ${subject}`,
      text,
    });
  }
}

/** A mail to a participant. */
export interface ParticipantNotice {
  organizationId: string;
  to: string;
  subject: string;
  /** Without the advice that every such mail ends with. */
  lines: readonly string[];
}

/** Mails a participant. @returns false, with nothing written, once the organization had its mails of 24 hours */
export async function mailParticipant(
  ctx: NoticeContext,
  tx: Sql,
  { organizationId, to, subject, lines }: ParticipantNotice,
): Promise<boolean> {
  if (!(await isNoticeAllowed(ctx, tx, { whose: organizationId, max: MAX_OF_ORGANIZATION }))) return false;
  await queueMail(ctx, tx, { organizationId, to, subject, text: lines.join("\n") });
  return true;
}
