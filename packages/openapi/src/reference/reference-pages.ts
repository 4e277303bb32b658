import { toHtml } from "@svc/service-kit/http";
import { type Link, type LinkGroup, renderPage, type ShownPage, type Site } from "@svc/service-kit/pages";
import { toBlocks } from "./html/markdown.ts";
import { methodBadge, pathCode } from "./html/operation-facts.ts";
import { renderOperation } from "./operation-page.ts";
import {
  buildCatalog,
  type CatalogOperation,
  type CatalogTag,
  type ReferenceSource,
} from "./reference-catalogue.ts";

export interface PageParts {
  site: Site;
  style: string;
  script: string;
}

const DOCS = "/docs";

/** @param sources the service's own document first */
export function referencePages(
  sources: readonly [ReferenceSource, ...ReferenceSource[]],
  { site, style, script }: PageParts,
): ReadonlyMap<string, () => string> {
  const tags = buildCatalog(sources);
  const operations = tags.flatMap(({ operations }) => operations);
  const shared = { site, layout: "wide", styles: [style], scripts: [script], section: DOCS } as const;
  const indexPage = (): ShownPage => ({
    ...shared,
    path: DOCS,
    title: "API reference",
    description: "Every operation with its parameters, responses, errors and code samples.",
    main: renderReferenceIndex(sources[0], tags),
    contents: tags.map(({ anchor, name }) => ({ id: anchor, text: name, depth: 2 })),
    beneath: sidebarGroups(tags, null),
    next: toLink(operations[0]),
  });
  const page = (tag: CatalogTag, one: CatalogOperation): ShownPage => {
    const index = operations.indexOf(one);
    return {
      ...shared,
      path: one.href,
      title: one.operation.summary,
      description: firstSentence(one.operation.description),
      main: renderOperation(one),
      beneath: sidebarGroups(tags, tag),
      crumbs: [
        { href: DOCS, text: "API reference" },
        { href: `${DOCS}#${tag.anchor}`, text: tag.name },
      ],
      previous: toLink(operations[index - 1]),
      next: toLink(operations[index + 1]),
    };
  };
  return new Map([
    [DOCS, () => renderPage(indexPage())],
    ...tags.flatMap((tag) =>
      tag.operations.map((one) => [one.href, () => renderPage(page(tag, one))] as const),
    ),
  ]);
}

function sidebarGroups(tags: readonly CatalogTag[], current: CatalogTag | null): LinkGroup[] {
  return tags.map((tag) => ({
    title: tag.name,
    isCollapsed: tag !== current,
    links: tag.operations.map(({ href, operation: { summary, method, kind } }) => ({
      href,
      text: summary,
      ...(kind === "operation" ? { method } : {}),
    })),
  }));
}

function toLink(one: CatalogOperation | undefined): Link | undefined {
  return one && { href: one.href, text: one.operation.summary };
}

function firstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.split("\n\n");
  const end = paragraph.indexOf(". ");
  return (end < 0 ? paragraph : paragraph.slice(0, end + 1)).replaceAll("`", "").replaceAll("**", "");
}

function renderReferenceIndex(source: ReferenceSource, tags: readonly CatalogTag[]): string {
  const { description } = source.document.info;
  return `<h1>API reference</h1>
${toBlocks(typeof description === "string" ? description : "")}
<p>OpenAPI 3.1 document for programs: <a href="/openapi.json">openapi.json</a>.</p>
${tags.map(renderTag).join("\n")}`;
}

function renderTag({ name, description, anchor, operations }: CatalogTag): string {
  const items = operations.map(({ href, operation }) => {
    const { kind, path, summary } = operation;
    const link = `<a href="${href}">${kind === "webhook" ? `<code>${toHtml(summary)}</code>` : toHtml(summary)}</a>`;
    return kind === "webhook"
      ? `<li>${link}<span>${toHtml(operation.description)}</span></li>`
      : `<li>${link}<span>${methodBadge(operation)} ${pathCode(path)}</span></li>`;
  });
  return `<section><h2 id="${anchor}">${toHtml(name)}</h2>${toBlocks(description)}<ul class="operations">${items.join("")}</ul></section>`;
}
