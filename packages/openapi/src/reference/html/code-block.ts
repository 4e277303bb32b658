import { toHtml } from "@svc/service-kit/http";
import { highlight } from "../../generated/highlighter.ts";

const LANGUAGE_LABELS: Readonly<Record<string, string>> = {
  bash: "curl",
  go: "Go",
  graphql: "GraphQL",
  python: "Python",
  typescript: "TypeScript",
};

function toPre(language: string, code: string): string {
  const html = highlight(language, code) ?? toHtml(code);
  const name = LANGUAGE_LABELS[language];
  // Focusable, so that the keyboard can scroll wide code.
  return `<pre tabindex="0"${name ? ` data-lang="${name}"` : ""}><code>${html}</code></pre>`;
}

export function renderCodeBlock(language: string, code: string): string {
  return `<div class="code">${toPre(language, code)}</div>`;
}

export function renderResponseBlock(language: string, code: string): string {
  return `<div class="code output">${toPre(language, code)}</div>`;
}
