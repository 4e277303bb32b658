import type { Request, Response } from "express";
import { notFound } from "../errors/problem.ts";
import { toHtml } from "../http/to-html.ts";
import { htmlContent } from "../routes/route.ts";
import { PAGE_POLICY } from "./page-policy.ts";
import { renderPage } from "./render-page.ts";
import type { Site } from "./site.ts";

export const NOT_FOUND_PAGE = {
  404: { description: "The page does not exist.", content: htmlContent },
} as const;

/** Sends an HTML 404 page if the client prefers HTML. @throws Problem `not_found` for other clients */
export function sendNotFound(
  req: Request,
  res: Response,
  { site, noun }: { site: Site; noun: string },
): void {
  const problem = notFound(noun);
  res.vary("Accept");
  if (req.accepts(["json", "html"]) !== "html") throw problem;
  res.locals.problemCode = problem.code;
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Security-Policy", PAGE_POLICY);
  const title = `There is no such ${noun}`;
  const suggestion = site.search
    ? `Use the search above, or browse <a href="${site.search}">all documentation</a>.`
    : `Go to the <a href="${site.home}">start page</a>.`;
  res
    .status(problem.status)
    .type("html")
    .send(
      renderPage({
        site,
        path: req.path,
        title,
        isUnlisted: true,
        main: `<div class="lead"><h1>${toHtml(title)}</h1><p>The address may be mistyped, or the page may have moved. ${suggestion}</p></div>`,
      }),
    );
}
