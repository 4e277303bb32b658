import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";

for (const [name, language] of Object.entries({ sh: bash, json, ts: typescript, python, go }))
  highlighter.registerLanguage(name, language);

const TAB_LABELS: Readonly<Record<string, string>> = {
  sh: "curl",
  ts: "TypeScript",
  python: "Python",
  go: "Go",
};

/** Captions of code blocks without tabs, if they differ from the tab labels. */
const CAPTIONS: Readonly<Record<string, string>> = { sh: "Shell", plain: "Example" };

const OUTPUT_LANGUAGES = ["json", "text"];

/**
 * Highlights with CSS classes, so that the colors follow the color scheme and need no script.
 * @param language `sh`, `ts`, `python` or `go`; `json` or `text` for output; `plain` for other code
 */
export function renderCode(text: string, language: string): string {
  const isOutput = OUTPUT_LANGUAGES.includes(language);
  const caption = isOutput ? "Output" : (CAPTIONS[language] ?? TAB_LABELS[language] ?? language);
  return `<div class="code${isOutput ? " output" : ""}"><span class="caption">${caption}</span>${renderSample(text, language)}</div>\n`;
}

/** Renders one tab of a sample, without a caption. @throws Error for an unknown language */
export function renderSample(text: string, language: string): string {
  const html = ["text", "plain"].includes(language)
    ? escapeHtml(text)
    : highlighter.highlight(text, { language }).value;
  const label = TAB_LABELS[language];
  // Focusable, so that the keyboard can scroll wide code.
  return `<pre tabindex="0"${label ? ` data-lang="${label}"` : ""}><code class="language-${language}">${html}\n</code></pre>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
