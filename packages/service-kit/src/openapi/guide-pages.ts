import { type RequestHandler, Router } from "express";
import { notFound } from "../errors/problem.ts";
import { otherMethods } from "../http/other-methods.ts";
import { toHtml } from "../http/to-html.ts";

/** A guide as it is shown: made of a file of ours, and never of what somebody sends. */
export interface Guide {
  /** Its step in the path: `first-rollover`. */
  name: string;
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

/** `/docs/guides`, and each of them under its name; without a script, and for anybody. */
export function guideRoutes(guides: readonly Guide[]): Router {
  const byName = new Map(guides.map((guide) => [guide.name, guide]));
  const router = Router({ caseSensitive: true, strict: true });
  const show = (route: string, titleAndBody: (name: string) => [string, string]): RequestHandler => {
    return (req, res) => {
      res.locals.route = route;
      const [title, body] = titleAndBody(String(req.params.name));
      res.setHeader("Cache-Control", "no-cache");
      res.type("html").send(pageOf(title, body));
    };
  };
  router.get(
    PATH,
    show(PATH, () => ["Guides", listOf(guides)]),
  );
  router.get(
    `${PATH}/:name`,
    show(`${PATH}/{name}`, (name) => {
      const guide = byName.get(name);
      if (!guide) throw notFound("guide");
      return [guide.title, guide.html];
    }),
  );
  router.all(PATH, otherMethods(["GET"], PATH));
  router.all(`${PATH}/:name`, otherMethods(["GET"], `${PATH}/{name}`));
  return router;
}

/** Links to the guides, for the page of the reference; nothing where there are none. */
export function guideLinks(guides: readonly Guide[]): string {
  const links = guides.map(({ name, title }) => `<a href="${PATH}/${name}">${toHtml(title)}</a>`);
  return links.length === 0 ? "" : `<nav><a href="${PATH}">Guides</a>: ${links.join(" · ")}</nav>`;
}

function listOf(guides: readonly Guide[]): string {
  const items = guides.map(
    ({ name, title, summary }) =>
      `<li><a href="${PATH}/${name}">${toHtml(title)}</a><br>${toHtml(summary)}</li>`,
  );
  return `<h1>Guides</h1>
<p>Every command is followed by its answer, laid out for reading; <code>…</code> stands for what is left out. Ids and times are
others each time.</p>
<ul>${items.join("\n")}</ul>`;
}

function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title><style>${STYLE}</style></head>
<body><nav><a href="/docs">Reference</a> · <a href="${PATH}">Guides</a></nav><main>${body}</main></body></html>
`;
}
