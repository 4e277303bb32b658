import { toHtml } from "@svc/service-kit/http";
import { type Link, type LinkGroup, renderPage, type ShownPage, type Site } from "@svc/service-kit/pages";
import { toBlocks } from "./html/markdown.ts";
import { renderMethodBadge, renderPathCode } from "./html/operation-facts.ts";
import { renderOperation } from "./operation-page.ts";
import {
  buildCatalog,
  type CatalogOperation,
  type CatalogTag,
  type ReferenceSource,
} from "./reference-catalog.ts";

interface PageParts {
  site: Site;
  style: string;
  script: string;
  core?: { path: string; operationIds: readonly string[] };
  /** Files for API clients: path and description. */
  collections: readonly { href: string; text: string }[];
}

const DOCS = "/docs";

/** @param sources the service's own document first */
export function buildReferencePages(
  sources: readonly [ReferenceSource, ...ReferenceSource[]],
  { site, style, script, core, collections }: PageParts,
): ReadonlyMap<string, () => string> {
  const tags = buildCatalog(sources);
  const operations = tags.flatMap(({ operations }) => operations);
  const shared = { site, layout: "wide", styles: [style], scripts: [script], section: DOCS } as const;
  const buildIndexPage = (): ShownPage => ({
    ...shared,
    path: DOCS,
    title: "API reference",
    description: "Every operation with its parameters, responses, errors and code samples.",
    main: renderReferenceIndex(sources[0], tags, { corePath: core?.path, collections }),
    contents: tags.map(({ anchor, name }) => ({ id: anchor, text: name, depth: 2 })),
    nestedGroups: buildSidebarGroups(tags, null),
    next: toLink(operations[0]),
  });
  const buildCorePage = (path: string, operationIds: readonly string[]): ShownPage => {
    const coreTags = selectTags(tags, operationIds);
    return {
      ...shared,
      path,
      title: "Core API",
      description: "The operations that most integrations need.",
      main: renderCoreIndex(coreTags),
      contents: coreTags.map(({ anchor, name }) => ({ id: anchor, text: name, depth: 2 })),
      nestedGroups: buildSidebarGroups(coreTags, null),
      crumbs: [{ href: DOCS, text: "API reference" }],
      next: toLink(coreTags[0]?.operations[0]),
    };
  };
  const buildPage = (tag: CatalogTag, current: CatalogOperation): ShownPage => {
    const index = operations.indexOf(current);
    return {
      ...shared,
      path: current.href,
      title: current.operation.summary,
      description: getFirstSentence(current.operation.description),
      main: renderOperation(current),
      nestedGroups: buildSidebarGroups(tags, tag),
      crumbs: [
        { href: DOCS, text: "API reference" },
        { href: `${DOCS}#${tag.anchor}`, text: tag.name },
      ],
      previous: toLink(operations[index - 1]),
      next: toLink(operations[index + 1]),
    };
  };
  return new Map([
    [DOCS, () => renderPage(buildIndexPage())],
    ...(core ? [[core.path, () => renderPage(buildCorePage(core.path, core.operationIds))] as const] : []),
    ...tags.flatMap((tag) =>
      tag.operations.map((current) => [current.href, () => renderPage(buildPage(tag, current))] as const),
    ),
  ]);
}

function buildSidebarGroups(tags: readonly CatalogTag[], current: CatalogTag | null): LinkGroup[] {
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

function getFirstSentence(markdown: string): string {
  const [paragraph = ""] = markdown.split("\n\n");
  const end = paragraph.indexOf(". ");
  return (end < 0 ? paragraph : paragraph.slice(0, end + 1)).replaceAll("`", "").replaceAll("**", "");
}

/** Keeps the order of the IDs. Omits other services and events. */
function selectTags(tags: readonly CatalogTag[], operationIds: readonly string[]): CatalogTag[] {
  const selected = tags.map((tag) => ({
    ...tag,
    operations: tag.operations
      .filter(
        ({ source, operation }) =>
          !source.isOtherService && operation.kind === "operation" && operationIds.includes(operation.id),
      )
      .sort(
        (one, other) => operationIds.indexOf(one.operation.id) - operationIds.indexOf(other.operation.id),
      ),
  }));
  const getPosition = ({ operations }: CatalogTag) => operationIds.indexOf(operations[0]?.operation.id ?? "");
  return selected
    .filter(({ operations }) => operations.length > 0)
    .sort((one, other) => getPosition(one) - getPosition(other));
}

function renderCoreIndex(tags: readonly CatalogTag[]): string {
  return `<h1>Core API</h1>
<p>Most integrations need only these operations: create an account, find the custodians, create a rollover, perform its actions, and
receive webhooks.</p>
<p>OpenAPI 3.1 document for programs: <a href="/openapi.core.json">openapi.core.json</a>. <a href="${DOCS}">All operations</a>.</p>
${tags.map(renderTag).join("\n")}`;
}

function renderReferenceIndex(
  source: ReferenceSource,
  tags: readonly CatalogTag[],
  { corePath, collections }: { corePath: string | undefined; collections: PageParts["collections"] },
): string {
  const { description } = source.document.info;
  const collectionLinks = collections.map(({ href, text }) => `<a href="${href}">${toHtml(text)}</a>`);
  const coreLink = corePath
    ? `<p>New here? The <a href="${corePath}">core API</a> has the operations that most integrations need.</p>\n`
    : "";
  return `<h1>API reference</h1>
${coreLink}${toBlocks(typeof description === "string" ? description : "")}
<p>OpenAPI 3.1 document for programs: <a href="/openapi.json">openapi.json</a>.</p>
${collections.length > 0 ? `<p>Collections for API clients: ${collectionLinks.join(" · ")}</p>\n` : ""}${tags.map(renderTag).join("\n")}`;
}

function renderTag({ name, description, anchor, operations }: CatalogTag): string {
  const items = operations.map(({ href, operation }) => {
    const { kind, path, summary } = operation;
    const link = `<a href="${href}">${kind === "webhook" ? `<code>${toHtml(summary)}</code>` : toHtml(summary)}</a>`;
    return kind === "webhook"
      ? `<li>${link}<span>${toHtml(operation.description)}</span></li>`
      : `<li>${link}<span>${renderMethodBadge(operation)} ${renderPathCode(path)}</span></li>`;
  });
  return `<section><h2 id="${anchor}">${toHtml(name)}</h2>${toBlocks(description)}<ul class="operations">${items.join("")}</ul></section>`;
}
