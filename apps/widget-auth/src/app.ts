import type { RequestListener } from "node:http";
import { mapDatabaseError } from "@svc/database";
import { demoKeyRoute } from "@svc/openapi";
import {
  carryTraces,
  endpointTable,
  errorAnswerer,
  everyRequest,
  type Health,
  inExpress,
  notFound,
  pathRouter,
  problemErrorHandler,
  routeRouter,
  serveEndpointsFirst,
} from "@svc/service-kit";
import express from "express";
import { authenticate } from "./authenticate.ts";
import { answerPreflight } from "./browser/cors.ts";
import type { WidgetAuthContext } from "./context.ts";
import { openApiDocument } from "./openapi/openapi-document.ts";
import { browserPaths, endpoints } from "./operations.ts";
import { ROUTES } from "./routes.ts";
import { siteOf } from "./site.ts";
import { widgetFileRoutes } from "./widget-files/widget-file-routes.ts";

/** The order in which a request meets what handles it. */
export function createApp(
  ctx: WidgetAuthContext,
  health: Health,
  options: {
    checkAnswers: boolean;
    showStatusPage: boolean;
    demoFile?: string | undefined;
    publicUrl: string;
  },
): RequestListener {
  const steps = everyRequest(ctx);
  const table = endpointTable(endpoints, {
    ctx,
    authenticate: authenticate(ctx),
    checkAnswers: options.checkAnswers,
  });
  const answerError = errorAnswerer(ctx.log, mapDatabaseError);

  // What is no endpoint.
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(inExpress(...steps));
  app.use(browserPaths, (req, res, next) => {
    if (!answerPreflight(req, res)) next();
  });
  const { environment, clock } = ctx;
  const hidesPages = !options.showStatusPage;
  const site = siteOf(environment, hidesPages);
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
    throw notFound("address");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  const serve = serveEndpointsFirst({
    table,
    steps,
    precede: (req, res, path) => browserPaths.includes(path) && answerPreflight(req, res),
    answerError,
    others: app,
  });
  return carryTraces(serve);
}
