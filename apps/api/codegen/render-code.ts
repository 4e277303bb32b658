import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";

for (const [name, language] of Object.entries({ sh: bash, json, ts: typescript, python, go }))
  highlighter.registerLanguage(name, language);

/** How a reader calls it. */
const NAMES: Readonly<Record<string, string>> = { sh: "curl", ts: "TypeScript", python: "Python", go: "Go" };

const CAPTIONS: Readonly<Record<string, string>> = { sh: "Shell", plain: "Example" };

/** What a command answers, beside what is typed. */
const ANSWERS = ["json", "text"];

/**
 * A block of code as HTML: coloured by classes, so that each scheme has its own colours and a page needs no script for them.
 *
 * @param language `sh`, `ts`, `python`, `go`; `json` and `text` are answers; `plain` is none of these
 */
export function renderCode(text: string, language: string): string {
  const isAnswer = ANSWERS.includes(language);
  const caption = isAnswer ? "Answer" : (CAPTIONS[language] ?? NAMES[language] ?? language);
  return `<div class="code${isAnswer ? " answer" : ""}"><span class="caption">${caption}</span>${renderSample(text, language)}</div>\n`;
}

/** The `pre` alone, for `<div class="samples">`: the same in several languages. @throws Error for a language that is not known */
export function renderSample(text: string, language: string): string {
  const html = ["text", "plain"].includes(language)
    ? toText(text)
    : highlighter.highlight(text, { language }).value;
  const name = NAMES[language];
  // What is wider than its place can be scrolled by the keyboard.
  return `<pre tabindex="0"${name ? ` data-lang="${name}"` : ""}><code class="language-${language}">${html}\n</code></pre>`;
}

function toText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
