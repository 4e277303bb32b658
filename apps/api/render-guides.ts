import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { Marked, type Tokens } from "marked";

// Renders docs/guides as a module, so that a build needs no copying, and a service no reader of Markdown.

const source = new URL("../../docs/guides/", import.meta.url);
const target = new URL("./src/guides/generated/", import.meta.url);
/** In which order they are listed; what is not named comes last. */
const ORDER = [
  "first-rollover",
  "split-a-401k",
  "instructions",
  "authentication",
  "embed-the-widget",
  "errors-and-retries",
  "python",
  "pagination",
  "receive-webhooks",
  "sandbox",
  "deploy-widget-auth",
  "versioning",
];

const placeOf = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const names = (await readdir(source))
  .filter((file) => file.endsWith(".md"))
  .map((file) => file.slice(0, -".md".length))
  .sort((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));

/** The address of a link: another guide by its file, or a page elsewhere. @throws Error for any other */
function resolveLink(href: string, from: string): string {
  const guide = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href);
  if (guide?.[1] && names.includes(guide[1])) return `/docs/guides/${guide[1]}${guide[2] ?? ""}`;
  if (/^(https:\/\/|#)/.test(href)) return href;
  throw new Error(`docs/guides/${from}.md links to ${href}, which is not there when it is shown at /docs`);
}

/** A heading's anchor, as code hosts make it. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}

/** A paragraph without its links and marks, on one line. */
function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll(/\s+/g, " ");
}

function render(name: string, markdown: string) {
  const marked = new Marked({
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        throw new Error(`docs/guides/${name}.md has HTML in it, which is not shown: ${text}`);
      },
      heading({ tokens, depth, text }: Tokens.Heading): string {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
    walkTokens(token) {
      if (token.type === "link") token.href = resolveLink(token.href, name);
      if (token.type === "image") throw new Error(`docs/guides/${name}.md has an image: ${token.href}`);
    },
  });
  const [, title, summary] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(markdown) ?? [];
  if (!title || !summary) throw new Error(`docs/guides/${name}.md begins with no title and summary`);
  const html = marked.parse(markdown, { async: false });
  return { name, title, summary: toPlainText(summary), html };
}

const guides = await Promise.all(
  names.map(async (name) => render(name, await readFile(new URL(`${name}.md`, source), "utf8"))),
);
await mkdir(target, { recursive: true });
await writeFile(
  new URL("guides.ts", target),
  `import type { Guide } from "@svc/openapi";\n\nexport const GUIDES: readonly Guide[] = ${JSON.stringify(guides, null, 2)};\n`,
);
