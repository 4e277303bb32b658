import type { Environment } from "@svc/keys";
import { toEndpoint } from "@svc/operations";
import type { AnyEndpoint } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import { operationsIn, portalOperations } from "../../operations.ts";

/** The endpoints that an environment documents: one for each operation, with an `ak_` key. */
export function endpointsIn(environment: Environment): readonly AnyEndpoint<ApiContext>[] {
  return operationsIn(environment).map((operation) => toEndpoint(operation, ["ak"]));
}

/** The endpoints of what only people have. */
export function portalEndpoints(): readonly AnyEndpoint<ApiContext>[] {
  return portalOperations.map((operation) => toEndpoint(operation, ["member"]));
}

/** All that is served: what is documented for keys serves those who are signed in, too. */
export function servedEndpoints(environment: Environment): readonly AnyEndpoint<ApiContext>[] {
  const forBoth = operationsIn(environment).map((operation) => toEndpoint(operation, ["ak", "member"]));
  return [...forBoth, ...portalEndpoints()];
}
