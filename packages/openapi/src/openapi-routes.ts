import { hash } from "node:crypto";
import { isUnchanged, jsonForm, PUBLIC_GET, type Route } from "@svc/service-kit";
import { z } from "zod";
import type { OpenApiDocument } from "./build-openapi.ts";
import { docsRoute, type Reference } from "./docs-page.ts";
import { guideRoutes } from "./guide-pages.ts";

const FIVE_MINUTES = "public, max-age=300";

/** What the routes of the reference are served with. */
export interface ReferenceRuntime {
  /** Makes the document; called once, when it is first asked for. */
  buildDocument(): OpenApiDocument;
  hidesPages?: boolean;
}

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

/** `/openapi.json`, and `/docs`, which shows it beside the guides. All is for anybody. */
export function openApiRoutes(reference: Reference): Route<ReferenceRuntime>[] {
  return [documentRoute, docsRoute(reference), ...guideRoutes(reference.guides ?? [])];
}
