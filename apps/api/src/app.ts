import { mapDatabaseError } from "@svc/database";
import { demoKeyRoute } from "@svc/openapi";
import { readClientAddress } from "@svc/service-kit/auth";
import { endpointRouter } from "@svc/service-kit/endpoints";
import { notFound, problemErrorHandler } from "@svc/service-kit/errors";
import type { Health } from "@svc/service-kit/health";
import { requestMiddleware } from "@svc/service-kit/http";
import { routeRouter } from "@svc/service-kit/routes";
import express, { type Express } from "express";
import { authenticate } from "./authenticate.ts";
import type { ApiContext } from "./context/context.ts";
import { sessionRoutes } from "./people/members/session-routes.ts";
import { AUTH_PATH } from "./people/sign-in/auth-names.ts";
import { authRoute } from "./people/sign-in/auth-route.ts";
import { canaryWebhookRoute } from "./platform/canary/canary-webhook-route.ts";
import { trackingRoutes } from "./tracking/page/tracking-routes.ts";
import { graphqlRouter } from "./transport/graphql/graphql-router.ts";
import type { GraphqlSettings } from "./transport/graphql/graphql-settings.ts";
import { openApiDocument } from "./transport/openapi/openapi-document.ts";
import { openChangeStreams } from "./transport/portal/changes/change-streams.ts";
import { changesRoute } from "./transport/portal/changes/changes-route.ts";
import { PORTAL_PATH, portalPages } from "./transport/portal/portal-pages.ts";
import { TRACK_PATH, trackPage } from "./transport/portal/track-page.ts";
import { servedEndpoints } from "./transport/rest/endpoints.ts";
import { ROUTES } from "./transport/routes.ts";
import { buildSite } from "./transport/site.ts";

interface AppOptions {
  checksResponses: boolean;
  graphql: GraphqlSettings;
  /** File of demo API keys. The samples of the API reference use one of them. */
  demoFile?: string | undefined;
  publicUrl: string;
}

export function createApp(
  ctx: ApiContext,
  health: Health,
  { checksResponses, graphql, demoFile, publicUrl }: AppOptions,
): Express {
  const changes = openChangeStreams(ctx);
  health.onStopping(changes.close);
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.use(requestMiddleware(ctx));
  app.use(
    endpointRouter(servedEndpoints(ctx.environment), {
      ctx,
      authenticate: authenticate(ctx),
      consumeQuota: ctx.auth.limiter.consumeExtra,
      clientAddress: (req) => readClientAddress(req, ctx.auth.trustedProxies),
      checksResponses,
    }),
  );
  app.use(graphqlRouter(ctx, graphql));
  const { origin, services } = ctx.signIn;
  if (origin !== null && services !== null) app.use(AUTH_PATH, authRoute(ctx, origin, services));
  app.use(
    routeRouter([...ROUTES, ...sessionRoutes, changesRoute, demoKeyRoute("SVC_AK"), canaryWebhookRoute], {
      ctx,
      changes,
      health,
      environment: ctx.environment,
      showsSchema: graphql.showsSchema,
      demoFile,
      site: buildSite(ctx.environment, graphql.showsSchema),
      buildDocument: () => openApiDocument({ environment: ctx.environment, url: publicUrl }),
    }),
  );

  // In front of the tracking routes, which would reject the page's methods with 405.
  app.use(TRACK_PATH, trackPage(ctx));
  app.use(trackingRoutes(ctx));
  app.use(PORTAL_PATH, portalPages(ctx));

  app.use(() => {
    throw notFound("path");
  });
  app.use(problemErrorHandler(ctx.log, mapDatabaseError));
  return app;
}
