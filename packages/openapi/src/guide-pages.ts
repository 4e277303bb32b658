import { toHtml } from "@svc/service-kit/http";
import { type Heading, type Link, renderPage, type Site } from "@svc/service-kit/pages";
import { PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import type { RequestHandler } from "express";
import { z } from "zod";
import { CachedPages, PAGE_OR_NOT_FOUND_RESPONSES, PAGE_RESPONSES, servePage } from "./cached-pages.ts";

/** Built from the repository's files, never from client input. */
export interface Guide {
  /** Path segment: `first-rollover`. */
  name: string;
  /** Heading of its group in the list. */
  subject: string;
  title: string;
  summary: string;
}

export interface GuideContents {
  html: string;
  headings: readonly Heading[];
  /** For the search. The section before the first heading has an empty ID. */
  sections: readonly { id: string; heading: string; text: string }[];
}

export interface Guides {
  list: readonly Guide[];
  /** Imported on demand, because contents are large and most processes send no guide. */
  loadContents: () => Promise<Readonly<Record<string, GuideContents>>>;
  /** File names (WebP). */
  pictures: readonly string[];
  /** Imports pictures by file name, in base64. */
  loadPictures: () => Promise<Readonly<Record<string, string>>>;
  /** Current names by former name, for redirects. */
  moved: ReadonlyMap<string, string>;
}

export const GUIDES_PATH = "/docs/guides";

export const linkToGuide = ({ name, title }: Guide): Link => ({
  href: `${GUIDES_PATH}/${name}`,
  text: title,
});

export const groupBySubject = (guides: readonly Guide[]) => [
  ...Map.groupBy(guides, ({ subject }) => subject),
];

const PICTURES_PATH = "/docs/images";

const servePicture =
  (name: string, load: Guides["loadPictures"]): RequestHandler =>
  async (_req, res) => {
    const contents = await load();
    res.setHeader("Cache-Control", "public, max-age=3600");
    res.type("image/webp").send(Buffer.from(contents[name] ?? "", "base64"));
  };

export function guideRoutes({
  list,
  loadContents,
  pictures,
  loadPictures,
  moved,
}: Guides): Route<{ site: Site }>[] {
  return [
    {
      ...PUBLIC_GET_DEFAULTS,
      path: GUIDES_PATH,
      operationId: "listGuides",
      summary: "List all guides",
      description:
        "An HTML page that lists all guides: first rollover, authentication, errors and retries, and more.",
      responses: PAGE_RESPONSES,
      assets: Object.fromEntries(
        pictures.map((name) => [`${PICTURES_PATH}/${name}`, servePicture(name, loadPictures)]),
      ),
      serve: ({ site }) =>
        servePage(() =>
          renderPage({
            site,
            path: GUIDES_PATH,
            title: "Guides",
            description: "Step-by-step guides with commands and their output.",
            main: renderGuideList(list),
          }),
        ),
    },
    {
      ...PUBLIC_GET_DEFAULTS,
      path: `${GUIDES_PATH}/{name}`,
      operationId: "showGuide",
      summary: "Read a guide",
      description: "An HTML page with commands and their output. Former names of guides redirect.",
      params: z.strictObject({ name: z.string().describe("The guide's name, as in the list.") }),
      responses: {
        ...PAGE_OR_NOT_FOUND_RESPONSES,
        301: { description: "The guide has a new address, in `Location`.", headers: ["Location"] },
      },
      errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
      serve: ({ site }) => {
        const pages = new CachedPages(site, async () => {
          const contents = await loadContents();
          return new Map(
            list.map(({ name }, index) => [
              name,
              () => renderGuide(site, list, { index, contents: contents[name] }),
            ]),
          );
        });
        const serveGuide = pages.serve({ toPath: ({ name }) => String(name), noun: "guide" });
        return (req, res, next) => {
          const current = moved.get(String(req.params.name));
          if (current === undefined) return serveGuide(req, res, next);
          res.status(301).location(`${GUIDES_PATH}/${current}`).end();
        };
      },
    },
  ];
}

function renderGuide(
  site: Site,
  guides: readonly Guide[],
  { index, contents }: { index: number; contents: GuideContents | undefined },
): string {
  const [previous, guide, next] = [guides[index - 1], guides[index], guides[index + 1]];
  if (!guide || !contents) throw new Error(`guide ${index} has no contents: run \`npm run generate\``);
  return renderPage({
    site,
    path: `${GUIDES_PATH}/${guide.name}`,
    title: guide.title,
    description: guide.summary,
    main: contents.html,
    contents: contents.headings,
    crumbs: [{ href: GUIDES_PATH, text: "Guides" }],
    previous: previous && linkToGuide(previous),
    next: next && linkToGuide(next),
  });
}

function renderGuideList(guides: readonly Guide[]): string {
  const sections = groupBySubject(guides).map(([subject, subjectGuides]) => {
    const cards = subjectGuides.map(
      (guide) =>
        `<li><a href="${GUIDES_PATH}/${guide.name}">${toHtml(guide.title)}</a><p>${toHtml(guide.summary)}</p></li>`,
    );
    return `<h2>${toHtml(subject)}</h2><ul class="cards">${cards.join("\n")}</ul>`;
  });
  return `<div class="lead"><h1>Guides</h1>
<p>Each command is followed by its output, and all commands run as tests. <code>…</code> marks omitted output. IDs and times
differ on each run.</p></div>
${sections.join("\n")}`;
}
