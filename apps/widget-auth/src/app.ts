import { mapDatabaseError } from "@svc/database";
import {
  accessLog,
  assignRequestId,
  cutUnreadBodies,
  endpointRouter,
  type Health,
  logRequests,
  notFound,
  problemErrorHandler,
  routeRouter,
  securityHeaders,
} from "@svc/service-kit";
import express, { type Express } from "express";
import { authenticate } from "./authenticate.ts";
import { cors } from "./browser/cors.ts";
import type { WidgetAuthContext } from "./context.ts";
import { openApiDocument } from "./openapi/openapi-document.ts";
import { browserPaths, endpoints } from "./operations.ts";
import { ROUTES } from "./routes.ts";

/** The order in which a request meets what handles it. */
export function createApp(
  ctx: WidgetAuthContext,
  health: Health,
  options: { checkAnswers: boolean; showStatusPage: boolean },
): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");

  app.use(assignRequestId());
  app.use(accessLog(ctx.log));
  app.use(logRequests(ctx.requests));
  app.use(cutUnreadBodies());
  app.use(securityHeaders());

  // First what is asked most: a router that a request passes without a match costs it a turn of the event loop.
  app.use(browserPaths, cors());
  app.use(
    endpointRouter(endpoints, { ctx, authenticate: authenticate(ctx), checkAnswers: options.checkAnswers }),
  );
  const { environment, clock } = ctx;
  const hidesPages = !options.showStatusPage;
  app.use(routeRouter(ROUTES, { environment, clock, health, hidesPages, buildDocument: openApiDocument }));

  app.use(() => {
    throw notFound("address");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  return app;
}
