import { buildOpenApi } from "@svc/openapi";
import { OpenApiConformance } from "@svc/testing";
import request from "supertest";
import { sessionRoutes } from "../../src/people/members/session-routes.ts";
import { servedEndpoints } from "../../src/transport/rest/endpoints.ts";
import type { TestApi } from "../start-test-api.ts";
import type { SignedIn } from "./sign-in-as.ts";

/** Covers operations for members, which the public OpenAPI document lacks. */
const memberConformance = new OpenApiConformance(
  buildOpenApi({
    title: "",
    version: "1.0.0",
    url: "http://localhost",
    description: "",
    tags: [
      { name: "Portal", description: "", prefix: "/portal/" },
      { name: "Operations", description: "", prefix: "/" },
    ],
    endpoints: servedEndpoints("test"),
    routes: sessionRoutes,
  }),
);

export function callAs(
  api: TestApi,
  { headers, organizationId }: Pick<SignedIn, "headers" | "organizationId">,
  method: "get" | "head" | "post" | "patch" | "delete",
  path: string,
): request.Test {
  return request(api.url)
    [method](path)
    .set(headers)
    .set(organizationId === null ? {} : { "Svc-Organization": organizationId })
    .expect((response) => memberConformance.check(response));
}
