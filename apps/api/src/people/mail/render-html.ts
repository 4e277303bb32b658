import { toHtml } from "@svc/service-kit/http";
import { MAIL_COLORS, MAIL_RADII } from "./mail-colors.ts";
import type { MailBlock, MailLanguage, MailLayout, MailLink } from "./mail-draft.ts";

const FONT = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const TEXTS: Readonly<Record<MailLanguage, { copyAddress: string }>> = {
  en: { copyAddress: "If the button does not work, copy this address into your browser:" },
  es: { copyAddress: "Si el botón no funciona, copie esta dirección en su navegador:" },
};

const { light, dark } = MAIL_COLORS;

// Light colors are inline, for programs that drop the style sheet.
const STYLES = {
  page: `margin:0;padding:0;background-color:${light.page};`,
  card: `background-color:${light.card};border:1px solid ${light.line};border-radius:${MAIL_RADII.card};`,
  brand: `font:600 15px/20px ${FONT};color:${light.text};`,
  heading: `margin:0 0 16px;font:600 22px/28px ${FONT};color:${light.text};`,
  text: `margin:0 0 16px;font:400 16px/24px ${FONT};color:${light.text};overflow-wrap:anywhere;`,
  label: `padding:4px 16px 4px 0;font:400 14px/20px ${FONT};color:${light.soft};text-align:left;vertical-align:top;`,
  value: `padding:4px 0;font:600 14px/20px ${FONT};color:${light.text};overflow-wrap:anywhere;`,
  soft: `margin:0 0 8px;font:400 13px/20px ${FONT};color:${light.soft};overflow-wrap:anywhere;`,
  button: `display:inline-block;padding:12px 24px;border-radius:${MAIL_RADII.control};background-color:${light.fill};font:600 16px/24px ${FONT};color:${light.onFill};text-decoration:none;`,
  mark: `width:28px;height:28px;border-radius:7px;background-color:${light.fill};`,
  markTop: "width:12px;height:6px;margin-left:4px;border-radius:6px 6px 0 0;background-color:#b7c0ea;",
  markBottom: "width:12px;height:6px;margin-left:12px;border-radius:0 0 6px 6px;background-color:#ffffff;",
  link: `color:${light.accent};`,
  line: `margin-top:24px;padding-top:16px;border-top:1px solid ${light.line};`,
} as const;

const DARK_SHEET = `
.page{background-color:${dark.page}!important}
.card{background-color:${dark.card}!important;border-color:${dark.line}!important}
.text{color:${dark.text}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.accent}!important}
.line{border-color:${dark.line}!important}
.button,.mark{background-color:${dark.fill}!important;color:${dark.onFill}!important}`;

/** Renders one column of up to 600 pixels, without images, scripts or remote content. */
export function renderHtml(layout: MailLayout): string {
  const { heading, sender, language, blocks, button, notes, reason, footerLinks } = layout;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${toHtml(layout.subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){${DARK_SHEET}
}
@media (max-width:480px){.inner{padding:24px 20px!important}.outer{padding:16px 8px!important}}
</style>
</head>
<body class="page" style="${STYLES.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.page}">
<tr><td class="outer" align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
<tr><td style="padding:0 8px 16px;">${renderBrand(sender)}</td></tr>
<tr><td class="card inner" style="padding:32px;${STYLES.card}">
<h1 class="text" style="${STYLES.heading}">${toHtml(heading)}</h1>
${[...blocks.map(renderBlock), ...(button ? [renderButton(button)] : []), ...notes.map(renderBlock), ...(button ? [renderAddress(button, language)] : [])].join("\n")}
</td></tr>
<tr><td style="padding:16px 8px 0;">
<p class="soft" style="${STYLES.soft}">${toHtml(reason)}</p>
${footerLinks.map((link) => `<p class="soft" style="${STYLES.soft}">${renderLink(link)}</p>`).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Uses colored boxes, because many mail programs hide images. */
function renderBrand(sender: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" aria-hidden="true" style="${STYLES.mark}"><div style="${STYLES.markTop}"></div><div style="${STYLES.markBottom}"></div></td>
<td class="text" style="padding-left:10px;${STYLES.brand}">${toHtml(sender)}</td>
</tr></table>`;
}

function renderBlock(block: MailBlock): string {
  if (typeof block === "string") return `<p class="text" style="${STYLES.text}">${toHtml(block)}</p>`;
  if ("list" in block) {
    const items = block.list.map((item) => `<li>${toHtml(item)}</li>`);
    return `<ul class="text" style="${STYLES.text}padding-left:20px;">${items.join("")}</ul>`;
  }
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="soft" style="${STYLES.label}">${toHtml(label)}</th><td class="text" style="${STYLES.value}">${toHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;">${rows.join("\n")}</table>`;
}

function renderButton({ label, url }: MailLink): string {
  return `<p style="margin:24px 0;"><a class="button" href="${toHtml(url)}" style="${STYLES.button}">${toHtml(label)}</a></p>`;
}

/** Shows the URL to readers who check addresses or whose mail program blocks links. */
function renderAddress({ url }: MailLink, language: MailLanguage): string {
  return `<p class="soft line" style="${STYLES.soft}${STYLES.line}">${TEXTS[language].copyAddress}<br><a class="link" href="${toHtml(url)}" style="${STYLES.link}">${toHtml(url)}</a></p>`;
}

function renderLink({ label, url }: MailLink): string {
  return `<a class="link" href="${toHtml(url)}" style="${STYLES.link}">${toHtml(label)}</a>`;
}
