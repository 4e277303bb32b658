import type { Sql } from "@svc/database";
import { type MailQueue, queueMail } from "../../people/mail/queue-mail.ts";
import { readLetterhead } from "../../rollovers/letters/templates/read-letterhead.ts";
import { toTrackingPageUrl } from "../links/create-link.ts";
import type { StoredTrackingLink } from "../links/tracking-link-store.ts";
import type { Tracking } from "../tracking-config.ts";
import { composeCodeMail, composeStepMail } from "./compose-messages.ts";
import type { MessageStep } from "./texts/message-texts.ts";

type AddressedLink = Pick<StoredTrackingLink, "id" | "organizationId" | "language">;

export const toOptOutUrl = ({ origin, keys }: Tracking, linkId: string) =>
  `${origin}/track/stop/${keys.deriveToken("opt-out", linkId)}`;

/** Mails the link, alone or with a message about a step. */
export async function queueLinkMail(
  ctx: MailQueue,
  tx: Sql,
  {
    link,
    to,
    tracking,
    step = "link",
  }: { link: AddressedLink; to: string; tracking: Tracking; step?: MessageStep | "link" },
): Promise<void> {
  const { id, organizationId, language } = link;
  const { name } = await readLetterhead(tx, organizationId);
  const optOutUrl = toOptOutUrl(tracking, id);
  const mail = composeStepMail({ language, name }, step, { url: toTrackingPageUrl(tracking, id), optOutUrl });
  await queueMail(ctx, tx, { organizationId, to, ...mail, headers: toOptOutHeaders(optOutUrl) });
}

export async function queueCodeMail(
  ctx: MailQueue,
  tx: Sql,
  { link, to, code }: { link: AddressedLink; to: string; code: string },
): Promise<void> {
  const { organizationId, language } = link;
  const { name } = await readLetterhead(tx, organizationId);
  await queueMail(ctx, tx, { organizationId, to, ...composeCodeMail({ language, name }, code) });
}

/** With these headers, mail programs offer to unsubscribe with one click (RFC 8058). */
function toOptOutHeaders(optOutUrl: string): Record<string, string> {
  return { "List-Unsubscribe": `<${optOutUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
