import { mapDatabaseError } from "@svc/database";
import {
  accessLog,
  assignRequestId,
  cutUnreadBodies,
  endpointRouter,
  errorPages,
  type Health,
  healthRoutes,
  notFound,
  openApiRoutes,
  problemErrorHandler,
  securityHeaders,
} from "@svc/service-kit";
import express, { type Express } from "express";
import { authenticate } from "./authenticate.ts";
import type { ApiContext } from "./context.ts";
import { GUIDES } from "./guides/generated/guides.ts";
import { openApiDocument } from "./openapi/openapi-document.ts";
import { GRAPHQL_CODES } from "./transport/graphql/graphql-codes.ts";
import { graphqlRoute } from "./transport/graphql/graphql-route.ts";
import type { GraphqlSettings } from "./transport/graphql/graphql-settings.ts";
import { endpointsIn } from "./transport/rest/endpoints.ts";

/** The order in which a request meets what handles it. */
export async function createApp(
  ctx: ApiContext,
  health: Health,
  checkAnswers: boolean,
  graphql: GraphqlSettings,
): Promise<Express> {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");

  app.use(assignRequestId());
  app.use(accessLog(ctx.log));
  app.use(cutUnreadBodies());
  app.use(securityHeaders());

  app.use(healthRoutes(health));
  app.use(errorPages(GRAPHQL_CODES));
  app.use(openApiRoutes(() => openApiDocument(ctx.environment), { showDocs: true, guides: GUIDES }));
  app.use(
    endpointRouter(endpointsIn(ctx.environment), { ctx, authenticate: authenticate(ctx), checkAnswers }),
  );
  app.use(await graphqlRoute(ctx, graphql));

  app.use(() => {
    throw notFound("address");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  return app;
}
