import { Router } from "express";
import { otherMethods } from "../http/other-methods.ts";
import { toHtml } from "../http/to-html.ts";
import { ERRORS, type ErrorEntry } from "./catalogue.ts";
import { notFound } from "./problem.ts";

/**
 * `/errors/{code}`: what happened, why and what to do, as HTML for a person and JSON for a program.
 *
 * @param others codes beside the catalogue's that a service answers with
 */
export function errorPages(others: Readonly<Record<string, ErrorEntry>> = {}): Router {
  const entries = new Map<string, ErrorEntry>(Object.entries({ ...ERRORS, ...others }));
  const router = Router();
  router.get("/errors/:code", (req, res) => {
    const code = req.params.code;
    const entry = entries.get(code);
    if (!entry) throw notFound("error code");
    const { status, title, cause, remedy } = entry;
    res.setHeader("Cache-Control", "public, max-age=3600");
    res.vary("Accept");
    if (req.accepts(["html", "json"]) === "json") {
      res.json({ code, status, title, cause, remedy });
      return;
    }
    res.type("html").send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${code}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}code{font-size:.95em}</style>
<main><p><code>${status} ${code}</code></p><h1>${title}</h1><h2>Why</h2><p>${withCode(cause)}</p><h2>What to do</h2><p>${withCode(remedy)}</p></main></html>`,
    );
  });
  router.all("/errors/:code", otherMethods(["GET"]));
  return router;
}

/** What stands between backticks is code. */
function withCode(text: string): string {
  return toHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
