import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { Marked, Renderer, type Token, type Tokens } from "marked";
import { renderCode, renderSample } from "./codegen/render-code.ts";
import { GUIDE_SUBJECTS, MOVED_GUIDES } from "./guide-subjects.ts";

// Renders docs/guides into TypeScript modules, so that services need no file copies and no Markdown parser.

const source = new URL("../../docs/guides/", import.meta.url);
const target = new URL("./src/guides/generated/", import.meta.url);
const entries = GUIDE_SUBJECTS.flatMap(({ subject, guides }) => guides.map((name) => ({ subject, name })));
const names = entries.map(({ name }) => name);
const files = (await readdir(source)).map((file) => file.replace(/\.md$/, ""));
const mismatchedNames = [...new Set(names).symmetricDifference(new Set(files))];
if (mismatchedNames.length > 0 || names.length !== files.length)
  throw new Error(
    mismatchedNames.length > 0
      ? `apps/api/guide-subjects.ts: these guides are only here or only in docs/guides: ${mismatchedNames.join(", ")}. List each guide once.`
      : "apps/api/guide-subjects.ts: a guide is listed twice. List each guide once.",
  );

for (const [former, current] of MOVED_GUIDES)
  if (names.includes(former) || !names.includes(current.split("#")[0] ?? ""))
    throw new Error(
      `apps/api/guide-subjects.ts: ${former} → ${current}: a former name must not be a guide's name, and the current name must be one.`,
    );

interface Samples extends Tokens.Generic {
  type: "samples";
  blocks: Tokens.Code[];
}

/** A code block marked `<language> step` repeats the preceding shell command in that language. */
const isStep = (token: Token | undefined): token is Tokens.Code =>
  token?.type === "code" && /^\w+ step$/.test(token.lang ?? "");

function groupSamples(tokens: readonly Token[]): Token[] {
  const groupedTokens: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = groupedTokens.at(-1);
    const next = tokens.slice(index + 1).find(({ type }) => type !== "space");
    if (token.type === "code" && token.lang === "sh" && isStep(next)) {
      groupedTokens.push({ type: "samples", raw: token.raw, blocks: [token] } as Samples);
    } else if (last?.type === "samples" && isStep(token)) (last as Samples).blocks.push(token);
    else if (last?.type !== "samples" || token.type !== "space" || !isStep(next)) groupedTokens.push(token);
  }
  return groupedTokens;
}

/** Resolves a link to a guide, a heading or an https page. @throws Error for other links */
function resolveLink(href: string, guideName: string): string {
  const guide = /^([\w-]+)\.md(#[\w-]+)?$/.exec(href);
  if (guide?.[1] && names.includes(guide[1])) return `/docs/guides/${guide[1]}${guide[2] ?? ""}`;
  if (/^(https:\/\/|#)/.test(href)) return href;
  throw new Error(
    `docs/guides/${guideName}.md: the link ${href} does not work at /docs. Link to another guide, a #heading or an https URL.`,
  );
}

const pictures = new Map<string, Buffer>();

/** Reads a light picture and its dark counterpart. @throws Error unless `href` is a light picture in docs/images */
async function readPicture(href: string, guideName: string): Promise<void> {
  const name = /^\.\.\/images\/([\w-]+)-light\.webp$/.exec(href)?.[1];
  if (!name)
    throw new Error(
      `docs/guides/${guideName}.md: ${href} is not the light picture of a pair. Add the picture to scripts/pictures and run npm run pictures.`,
    );
  for (const scheme of ["light", "dark"]) {
    const file = `${name}-${scheme}.webp`;
    pictures.set(file, await readFile(new URL(`../../docs/images/${file}`, import.meta.url)));
  }
}

function renderPicture({ href, text }: Tokens.Image): string {
  const file = href.slice("../images/".length);
  // VP8 stores width and height in 14 bits each, at these offsets. The pictures have two pixels per CSS pixel.
  const [width, height] = [26, 28].map(
    (offset) => ((pictures.get(file)?.readUInt16LE(offset) ?? 0) & 0x3fff) / 2,
  );
  const dark = file.replace("-light.", "-dark.");
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="/docs/images/${dark}"><img src="/docs/images/${file}" alt="${text}" width="${width}" height="${height}" loading="lazy"></picture>`;
}

/** Returns the anchor that GitHub gives a heading. */
function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}

function toPlainText(markdown: string): string {
  return markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "")
    .replaceAll(/\s+/g, " ");
}

const parseLanguage = (info: string | undefined) => info?.split(" ")[0] || "plain";

function renderSamples({ blocks }: Samples): string {
  return `<div class="samples">${blocks.map(({ text, lang }) => renderSample(text, parseLanguage(lang))).join("")}</div>\n`;
}

/** Omits code. */
function listSections(
  title: string,
  tokens: readonly Token[],
): { id: string; heading: string; text: string }[] {
  const sections = [{ id: "", heading: title, texts: [] as string[] }];
  for (const token of tokens) {
    if (token.type === "heading" && token.depth > 1)
      sections.push({ id: toAnchor(token.text), heading: toPlainText(token.text), texts: [] });
    else if (["paragraph", "list", "blockquote"].includes(token.type)) sections.at(-1)?.texts.push(token.raw);
    else if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      sections.at(-1)?.texts.push(
        [header, ...rows]
          .flat()
          .map(({ text }) => text)
          .join(" "),
      );
    }
  }
  return sections.map(({ id, heading, texts }) => ({
    id,
    heading,
    text: toPlainText(texts.join(" ")).trim(),
  }));
}

async function renderGuide({ subject, name }: { subject: string; name: string }, markdown: string) {
  const headings: { id: string; text: string; depth: number }[] = [];
  const marked = new Marked({
    extensions: [{ name: "samples", renderer: (token) => renderSamples(token as Samples) }],
    hooks: { processAllTokens: (tokens) => groupSamples(tokens) },
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        throw new Error(`docs/guides/${name}.md: HTML is not supported: ${text.trim()}. Write Markdown.`);
      },
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const content = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${content}</h1>\n`;
        if (content.includes("<a "))
          throw new Error(
            `docs/guides/${name}.md: the heading "${text}" has a link. Move the link below it.`,
          );
        const id = toAnchor(text);
        if (depth <= 3) headings.push({ id, text: toPlainText(text), depth });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${content}</a></h${depth}>\n`;
      },
      image: renderPicture,
      code: ({ text, lang }: Tokens.Code) => renderCode(text, parseLanguage(lang)),
      table(token: Tokens.Table): string {
        return `<div class="table" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
    async: true,
    async walkTokens(token) {
      if (token.type === "link") token.href = resolveLink(token.href, name);
      if (token.type === "image") await readPicture(token.href, name);
    },
  });
  const [, title, summary] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(markdown) ?? [];
  if (!title || !summary)
    throw new Error(
      `docs/guides/${name}.md:1: the title or summary is missing. Begin with "# Title" and a paragraph.`,
    );
  const html = await marked.parse(markdown);
  const sections = listSections(title, marked.lexer(markdown));
  return { name, subject, title, summary: toPlainText(summary), contents: { html, headings, sections } };
}

const guides = await Promise.all(
  entries.map(async (entry) =>
    renderGuide(entry, await readFile(new URL(`${entry.name}.md`, source), "utf8")),
  ),
);
await mkdir(target, { recursive: true });
const toModule = (type: string, declaration: string, value: object) =>
  `import type { ${type} } from "@svc/openapi";\n\nexport const ${declaration} = ${JSON.stringify(value, null, 2)};\n`;
const list = toModule(
  "Guide",
  "GUIDES: readonly Guide[]",
  guides.map(({ contents: _, ...guide }) => guide),
);
await writeFile(
  new URL("guides.ts", target),
  `${list}\nexport const GUIDE_PICTURES: readonly string[] = ${JSON.stringify([...pictures.keys()])};\n\nexport const MOVED_GUIDES: readonly (readonly [string, string])[] = ${JSON.stringify(MOVED_GUIDES, null, 2)};\n`,
);
await writeFile(
  new URL("guide-contents.ts", target),
  toModule(
    "GuideContents",
    "GUIDE_CONTENTS: Readonly<Record<string, GuideContents>>",
    Object.fromEntries(guides.map(({ name, contents }) => [name, contents])),
  ),
);
await writeFile(
  new URL("guide-pictures.ts", target),
  `export const PICTURE_CONTENTS: Readonly<Record<string, string>> = ${JSON.stringify(
    Object.fromEntries([...pictures].map(([file, bytes]) => [file, bytes.toString("base64")])),
  )};\n`,
);
