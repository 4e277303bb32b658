import { toHtml } from "@svc/service-kit/http";
import type { ContractChange } from "./list-changes.ts";

interface FeedParts {
  title: string;
  url: string;
  changes: readonly ContractChange[];
}

interface FeedItem {
  id: string;
  title: string;
  date: string;
  html: string;
}

const GUIDE_PATH = "/docs/guides/versioning";

/** Prints an Atom feed (RFC 4287). Each entry is a release, or a day with deprecations. */
export function printAtom({ title, url, changes }: FeedParts): string {
  const items = toItems(changes);
  const entries = items.map(
    ({ id, title: itemTitle, date, html }) => `  <entry>
    <id>${toHtml(`${url}/changes#${id}`)}</id>
    <title>${toHtml(itemTitle)}</title>
    <updated>${date}T00:00:00Z</updated>
    <link href="${toHtml(url + GUIDE_PATH)}"/>
    <content type="html">${toHtml(html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${toHtml(`${url}/changes.atom`)}</id>
  <title>${toHtml(`${title}: changes`)}</title>
  <updated>${items[0]?.date ?? "1970-01-01"}T00:00:00Z</updated>
  <author><name>${toHtml(title)}</name></author>
  <link rel="self" href="${toHtml(`${url}/changes.atom`)}"/>
  <link href="${toHtml(`${url}/docs`)}"/>
${entries.join("\n")}
</feed>
`;
}

/** Prints a JSON Feed 1.1 with the items of the Atom feed. */
export function printJsonFeed({ title, url, changes }: FeedParts): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `${title}: changes`,
    home_page_url: `${url}/docs`,
    feed_url: `${url}/changes.json`,
    items: toItems(changes).map(({ id, title: itemTitle, date, html }) => ({
      id: `${url}/changes#${id}`,
      url: url + GUIDE_PATH,
      title: itemTitle,
      content_html: html,
      date_published: `${date}T00:00:00Z`,
    })),
  });
}

/** Omits changes without a date. Newest first. */
function toItems(changes: readonly ContractChange[]): FeedItem[] {
  const byItem = Map.groupBy(
    changes.filter(({ date }) => date !== null),
    ({ version, date }) => (version === null ? `deprecated-${date}` : version),
  );
  return [...byItem]
    .map(([id, itemChanges]) => ({
      id,
      title: itemChanges[0]?.version == null ? "Deprecations" : `Version ${id}`,
      date: String(itemChanges[0]?.date),
      html: renderChanges(itemChanges),
    }))
    .sort((one, other) => (one.date < other.date ? 1 : -1));
}

const KIND_NAMES: Readonly<Record<ContractChange["kind"], string>> = {
  operation: "operations",
  event: "events",
  member: "fields",
};

function renderChanges(changes: readonly ContractChange[]): string {
  const groups = Map.groupBy(changes, ({ change, kind }) => `${change} ${KIND_NAMES[kind]}`);
  return [...groups]
    .map(([title, groupChanges]) => {
      const items = groupChanges.map(
        ({ name, sunset, successor }) =>
          `<li><code>${toHtml(name)}</code>${sunset === null ? "" : ` until ${toHtml(sunset)}`}${
            successor === null ? "" : `, replaced by <code>${toHtml(successor)}</code>`
          }</li>`,
      );
      return `<h2>${title.charAt(0).toUpperCase()}${title.slice(1)}</h2><ul>${items.join("")}</ul>`;
    })
    .join("");
}
