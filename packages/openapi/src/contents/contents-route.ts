import { createLazy } from "@svc/service-kit";
import { toHtml } from "@svc/service-kit/http";
import { CompressedText, renderPage, type Site } from "@svc/service-kit/pages";
import { htmlContent, jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import { sendCachedText, sendPage } from "../cached-pages.ts";
import { GUIDES_PATH, type Guides } from "../guide-pages.ts";
import type { Reference, ReferenceRuntime } from "../reference.ts";
import type { EntryGroup } from "./contents.ts";

export const CONTENTS_PATH = "/docs/contents";

const entrySchema = z.strictObject({
  kind: z.string().describe("`Guide`, `Operation`, `Error`, `Event` and others. New values may be added."),
  title: z.string().describe("Title of the page or section."),
  href: z.string().describe("The path of the page."),
  text: z.string().describe("Content of the page as plain text."),
});
const contentsSchema = z
  .strictObject({ entries: z.array(entrySchema).describe("One entry for each page or section.") })
  .meta({ id: "DocumentationContents", description: "The contents of the documentation, for search." });

const EXAMPLE = {
  entries: [
    {
      kind: "Operation",
      title: "List rollovers",
      href: "/docs/reference/listRollovers",
      text: "GET /v1/rollovers · Your organization's rollovers, newest first.",
    },
  ],
};

export function contentsRoute({
  guides,
  canHidePages,
  contents = async () => [],
}: Reference): Route<ReferenceRuntime> {
  return {
    ...PUBLIC_GET_DEFAULTS,
    path: CONTENTS_PATH,
    operationId: "listContents",
    summary: "List all documentation",
    description:
      "Lists every guide section, operation, error, type and event. Returns HTML or JSON, " +
      "depending on `Accept`.",
    responses: {
      200: {
        description: "The full list.",
        headers: ["ETag", "Link"],
        content: { ...jsonContent(contentsSchema, EXAMPLE), ...htmlContent },
      },
      304: {
        description: "Not modified: `If-None-Match` matches the current `ETag`.",
        headers: ["ETag", "Link"],
      },
    },
    errors: [...(canHidePages ? (["not_found"] as const) : []), ...PUBLIC_GET_DEFAULTS.errors],
    serve: (runtime) => {
      const { buildDocument, hidesPages, site } = runtime;
      if (canHidePages && hidesPages) return null;
      const representations = createLazy(async () => {
        const groups = [
          ...(guides ? [await createGuideEntries(guides)] : []),
          ...(await contents(buildDocument(), runtime)),
        ];
        const nonEmptyGroups = groups.filter(({ entries }) => entries.length > 0);
        const entries = nonEmptyGroups.flatMap(({ kind, entries }) =>
          entries.map((entry) => ({ kind, ...entry })),
        );
        return {
          json: new CompressedText("application/json; charset=utf-8", JSON.stringify({ entries })),
          html: new CompressedText("text/html; charset=utf-8", renderContentsPage(site, nonEmptyGroups)),
        };
      });
      return async (req, res) => {
        const { json, html } = await representations();
        res.vary("Accept");
        if (req.accepts(["html", "json"]) === "json") await sendCachedText(req, res, json);
        else await sendPage(req, res, { page: html });
      };
    },
  };
}

async function createGuideEntries({ list, loadContents }: Guides): Promise<EntryGroup> {
  const contents = await loadContents();
  const entries = list.flatMap(({ name, title }) =>
    (contents[name]?.sections ?? []).map(({ id, heading, text }) => ({
      title: heading === title ? title : `${title}: ${heading}`,
      href: `${GUIDES_PATH}/${name}${id === "" ? "" : `#${id}`}`,
      text,
    })),
  );
  return { kind: "Guide", title: "Guides", entries };
}

function renderContentsPage(site: Site, groups: readonly EntryGroup[]): string {
  const toId = (title: string) => title.toLowerCase().replaceAll(" ", "-");
  const sections = groups.map(({ title, entries }) => {
    const items = entries.map(
      (entry) => `<li><a href="${toHtml(entry.href)}">${toHtml(entry.title)}</a></li>`,
    );
    return `<h2 id="${toId(title)}"><a class="anchor" href="#${toId(title)}">${toHtml(title)}</a></h2>
<ul class="all">${items.join("\n")}</ul>`;
  });
  return renderPage({
    site,
    path: CONTENTS_PATH,
    title: "All documentation",
    description: "Every guide section, operation, error, type and event.",
    contents: groups.map(({ title }) => ({ id: toId(title), text: title, depth: 2 })),
    main: `<div class="lead"><h1>All documentation</h1><p>Search everything with the field at the top, or press <kbd>/</kbd>.</p></div>
${sections.join("\n")}`,
  });
}
