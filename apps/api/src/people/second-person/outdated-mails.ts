import type { Sql } from "@svc/database";
import type { ApiContext } from "../../context/context.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { listContacts } from "../members/memberships.ts";
import { getOrganizationName } from "../organizations/organizations.ts";
import { countUse } from "../sign-in/throttle.ts";

export type NoticeContext = Pick<
  ApiContext,
  "environment" | "clock" | "cipher" | "jobs" | "mail" | "signIn" | "chainKeys"
>;

const DAY_MS = 86_400_000;
/** Limit of notices about one account in 24 hours, so that repeated changes do not flood a mailbox. */
export const MAX_PER_ACCOUNT = 3;
/** Limit of mails to participants in 24 hours. Prevents spam, because an organization can enter any address. */
const MAX_PER_ORGANIZATION = 50;
const MAX_LISTED = 20;

/** Counts a notice. Returns false after `max` in 24 hours. `scopeKey` must not contain personal data. */
export async function isNoticeAllowed(
  ctx: NoticeContext,
  tx: Sql,
  { scopeKey, max }: { scopeKey: string; max: number },
): Promise<boolean> {
  const use = { key: `outdated-notice:${scopeKey}`, now: ctx.clock.now(), max, windowMs: DAY_MS };
  return (await countUse(tx, use)) === null;
}

interface OwnersNotice {
  organizationId: string;
  subject: string;
  /** Ends with a colon, because the list of rollovers follows. */
  intro: string;
  rolloverIds: readonly string[];
}

export async function mailOwners(
  ctx: NoticeContext,
  tx: Sql,
  { organizationId, subject, intro, rolloverIds }: OwnersNotice,
): Promise<void> {
  const mail = composeOwnersMail({
    subject: `[${ctx.environment}] ${subject}`,
    heading: subject,
    intro,
    ids: [...new Set(rolloverIds)],
    origin: ctx.signIn.origin,
  });
  for (const { email, role } of await listContacts(tx, { organizationId })) {
    if (role !== "owner") continue;
    await queueMail(ctx, tx, { organizationId, to: email, ...mail });
  }
}

interface OwnersMail {
  subject: string;
  heading: string;
  intro: string;
  ids: readonly string[];
  /** Null if there is no portal. */
  origin: string | null;
}

export function composeOwnersMail({ subject, heading, intro, ids, origin }: OwnersMail) {
  const hiddenCount = ids.length - MAX_LISTED;
  const list = [...ids.slice(0, MAX_LISTED), ...(hiddenCount > 0 ? [`and ${hiddenCount} more`] : [])];
  const label = ids.length === 1 ? "View rollover" : "View the first rollover";
  return composeMail({
    subject,
    heading,
    blocks: [
      intro,
      { list },
      "The approvals of these rollovers do not cover the change. The next step of each rollover needs a second person.",
    ],
    button: origin === null ? undefined : { label, url: `${origin}/portal/rollovers/${ids[0]}` },
    reason: "You're receiving this email because you are an owner of the organization.",
  });
}

interface ParticipantNotice {
  organizationId: string;
  to: string;
  subject: string;
  lines: readonly string[];
}

/** @returns false, without sending, at the organization's limit */
export async function mailParticipant(
  ctx: NoticeContext,
  tx: Sql,
  { organizationId, to, subject, lines }: ParticipantNotice,
): Promise<boolean> {
  if (!(await isNoticeAllowed(ctx, tx, { scopeKey: organizationId, max: MAX_PER_ORGANIZATION })))
    return false;
  const organization = await getOrganizationName(tx, organizationId);
  const mail = composeParticipantMail({ organization, subject, lines });
  await queueMail(ctx, tx, { organizationId, to, ...mail });
  return true;
}

export const composeParticipantMail = ({
  organization,
  subject,
  lines,
}: {
  organization: string;
  subject: string;
  lines: readonly string[];
}) =>
  composeMail({
    subject,
    sender: organization,
    blocks: lines,
    reason: `You're receiving this email because ${organization} processes your rollover. You cannot turn off notices about changes.`,
  });
