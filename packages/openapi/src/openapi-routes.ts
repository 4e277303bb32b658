import { CompressedText } from "@svc/service-kit/pages";
import { jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import { contentsRoute } from "./contents/contents-route.ts";
import { guideRoutes } from "./guide-pages.ts";
import { llmsTextRoute } from "./llms-text.ts";
import type { Reference, ReferenceRuntime } from "./reference.ts";
import { referenceRoutes } from "./reference-routes.ts";

const FIVE_MINUTES = "public, max-age=300";

const documentRoute: Route<ReferenceRuntime> = {
  ...PUBLIC_GET_DEFAULTS,
  path: "/openapi.json",
  operationId: "getOpenApi",
  summary: "Read this document",
  description: "The OpenAPI 3.1 document of this deployment.",
  responses: {
    200: {
      description: "The OpenAPI document.",
      content: jsonContent(z.looseObject({ openapi: z.string() }), { openapi: "3.1.1" }),
      headers: ["ETag"],
    },
    304: { description: "Not modified: `If-None-Match` matches the current `ETag`.", headers: ["ETag"] },
  },
  serve: ({ buildDocument }) => {
    let serialized: CompressedText | null = null;
    return async (req, res) => {
      serialized ??= new CompressedText("application/json; charset=utf-8", JSON.stringify(buildDocument()));
      res.setHeader("Cache-Control", FIVE_MINUTES);
      await serialized.send(req, res);
    };
  },
};

export function openApiRoutes(reference: Reference): Route<ReferenceRuntime>[] {
  return [
    documentRoute,
    ...referenceRoutes(reference),
    ...(reference.guides ? guideRoutes(reference.guides) : []),
    contentsRoute(reference),
    llmsTextRoute(reference),
  ];
}
