import { toHtml } from "../http/to-html.ts";
import { renderContents, renderSidebar } from "./navigation.ts";
import { assetAddress, fontAddress } from "./page-assets.ts";
import { MARK, SEARCH_ICON } from "./page-icons.ts";
import type { Link, ShownPage, Site } from "./site.ts";

/** Renders a page in the shared shell. `PAGE_POLICY` forbids inline scripts and styles. */
export function renderPage(page: ShownPage): string {
  const { site, title, main, contents = [], layout = "article" } = page;
  const hasContents = contents.length > 1;
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${toHtml(fullTitle)}</title>
${page.description ? `<meta name="description" content="${toHtml(page.description)}">\n` : ""}${page.isUnlisted ? '<meta name="robots" content="noindex">\n' : ""}${site.head ?? ""}<link rel="icon" type="image/svg+xml" href="${assetAddress("icon.svg")}">
<link rel="preload" as="font" type="font/woff2" href="${fontAddress("ibm-plex-sans-latin.woff2")}" crossorigin>
${[assetAddress("page.css"), ...(page.styles ?? [])].map((url) => `<link rel="stylesheet" href="${url}">`).join("\n")}
${renderScripts(page)}${page.head ?? ""}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<a class="brand" href="${site.home}">${MARK}<span>${toHtml(site.name)}</span></a>${site.environment ? `<span class="environment ${site.environment}">${site.environment}</span>` : ""}${renderSearchLink(site)}
</header>
<div class="frame${hasContents ? " has-contents" : ""}">
${renderSidebar(page)}${hasContents ? renderContents(contents) : ""}<main class="main" id="main" tabindex="-1"><div class="${layout}">
${renderCrumbs(page.crumbs ?? [])}${main}
${renderPageLinks(page)}</div></main>
</div>
<footer class="foot"><p>${toHtml(site.name)}${site.version ? ` ${toHtml(site.version)}` : ""}</p>${(site.footer ?? []).map((link) => `<a href="${toHtml(link.href)}">${toHtml(link.text)}</a>`).join("")}</footer>
</body>
</html>
`;
}

function renderScripts({ hasNoScripts, scripts = [] }: ShownPage): string {
  if (hasNoScripts) return "";
  return [assetAddress("page.js"), ...scripts]
    .map((url) => `<script type="module" src="${url}"></script>\n`)
    .join("");
}

function renderSearchLink({ search }: Site): string {
  if (!search) return "";
  return `<a class="search-link" href="${search}" data-script="${assetAddress("search.js")}">${SEARCH_ICON}<span>Search</span><kbd aria-hidden="true">/</kbd></a>`;
}

function renderCrumbs(crumbs: readonly Link[]): string {
  if (crumbs.length === 0) return "";
  const items = crumbs.map(({ href, text }) => `<li><a href="${toHtml(href)}">${toHtml(text)}</a></li>`);
  return `<nav class="crumbs" aria-label="Breadcrumbs"><ol>${items.join("")}</ol></nav>\n`;
}

function renderPageLinks({ previous, next }: ShownPage): string {
  if (!previous && !next) return "";
  const renderLink = (link: Link | undefined, className: string, label: string) =>
    link
      ? `<a class="${className}" rel="${className}" href="${toHtml(link.href)}"><span>${label}</span>${toHtml(link.text)}</a>`
      : "";
  return `<nav class="page-links" aria-label="Previous and next">${renderLink(previous, "prev", "Previous")}${renderLink(next, "next", "Next")}</nav>\n`;
}
