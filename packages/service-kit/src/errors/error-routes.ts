import { z } from "zod";
import { NOT_FOUND_PAGE, sendNotFound } from "../pages/not-found-page.ts";
import { shellAssets } from "../pages/page-assets.ts";
import { PAGE_POLICY } from "../pages/page-policy.ts";
import { renderPage } from "../pages/render-page.ts";
import type { Site } from "../pages/site.ts";
import { htmlContent, jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "../routes/route.ts";
import { ERRORS } from "./catalogue.ts";
import type { ErrorEntry } from "./error-entry.ts";
import { renderErrorIndex, renderExplanation } from "./error-html.ts";

const explanation = z
  .strictObject({
    code: z.string().describe("The `code` of the error responses."),
    status: z.number().int().describe("The HTTP status of the error responses."),
    title: z.string().describe("A short summary of the error."),
    cause: z.string().describe("Why the error happens."),
    remedy: z.string().describe("What to do."),
  })
  .meta({ id: "ErrorExplanation", description: "An error code with its cause and its remedy." });

const EXAMPLE = {
  code: "not_found",
  status: 404,
  title: "Not found",
  cause: "The path does not exist, or your organization has no object with this ID.",
  remedy: "Check the path and the ID.",
};

const CACHED_FOR_ONE_HOUR = "public, max-age=3600";

/** Returns the routes `/errors` and `/errors/{code}`. @param additionalErrors codes beyond the catalog */
export function errorRoutes(
  additionalErrors: Readonly<Record<string, ErrorEntry>> = {},
): Route<{ site: Site }>[] {
  const entries = new Map<string, ErrorEntry>(Object.entries({ ...ERRORS, ...additionalErrors }));
  return [
    {
      ...PUBLIC_GET_DEFAULTS,
      path: "/errors",
      ignoresCaseAndTrailingSlash: true,
      operationId: "listErrors",
      summary: "List all error codes",
      description: "Lists every error code by status. Returns HTML or JSON, depending on `Accept`.",
      responses: {
        200: {
          description: "The error codes.",
          content: {
            ...jsonContent(
              z
                .strictObject({
                  errors: z.array(explanation).describe("Every code that the service returns."),
                })
                .meta({ id: "ErrorExplanations", description: "All error codes with their explanations." }),
              {
                errors: [EXAMPLE],
              },
            ),
            ...htmlContent,
          },
        },
      },
      assets: shellAssets,
      serve: ({ site }) => {
        const all = [...entries].map(([code, entry]) => ({ code, ...entry }));
        return (req, res) => {
          res.setHeader("Cache-Control", CACHED_FOR_ONE_HOUR);
          res.vary("Accept");
          if (req.accepts(["html", "json"]) === "json") {
            res.json({ errors: all });
            return;
          }
          res.setHeader("Content-Security-Policy", PAGE_POLICY);
          res.type("html").send(renderPage({ site, path: "/errors", ...renderErrorIndex(all) }));
        };
      },
    },
    {
      ...PUBLIC_GET_DEFAULTS,
      path: "/errors/{code}",
      ignoresCaseAndTrailingSlash: true,
      operationId: "explainError",
      summary: "Explain an error code",
      description:
        "Explains what happened, why, and what to do. Returns HTML or JSON, depending on `Accept`.",
      params: z.strictObject({
        code: z.string().describe("An error `code`. The API also accepts the codes that GraphQL returns."),
      }),
      responses: {
        200: {
          description: "The explanation.",
          content: { ...jsonContent(explanation, EXAMPLE), ...htmlContent },
        },
        ...NOT_FOUND_PAGE,
      },
      errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
      serve:
        ({ site }) =>
        (req, res) => {
          const code = String(req.params.code);
          const entry = entries.get(code);
          if (!entry) {
            sendNotFound(req, res, { site, noun: "error code" });
            return;
          }
          res.setHeader("Cache-Control", CACHED_FOR_ONE_HOUR);
          res.vary("Accept");
          if (req.accepts(["html", "json"]) === "json") {
            res.json({ code, ...entry });
            return;
          }
          res.setHeader("Content-Security-Policy", PAGE_POLICY);
          res.type("html").send(
            renderPage({
              site,
              path: `/errors/${code}`,
              title: entry.title,
              description: entry.cause,
              crumbs: [{ href: "/errors", text: "Errors" }],
              main: renderExplanation({ code, ...entry }),
            }),
          );
        },
    },
  ];
}
