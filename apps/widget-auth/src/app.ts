import { mapDatabaseError } from "@svc/database";
import type { Environment } from "@svc/keys";
import { CONTENTS_PATH, demoKeyRoute, SERVICE_LINK_TAGS } from "@svc/openapi";
import { endpointRouter } from "@svc/service-kit/endpoints";
import { notFound, problemErrorHandler } from "@svc/service-kit/errors";
import type { Health } from "@svc/service-kit/health";
import { requestMiddleware } from "@svc/service-kit/http";
import type { Site } from "@svc/service-kit/pages";
import { pathRouter, routeRouter } from "@svc/service-kit/routes";
import express, { type Express } from "express";
import { authenticate } from "./authenticate.ts";
import { cors } from "./browser/cors.ts";
import type { WidgetAuthContext } from "./context.ts";
import { openApiDocument } from "./openapi/openapi-document.ts";
import { browserPaths, endpoints } from "./operations.ts";
import { ROUTES } from "./routes.ts";
import { SERVICE } from "./service.ts";
import { widgetFileRoutes } from "./widget-files/widget-file-routes.ts";

export function createApp(
  ctx: WidgetAuthContext,
  health: Health,
  options: {
    checksResponses: boolean;
    showStatusPage: boolean;
    demoFile?: string | undefined;
    publicUrl: string;
  },
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(requestMiddleware(ctx));
  app.use(browserPaths, cors);
  app.use(
    endpointRouter(endpoints, {
      ctx,
      authenticate: authenticate(ctx),
      checksResponses: options.checksResponses,
    }),
  );
  const { environment, clock } = ctx;
  const hidesPages = !options.showStatusPage;
  const site = buildSite(environment, hidesPages);
  app.use(
    routeRouter([...ROUTES, demoKeyRoute("SVC_PK")], {
      environment,
      clock,
      health,
      hidesPages,
      site,
      demoFile: options.demoFile,
      buildDocument: () => openApiDocument({ url: options.publicUrl }),
    }),
  );
  app.use(pathRouter(widgetFileRoutes));
  app.use(() => {
    throw notFound("path");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  return app;
}

function buildSite(environment: Environment, hidesPages: boolean): Site {
  const pages = [
    { href: "/", text: "Status" },
    { href: "/docs", text: "Reference" },
  ];
  return {
    name: SERVICE.title,
    version: SERVICE.version,
    environment,
    home: hidesPages ? "/errors" : "/",
    groups: [
      { title: "Documentation", links: [...(hidesPages ? [] : pages), { href: "/errors", text: "Errors" }] },
    ],
    ...(hidesPages ? {} : { search: CONTENTS_PATH }),
    footer: [
      { href: "/openapi.json", text: "OpenAPI" },
      { href: "/health/ready", text: "Health" },
    ],
    head: SERVICE_LINK_TAGS,
  };
}
