import { toPascal, wrap } from "./names.ts";

/**
 * Java keywords (https://docs.oracle.com/javase/specs/jls/se17/html/jls-3.html#jls-3.9), and methods that generated classes have
 * or inherit.
 */
const RESERVED: ReadonlySet<string> = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try void volatile while
   build builder clone finalize getClass hashCode memberNames notify notifyAll toJson toJsonNode toString wait`.split(
    /\s+/,
  ),
);

/** `webhook-id` → `webhookId`, `return` → `return_` */
export function toMemberName(name: string): string {
  const pascal = toPascal(name);
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
  return RESERVED.has(camel) ? `${camel}_` : camel;
}

/** `createdAt` → `CREATED_AT`, `-createdAt` → `CREATED_AT_DESCENDING`, `401k` → `_401K` */
export function toConstantName(value: string): string {
  if (value === "*") return "ALL";
  if (value.startsWith("-")) return `${toConstantName(value.slice(1))}_DESCENDING`;
  return value
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .replaceAll(/\W/g, "_")
    .toUpperCase()
    .replace(/^(?=\d|$)/, "_");
}

const WIDTH = 110;

export function formatJavadoc(text: string, indent = ""): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => escapeJavadoc(paragraph.replaceAll(/\s+/g, " ").trim()));
  const [first = ""] = paragraphs;
  if (paragraphs.length === 1 && first.length + indent.length < WIDTH) return `${indent}/** ${first} */`;
  const lines = paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [""] : []),
    ...wrap(index > 0 ? `<p>${paragraph}` : paragraph, WIDTH - indent.length),
  ]);
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */`;
}

function escapeJavadoc(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (/^`[^`]*`$/.test(part) ? `{@code ${part.slice(1, -1)}}` : escapeHtml(part)))
    .join("")
    .replaceAll("*/", "*&#47;")
    .replaceAll("\\u", "&#92;u");
}

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "&#64;")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
