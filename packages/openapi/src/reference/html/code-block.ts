import { toHtml } from "@svc/service-kit";
import { highlight } from "../../generated/highlighter.ts";

/** How a reader calls a language; tabs are named so, on the pages of the guides too. */
const NAMES: Readonly<Record<string, string>> = {
  bash: "curl",
  go: "Go",
  graphql: "GraphQL",
  python: "Python",
  typescript: "TypeScript",
};

/** Code in a `pre`, its parts told apart; what is in no language known here stays plain. */
function toPre(language: string, code: string): string {
  const html = highlight(language, code) ?? toHtml(code);
  const name = NAMES[language];
  // What is wider than its place can be scrolled by the keyboard.
  return `<pre tabindex="0"${name ? ` data-lang="${name}"` : ""}><code>${html}</code></pre>`;
}

/** Code as a block: what one sends. */
export function codeBlock(language: string, code: string): string {
  return `<div class="code">${toPre(language, code)}</div>`;
}

/** Code as a block: what comes back. */
export function answerBlock(language: string, code: string): string {
  return `<div class="code answer">${toPre(language, code)}</div>`;
}
