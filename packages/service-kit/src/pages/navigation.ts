import { nameToHtml, toHtml } from "../http/to-html.ts";
import { MENU_ICON } from "./page-icons.ts";
import type { Heading, LinkGroup, ShownPage, SideLink } from "./site.ts";

export function renderSidebar({ site, path, title, section = path, nestedGroups = [] }: ShownPage): string {
  if (site.groups.length === 0) return "";
  const groups = site.groups.map(
    (group) =>
      `<h2>${toHtml(group.title)}</h2>\n${renderLinks(group.links, path, { section, nestedGroups })}`,
  );
  return `<nav class="side" aria-label="Documentation"><details class="menu"><summary>${MENU_ICON}Menu <span>${toHtml(title)}</span></summary><div class="sections">
${groups.join("\n")}
</div></details></nav>
`;
}

interface NestedLinks {
  section: string;
  nestedGroups: readonly LinkGroup[];
}

function renderLinks(
  links: readonly SideLink[],
  path: string,
  { section, nestedGroups }: NestedLinks,
): string {
  const items = links.map((link) => {
    const isCurrent = link.href === path;
    const nestedLinks =
      link.href === section && nestedGroups.length > 0
        ? `<div class="nested">${nestedGroups.map((group) => renderNestedGroup(group, path)).join("")}</div>`
        : "";
    const method = link.method
      ? `<span class="method" data-method="${link.method}">${link.method}</span>`
      : "";
    return `<li><a href="${toHtml(link.href)}"${isCurrent ? ' aria-current="page"' : ""}>${method}<span>${nameToHtml(link.text)}</span></a>${nestedLinks}</li>`;
  });
  return `<ul>${items.join("\n")}</ul>`;
}

function renderNestedGroup({ title, links, isCollapsed }: LinkGroup, path: string): string {
  const list = renderLinks(links, path, { section: "", nestedGroups: [] });
  if (isCollapsed === undefined) return `<h3>${toHtml(title)}</h3>${list}`;
  return `<details${isCollapsed ? "" : " open"}><summary>${toHtml(title)}</summary>${list}</details>`;
}

export function renderContents(headings: readonly Heading[]): string {
  const items = headings.map(
    ({ id, text, depth }) =>
      `<li${depth > 2 ? ' class="deeper"' : ""}><a href="#${toHtml(id)}">${toHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><details><summary>On this page</summary><ul>${items.join("\n")}</ul></details></nav>\n`;
}
