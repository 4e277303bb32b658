import { authenticateKey, type EndpointRuntime, readCredential } from "@svc/service-kit";
import type { ApiContext } from "./context.ts";

/** How the API verifies a request: an `ak_` key in one of the two headers, for both transports. */
export function authenticate(ctx: ApiContext): EndpointRuntime<ApiContext>["authenticate"] {
  return (req, res, endpoint) =>
    authenticateKey(ctx.auth, req, res, readCredential(req).value, ["ak"], endpoint.scope);
}
