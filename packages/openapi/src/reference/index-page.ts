import { toHtml } from "@svc/service-kit/http";
import { toBlocks } from "./html/markdown.ts";
import { methodBadge, pathCode } from "./html/operation-facts.ts";
import type { CataloguedTag, ReferenceSource } from "./reference-catalogue.ts";

/** Renders the start page of the reference. */
export function renderReferenceIndex(source: ReferenceSource, tags: readonly CataloguedTag[]): string {
  const { description } = source.document.info;
  return `<h1>API reference</h1>
${toBlocks(typeof description === "string" ? description : "")}
<p>The same for programs: <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
${tags.map(renderTag).join("\n")}`;
}

function renderTag({ name, description, anchor, operations }: CataloguedTag): string {
  const items = operations.map(({ href, operation }) => {
    const { kind, path, summary } = operation;
    const link = `<a href="${href}">${kind === "webhook" ? `<code>${toHtml(summary)}</code>` : toHtml(summary)}</a>`;
    return kind === "webhook"
      ? `<li>${link}<span>${toHtml(operation.description)}</span></li>`
      : `<li>${link}<span>${methodBadge(operation)} ${pathCode(path)}</span></li>`;
  });
  return `<section><h2 id="${anchor}">${toHtml(name)}</h2>${toBlocks(description)}<ul class="operations">${items.join("")}</ul></section>`;
}
