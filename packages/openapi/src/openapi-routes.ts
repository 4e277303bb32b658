import { hash } from "node:crypto";
import { isUnchanged, jsonForm, PUBLIC_GET, type Route } from "@svc/service-kit";
import { z } from "zod";
import { guideRoutes } from "./guide-pages.ts";
import { llmsTextRoute } from "./llms-text.ts";
import type { Reference, ReferenceRuntime } from "./reference.ts";
import { referenceRoutes } from "./reference-routes.ts";

const FIVE_MINUTES = "public, max-age=300";

const documentRoute: Route<ReferenceRuntime> = {
  ...PUBLIC_GET,
  path: "/openapi.json",
  operationId: "getOpenApi",
  summary: "Read this document",
  description: "OpenAPI 3.1, as this deployment serves it.",
  answers: {
    200: {
      description: "The document.",
      content: jsonForm(z.looseObject({ openapi: z.string() }), { openapi: "3.1.1" }),
      headers: ["ETag"],
    },
    304: { description: "You have it already: `If-None-Match` names its `ETag`.", headers: ["ETag"] },
  },
  serve: ({ buildDocument }) => {
    let written: { text: string; etag: string } | null = null;
    const write = () => {
      const text = JSON.stringify(buildDocument());
      return { text, etag: `"${hash("sha256", text, "base64url")}"` };
    };
    return (req, res) => {
      written ??= write();
      res.setHeader("Cache-Control", FIVE_MINUTES);
      res.setHeader("ETag", written.etag);
      if (isUnchanged(req, written.etag)) res.status(304).end();
      else res.type("application/json").send(written.text);
    };
  },
};

/** `/openapi.json`, `/docs`, which shows it beside the guides, and `/llms.txt`, which names them. All is for anybody. */
export function openApiRoutes(reference: Reference): Route<ReferenceRuntime>[] {
  return [
    documentRoute,
    ...referenceRoutes(reference),
    ...guideRoutes(reference.guides ?? []),
    llmsTextRoute(reference),
  ];
}
