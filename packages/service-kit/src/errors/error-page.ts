import { z } from "zod";
import { toHtml } from "../http/to-html.ts";
import { htmlForm, jsonForm, PUBLIC_GET, type Route } from "../routes/route.ts";
import { ERRORS } from "./catalogue.ts";
import type { ErrorEntry } from "./error-entry.ts";
import { notFound } from "./problem.ts";

const explanation = z
  .strictObject({
    code: z.string(),
    status: z.number().int(),
    title: z.string(),
    cause: z.string().describe("Why it happens."),
    remedy: z.string().describe("What to do."),
  })
  .meta({ id: "ErrorExplanation" });

/**
 * `/errors/{code}`.
 *
 * @param others codes beside the catalogue's that a service answers with
 */
export function errorRoute(others: Readonly<Record<string, ErrorEntry>> = {}): Route<unknown> {
  const entries = new Map<string, ErrorEntry>(Object.entries({ ...ERRORS, ...others }));
  return {
    ...PUBLIC_GET,
    path: "/errors/{code}",
    isLenient: true,
    operationId: "explainError",
    summary: "Explain an error code",
    description:
      "What happened, why, and what to do: a page for a person, or JSON for a program, as `Accept` prefers.",
    params: z.strictObject({
      code: z.string().describe("An error's `code`; on the API also those that GraphQL itself gives."),
    }),
    answers: {
      200: {
        description: "The explanation.",
        content: {
          ...jsonForm(explanation, {
            code: "not_found",
            status: 404,
            title: "Not found",
            cause: "There is no such address, or no such thing in your organization.",
            remedy: "Check the path and the id.",
          }),
          ...htmlForm,
        },
      },
    },
    errors: ["not_found", ...PUBLIC_GET.errors],
    serve: () => (req, res) => {
      const code = String(req.params.code);
      const entry = entries.get(code);
      if (!entry) throw notFound("error code");
      res.setHeader("Cache-Control", "public, max-age=3600");
      res.vary("Accept");
      if (req.accepts(["html", "json"]) === "json") {
        res.json({ code, ...entry });
        return;
      }
      res.type("html").send(pageOf(code, entry));
    },
  };
}

function pageOf(code: string, { status, title, cause, remedy }: ErrorEntry): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${code}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}code{font-size:.95em}</style>
<main><p><code>${status} ${code}</code></p><h1>${title}</h1><h2>Why</h2><p>${withCode(cause)}</p><h2>What to do</h2><p>${withCode(remedy)}</p></main></html>`;
}

/** What stands between backticks is code. */
function withCode(text: string): string {
  return toHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
