import { describe, expect, it } from "@jest/globals";
import { MAIL_EXAMPLES } from "../../src/cli/mail-examples.ts";
import { composeMail } from "../../src/people/mail/compose-mail.ts";
import { formatTime } from "../../src/people/mail/format-time.ts";
import { MAIL_COLORS } from "../../src/people/mail/mail-colors.ts";
import { composeCodeMail } from "../../src/tracking/messages/compose-messages.ts";
import { MESSAGE_STEPS } from "../../src/tracking/messages/texts/message-texts.ts";

const DRAFT = { subject: "A subject", blocks: ["A paragraph."], reason: "You asked for it." };
/** Line breaks and a bidirectional control. */
const BREAKS = "a\r\nBcc: eve@example.com\u2028b\u202Ec";

/** Minimum contrast ratio of text (WCAG 2.2, success criterion 1.4.3). */
const MIN_CONTRAST = 4.5;

/** Computes the contrast ratio of WCAG 2.2. */
function computeContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(computeLuminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes the relative luminance of WCAG 2.2, of a color such as `#0055ff`. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toWords(html: string): string[] {
  const text = html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    // The cell of the logo has no text.
    .replaceAll(/<td class="mark"[\s\S]*?<\/td>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
  return [...text.split(/\s+/), ...addresses].filter(Boolean);
}

describe.each(Object.entries(MAIL_EXAMPLES))("The mail %s", (name, { subject, text, html }) => {
  const isSpanish = name.endsWith("-es");

  it("has the same words as text and as HTML", () => {
    const words = new Set(toWords(html));
    const missing = text.split(/\s+/).filter((word) => word && word !== "-" && !words.has(word));
    expect(missing.map((word) => word.replace(/:$/, "")).filter((word) => !words.has(word))).toEqual([]);
  });

  it("loads nothing, runs nothing and links only to the portal", () => {
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|form|base|video)\b|url\(|@import|src=|\son\w+=/i,
    );
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href ?? "").origin);
    expect(new Set(links).size).toBeLessThanOrEqual(1);
    for (const origin of links) expect(origin).toBe("https://portal.example.com");
  });

  it("is one column with a language, a title, one heading and a reason", () => {
    expect(html).toMatch(/^<!doctype html>\n/);
    expect(html).toContain(`<html lang="${isSpanish ? "es" : "en"}">`);
    expect(html).toContain("max-width:600px");
    expect(html).toContain("prefers-color-scheme:dark");
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
    expect(text).toContain(
      isSpanish ? "\nRecibe este correo porque " : "\nYou're receiving this email because ",
    );
    expect(html.length).toBeLessThan(16_000);
    expect(subject).not.toMatch(/\n/);
  });
});

describe("Emails of the tracking page", () => {
  it("have an example of each step in both languages, each with its own subject", () => {
    const subjects = Object.entries(MAIL_EXAMPLES)
      .filter(([name]) => name.startsWith("tracking-"))
      .map(([, { subject }]) => subject);
    // The steps, the code and the link, each in two languages.
    expect(subjects).toHaveLength(2 * (MESSAGE_STEPS.length + 2));
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it("show the organization's name unchanged", () => {
    const { text } = composeCodeMail({ language: "en", name: "$& Sons {name}" }, "048151");
    expect(text).toContain("your rollover with $& Sons {name}.");
  });
});

describe("composeMail", () => {
  it("escapes every value, and turns line breaks into spaces", () => {
    const value = `<b>"x"</b> & ${BREAKS}`;
    const { subject, text, html } = composeMail({
      subject: value,
      heading: value,
      sender: value,
      blocks: [value, { list: [value] }, { facts: [[value, value]] }],
      button: { label: value, url: 'https://x.example/?a="><script>' },
      notes: [value],
      reason: value,
      footerLinks: [{ label: value, url: "https://x.example/off" }],
    });
    expect(subject).toBe('<b>"x"</b> & a Bcc: eve@example.com b c');
    expect(html).not.toContain("<b>");
    expect(html).not.toContain("<script>");
    // One for each `value` above.
    expect(html.match(/&lt;b&gt;&quot;x&quot;&lt;\/b&gt; &amp; a Bcc/g)).toHaveLength(11);
    expect(text).not.toMatch(/^Bcc|\u2028|\u202E/m);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/portal", ""])(
    "rejects the link %j",
    (url) => {
      expect(() => composeMail({ ...DRAFT, button: { label: "Open", url } })).toThrow();
      expect(() => composeMail({ ...DRAFT, footerLinks: [{ label: "Open", url }] })).toThrow();
    },
  );

  it("writes each part once: heading, blocks, button, notes, reason, footer links", () => {
    const { text } = composeMail({
      subject: "[live] Your subject",
      heading: "Your heading",
      blocks: ["First.", { facts: [["Due", "Dec 3"]] }, { list: ["one", "two"] }],
      button: { label: "Open", url: "https://x.example/a" },
      notes: ["Note."],
      reason: "Because.",
      footerLinks: [{ label: "Stop these emails", url: "https://x.example/off" }],
    });
    expect(text).toBe(`Your heading

First.

Due: Dec 3

- one
- two

Open:
https://x.example/a

Note.

Because.

Stop these emails:
https://x.example/off
`);
  });

  it("is in the language of the draft", () => {
    const { html } = composeMail({
      ...DRAFT,
      language: "es",
      button: { label: "Abrir", url: "https://x.example" },
    });
    expect(html).toContain('<html lang="es">');
    expect(html).toContain("Si el botón no funciona");
  });

  it.each(["light", "dark"] as const)("has enough contrast in %s", (scheme) => {
    const { page, card, text, soft, accent, fill, onFill } = MAIL_COLORS[scheme];
    for (const background of [page, card])
      for (const color of [text, soft, accent])
        expect(computeContrast(color, background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(computeContrast(onFill, fill)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});

describe("formatTime", () => {
  it.each([
    ["2026-12-03T14:05:00.000Z", "Dec 3, 2026, 2:05 PM UTC"],
    [new Date("2026-01-01T00:00:00.000Z"), "Jan 1, 2026, 12:00 AM UTC"],
  ])("formats %s", (time, text) => {
    expect(formatTime(time)).toBe(text);
  });
});
