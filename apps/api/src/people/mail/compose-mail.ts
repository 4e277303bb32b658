import { toOneLine } from "@svc/service-kit/fields";
import type { ComposedMail, MailBlock, MailDraft, MailLayout, MailLink } from "./mail-draft.ts";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";

export const PORTAL_NAME = "Rollover portal";

/**
 * Composes a mail from plain-text values: line breaks become spaces, and the HTML is escaped.
 * @throws Error if a URL is not `http` or `https`
 */
export function composeMail(draft: MailDraft): ComposedMail {
  const subject = toOneLine(draft.subject);
  const layout: MailLayout = {
    subject,
    heading: toOneLine(draft.heading ?? subject),
    sender: toOneLine(draft.sender ?? PORTAL_NAME),
    language: draft.language ?? "en",
    blocks: draft.blocks.map(normalizeBlock),
    button: draft.button ? normalizeLink(draft.button) : null,
    notes: (draft.notes ?? []).map(normalizeBlock),
    reason: toOneLine(draft.reason),
    footerLinks: (draft.footerLinks ?? []).map(normalizeLink),
  };
  return { subject, text: renderText(layout), html: renderHtml(layout) };
}

function normalizeBlock(block: MailBlock): MailBlock {
  if (typeof block === "string") return toOneLine(block);
  if ("list" in block) return { list: block.list.map(toOneLine) };
  return { facts: block.facts.map(([label, value]) => [toOneLine(label), toOneLine(value)] as const) };
}

function normalizeLink({ label, url }: MailLink): MailLink {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`mail links to ${protocol}`);
  return { label: toOneLine(label), url: href };
}
