import type { Theme } from "../../widget-preview/theme.ts";

/** Builds the HTML that embeds the widget. Without a public key, the widget searches custodians with its session. */
export function buildSnippet({
  publicKey,
  baseUrl,
  theme: { properties, scheme, locale, organizationName, privacyUrl },
}: {
  publicKey: string | null;
  baseUrl: string;
  theme: Theme;
}): string {
  const rules = Object.entries(properties).map(([name, value]) => `    ${name}: ${value};`);
  const attributes = [
    ...(publicKey === null ? [] : [`public-key="${publicKey}"`]),
    `base-url="${baseUrl}"`,
    ...(organizationName === "" ? [] : [`organization-name="${escapeAttribute(organizationName)}"`]),
    ...(privacyUrl === "" ? [] : [`privacy-url="${escapeAttribute(privacyUrl)}"`]),
    ...(scheme === "auto" ? [] : [`theme="${scheme}"`]),
    ...(locale === "en" ? [] : [`locale="${locale}"`]),
  ];
  return [
    '<script type="module" src="/svc-rollover-widget.js"></script>',
    ...(rules.length > 0 ? ["<style>", "  svc-rollover-widget {", ...rules, "  }", "</style>"] : []),
    `<svc-rollover-widget\n  ${attributes.join("\n  ")}\n></svc-rollover-widget>`,
    '<script type="module">',
    '  const widget = document.querySelector("svc-rollover-widget");',
    "  // Your server uses its sk_ key to create a session for the signed-in user.",
    '  widget.fetchToken = async () => (await fetch("/session", { method: "POST" })).json();',
    "</script>",
  ].join("\n");
}

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const CHECKSUM_LENGTH = 6;

/**
 * Returns true if the text is the full key with this prefix and `last4`, the four characters in front of the checksum.
 * @param start the first characters of every key of this type and environment, such as `svc_test_pk_`
 */
export function isKey(
  text: string,
  start: string,
  { prefix, last4 }: { prefix: string; last4: string },
): boolean {
  return text.startsWith(start + prefix) && text.slice(0, -CHECKSUM_LENGTH).endsWith(last4);
}

export function isSecretKey(text: string): boolean {
  return /(?:^|_)(?:sk|ak)_/.test(text);
}

/** Returns the WCAG 2 contrast ratio, from 1 to 21; null unless both colors are `#rrggbb`. */
export function getContrastRatio(colorA: string, colorB: string): number | null {
  const [luminanceA, luminanceB] = [getRelativeLuminance(colorA), getRelativeLuminance(colorB)];
  if (luminanceA === null || luminanceB === null) return null;
  return (Math.max(luminanceA, luminanceB) + 0.05) / (Math.min(luminanceA, luminanceB) + 0.05);
}

/** Returns the luminance from 0 to 1, as WCAG 2 defines it. */
function getRelativeLuminance(color: string): number | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
