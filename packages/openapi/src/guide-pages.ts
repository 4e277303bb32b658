import { htmlForm, notFound, PUBLIC_GET, type Route, toHtml } from "@svc/service-kit";
import type { Response } from "express";
import { z } from "zod";
import { SERVICE_LINK_TAGS, SERVICE_LINKS } from "./reference.ts";

/** A guide as it is shown: made of a file of ours, and never of what somebody sends. */
export interface Guide {
  /** Its step in the path: `first-rollover`. */
  name: string;
  /** What it is listed under. Guides of one subject follow one another. */
  subject: string;
  title: string;
  /** One sentence of plain text. */
  summary: string;
  /** What stands in the page's body. */
  html: string;
}

const PATH = "/docs/guides";

const STYLE = `body{font:1rem/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
code,pre{font-size:.9em}pre{padding:.75rem 1rem;overflow:auto;border:1px solid #8884;border-radius:.4rem}
pre code.language-json,pre code.language-text{opacity:.8}
table{border-collapse:collapse}th,td{border:1px solid #8884;padding:.3rem .6rem;text-align:left;vertical-align:top}`;

/** Without a script, and for anybody; none where there are no guides. */
export function guideRoutes(guides: readonly Guide[]): Route<unknown>[] {
  if (guides.length === 0) return [];
  const byName = new Map(guides.map((guide) => [guide.name, guide]));
  const show = (res: Response, title: string, body: string) => {
    res.setHeader("Cache-Control", "no-cache");
    res.setHeader("Link", SERVICE_LINKS);
    res.type("html").send(pageOf(title, body));
  };
  return [
    {
      ...PUBLIC_GET,
      path: PATH,
      operationId: "listGuides",
      summary: "Find a guide",
      description:
        "A page with all of them: the first rollover, authentication, errors and retries, and what else there is.",
      answers: { 200: { description: "The page.", content: htmlForm, headers: ["Link"] } },
      serve: () => (_req, res) => show(res, "Guides", listOf(guides)),
    },
    {
      ...PUBLIC_GET,
      path: `${PATH}/{name}`,
      operationId: "showGuide",
      summary: "Read a guide",
      description: "A page that shows commands and what they answer.",
      params: z.strictObject({ name: z.string().describe("Its name, as the list has it.") }),
      answers: { 200: { description: "The page.", content: htmlForm, headers: ["Link"] } },
      errors: ["not_found", ...PUBLIC_GET.errors],
      serve: () => (req, res) => {
        const guide = byName.get(String(req.params.name));
        if (!guide) throw notFound("guide");
        show(res, guide.title, guide.html);
      },
    },
  ];
}

/** Links to the guides, for the page of the reference; nothing where there are none. */
export function guideLinks(guides: readonly Guide[]): string {
  const links = guides.map(({ name, title }) => `<a href="${PATH}/${name}">${toHtml(title)}</a>`);
  return links.length === 0 ? "" : `<nav><a href="${PATH}">Guides</a>: ${links.join(" · ")}</nav>`;
}

function listOf(guides: readonly Guide[]): string {
  const subjects = [...new Set(guides.map(({ subject }) => subject))];
  const items = (subject: string) =>
    guides
      .filter((guide) => guide.subject === subject)
      .map(
        ({ name, title, summary }) =>
          `<li><a href="${PATH}/${name}">${toHtml(title)}</a><br>${toHtml(summary)}</li>`,
      );
  return `<h1>Guides</h1>
<p>Every command is followed by its answer, laid out for reading; <code>…</code> stands for what is left out. Ids and times are
others each time.</p>
${subjects.map((subject) => `<h2>${toHtml(subject)}</h2>\n<ul>${items(subject).join("\n")}</ul>`).join("\n")}`;
}

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>${SERVICE_LINK_TAGS}<style>${STYLE}</style></head>
<body><nav><a href="/docs">Reference</a> · <a href="${PATH}">Guides</a></nav><main>${body}</main></body></html>
`;
}
