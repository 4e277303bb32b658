import { toHtml } from "@svc/service-kit/http";
import { type LinkGroup, renderPage, type Site } from "@svc/service-kit/pages";
import { PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import {
  CachedPages,
  PAGE_OR_NOT_FOUND_RESPONSES,
  PAGE_RESPONSES,
  type PageRenderers,
} from "./cached-pages.ts";
import type { DescribedEvent, EventPages } from "./described-event.ts";
import type { ReferenceRuntime } from "./reference.ts";
import { getReferenceStyleUrl } from "./reference-routes.ts";

export const EVENTS_PATH = "/docs/events";

type Renderer = Pick<typeof import("./reference/index.ts"), "renderResponseBlock" | "toBlocks" | "toInline">;

export function eventRoutes(pages: EventPages): Route<ReferenceRuntime>[] {
  const pagesBySite = new WeakMap<Site, CachedPages>();
  const findPages = (site: Site) => {
    const cached = pagesBySite.get(site) ?? new CachedPages(site, () => loadRenderers(pages, site));
    pagesBySite.set(site, cached);
    return cached;
  };
  return [
    {
      ...PUBLIC_GET_DEFAULTS,
      path: EVENTS_PATH,
      operationId: "showEvents",
      summary: "Read about all event types",
      description: "An HTML page that lists the event types of webhooks.",
      responses: PAGE_RESPONSES,
      serve: ({ site }) => findPages(site).serve({ toPath: () => EVENTS_PATH, noun: "event type" }),
    },
    {
      ...PUBLIC_GET_DEFAULTS,
      path: `${EVENTS_PATH}/{type}`,
      operationId: "showEvent",
      summary: "Read about an event type",
      description:
        "An HTML page that says when the event is sent and what to do, with its JSON Schema and an example payload.",
      params: z.strictObject({
        type: z.string().describe("The event type.").meta({ example: "rollover.completed" }),
      }),
      responses: PAGE_OR_NOT_FOUND_RESPONSES,
      errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
      serve: ({ site }) =>
        findPages(site).serve({ toPath: ({ type }) => `${EVENTS_PATH}/${type}`, noun: "event type" }),
    },
  ];
}

async function loadRenderers(pages: EventPages, site: Site): Promise<PageRenderers> {
  const events = await pages.list(site.environment);
  const renderer: Renderer = await import("./reference/index.ts");
  const shared = { site, styles: [getReferenceStyleUrl()], section: EVENTS_PATH };
  return new Map([
    [
      EVENTS_PATH,
      () =>
        renderPage({
          ...shared,
          path: EVENTS_PATH,
          title: "Event types",
          description: "Every event that webhooks can receive.",
          main: renderEventList(events, pages, renderer),
          nestedGroups: groupLinks(events, null),
        }),
    ],
    ...events.map((event, index) => {
      const path = `${EVENTS_PATH}/${event.name}`;
      const render = () =>
        renderPage({
          ...shared,
          path,
          title: event.name,
          description: event.description.replaceAll("`", ""),
          main: renderEvent(event, pages, renderer),
          nestedGroups: groupLinks(events, event),
          crumbs: [{ href: EVENTS_PATH, text: "Event types" }],
          previous: toLink(events[index - 1]),
          next: toLink(events[index + 1]),
        });
      return [path, render] as const;
    }),
  ]);
}

const toLink = (event: DescribedEvent | undefined) =>
  event && { href: `${EVENTS_PATH}/${event.name}`, text: event.name };

const groupByNoun = (events: readonly DescribedEvent[]) => [
  ...Map.groupBy(events, ({ name }) => name.slice(0, name.indexOf("."))),
];

function groupLinks(events: readonly DescribedEvent[], current: DescribedEvent | null): LinkGroup[] {
  return groupByNoun(events).map(([noun, nounEvents]) => ({
    title: `${noun}.*`,
    isCollapsed: current === null || !nounEvents.includes(current),
    links: nounEvents.map(({ name }) => ({ href: `${EVENTS_PATH}/${name}`, text: name })),
  }));
}

function renderEventList(
  events: readonly DescribedEvent[],
  { guide }: EventPages,
  { toInline }: Renderer,
): string {
  const sections = groupByNoun(events).map(([noun, nounEvents]) => {
    const items = nounEvents.map(
      ({ name, description }) =>
        `<li><a href="${EVENTS_PATH}/${name}"><code>${toHtml(name)}</code></a><span>${toInline(description)}</span></li>`,
    );
    return `<section><h2 id="${noun}">${noun}.*</h2><ul class="operations">${items.join("")}</ul></section>`;
  });
  return `<div class="lead"><h1>Event types</h1>
<p>Webhook endpoints receive events when something changes. <a href="${guide}">Receive webhooks</a> explains signatures, order and retries.</p></div>
${sections.join("\n")}`;
}

function renderEvent(
  { name, description, advice, schema, example }: DescribedEvent,
  { guide, testOperationId }: EventPages,
  { renderResponseBlock, toBlocks }: Renderer,
): string {
  const reference = `/docs/reference/on_${name.replace(".", "_")}`;
  return `<div class="lead"><h1>${toHtml(name)}</h1></div>
<h2 id="sent">When it is sent</h2>
${toBlocks(description)}
<h2 id="react">What to do</h2>
${toBlocks(advice)}
<p>Respond with 2xx before you do the work, and process each <code>id</code> once. <a href="${guide}">Receive webhooks</a> has the code of a receiver.</p>
<h2 id="example">Example</h2>
${renderResponseBlock("json", JSON.stringify(example, null, 2))}
<p>In the test environment, <a href="/docs/reference/${testOperationId}"><code>POST /v1/webhook-endpoints/{id}/test</code></a> with
<code>{ "type": "${toHtml(name)}" }</code> sends this example to your endpoint. Its payload has <code>"test": true</code>.</p>
<p>For an endpoint with <code>payload: thin</code>, <code>data</code> has only the IDs. Read the rest with <code>GET /v1/events/{id}</code>.</p>
<h2 id="schema">JSON Schema</h2>
<p>Draft 2020-12. <a href="${reference}">The reference</a> lists the fields and the headers.</p>
<details><summary>Schema of <code>${toHtml(name)}</code></summary>${renderResponseBlock("json", JSON.stringify(schema, null, 2))}</details>`;
}
