import { openApiRoutes, type ReferenceRuntime } from "@svc/openapi";
import { errorRoutes, type Health, healthRoutes, type Route } from "@svc/service-kit";
import { GUIDES } from "./guides/generated/guides.ts";
import { type LeakedKeysRuntime, leakedKeysRoute } from "./leaked-keys/leaked-keys-route.ts";
import { SERVICE } from "./service.ts";
import { GRAPHQL_CODES } from "./transport/graphql/graphql-codes.ts";
import { graphqlRoutes } from "./transport/graphql/graphql-routes.ts";

/** What is served beside the endpoints, and documented. */
export const ROUTES: readonly Route<ReferenceRuntime & LeakedKeysRuntime & { health: Health }>[] = [
  ...graphqlRoutes,
  ...healthRoutes,
  ...errorRoutes(GRAPHQL_CODES),
  leakedKeysRoute,
  ...openApiRoutes({ title: SERVICE.title, guides: GUIDES, canHide: false }),
];
