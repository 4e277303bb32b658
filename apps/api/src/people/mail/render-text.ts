import type { MailBlock, MailLayout, MailLink } from "./mail-draft.ts";

/** Puts each URL on its own line, so that mail programs link it completely. */
export function renderText(layout: MailLayout): string {
  const { subject, heading, blocks, button, notes, reason, footerLinks } = layout;
  const parts = [
    ...(heading === subject ? [] : [heading]),
    ...blocks.map(renderBlock),
    ...(button ? [renderLink(button)] : []),
    ...notes.map(renderBlock),
    reason,
    ...footerLinks.map(renderLink),
  ];
  return `${parts.join("\n\n")}\n`;
}

const renderLink = ({ label, url }: MailLink) => `${label}:\n${url}`;

function renderBlock(block: MailBlock): string {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
  return block.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
}
