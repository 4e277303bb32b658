import { CompressedText } from "@svc/service-kit/pages";
import { jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import { changesRoutes } from "./changes/changes-routes.ts";
import { collectionsRoute } from "./collections/collection-routes.ts";
import { contentsRoute } from "./contents/contents-route.ts";
import { eventRoutes } from "./event-pages.ts";
import { guideRoutes } from "./guide-pages.ts";
import { llmsTextRoute } from "./llms-text.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import type { CoreReference, Reference, ReferenceRuntime } from "./reference.ts";
import { referenceRoutes } from "./reference-routes.ts";

const FIVE_MINUTES = "public, max-age=300";

interface DocumentRoute {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  build: (runtime: ReferenceRuntime) => OpenApiDocument;
}

const FULL_DOCUMENT: DocumentRoute = {
  path: "/openapi.json",
  operationId: "getOpenApi",
  summary: "Read this document",
  description: "The OpenAPI 3.1 document of this deployment.",
  build: ({ buildDocument }) => buildDocument(),
};

function documentRoute({ build, ...operation }: DocumentRoute): Route<ReferenceRuntime> {
  return {
    ...PUBLIC_GET_DEFAULTS,
    ...operation,
    responses: {
      200: {
        description: "The OpenAPI document.",
        content: jsonContent(z.looseObject({ openapi: z.string().describe("The OpenAPI version.") }), {
          openapi: "3.1.1",
        }),
        headers: ["ETag"],
      },
      304: { description: "Not modified: `If-None-Match` matches the current `ETag`.", headers: ["ETag"] },
    },
    serve: (runtime) => {
      let serialized: CompressedText | null = null;
      return async (req, res) => {
        serialized ??= new CompressedText("application/json; charset=utf-8", JSON.stringify(build(runtime)));
        res.setHeader("Cache-Control", FIVE_MINUTES);
        await serialized.send(req, res);
      };
    },
  };
}

function coreDocumentRoute({ toDocument }: CoreReference): Route<ReferenceRuntime> {
  return documentRoute({
    path: "/openapi.core.json",
    operationId: "getCoreOpenApi",
    summary: "Read the core document",
    description:
      "The part of `/openapi.json` that most integrations need: accounts, custodians, rollovers, actions and " +
      "webhooks. It contains only the schemas that these operations use.",
    build: ({ buildDocument }) => toDocument(buildDocument()),
  });
}

export function openApiRoutes(reference: Reference): Route<ReferenceRuntime>[] {
  return [
    documentRoute(FULL_DOCUMENT),
    ...(reference.core ? [coreDocumentRoute(reference.core)] : []),
    ...(reference.collections ? [collectionsRoute(reference.collections)] : []),
    ...referenceRoutes(reference),
    ...(reference.events ? eventRoutes(reference.events) : []),
    ...(reference.guides ? guideRoutes(reference.guides) : []),
    ...(reference.loadReleases ? changesRoutes(reference.loadReleases) : []),
    contentsRoute(reference),
    llmsTextRoute(reference),
  ];
}
