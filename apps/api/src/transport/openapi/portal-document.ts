import { buildOpenApi, type OpenApiDocument } from "@svc/openapi";
import { SERVICE } from "../../context/service.ts";
import { sessionRoutes } from "../../people/members/session-routes.ts";
import { changesRoute } from "../portal/changes/changes-route.ts";
import { portalEndpoints } from "../rest/endpoints.ts";

/** The source of the portal's generated client. Not part of the public contract. */
export function portalDocument(): OpenApiDocument {
  return buildOpenApi({
    title: `${SERVICE.title}: the portal`,
    version: SERVICE.version,
    url: "http://localhost:3000",
    description: "Operations for signed-in portal users, in addition to those of the API.",
    tags: [{ name: "Portal", description: "For signed-in people.", prefix: "/portal/api/" }],
    endpoints: portalEndpoints(),
    routes: [...sessionRoutes, changesRoute],
  });
}
