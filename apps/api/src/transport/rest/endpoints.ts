import type { Environment } from "@svc/keys";
import { toEndpoint } from "@svc/operations";
import type { AnyEndpoint } from "@svc/service-kit/endpoints";
import type { ApiContext } from "../../context/context.ts";
import { operationsIn, portalOperations } from "../operations.ts";

export function endpointsIn(environment: Environment): readonly AnyEndpoint<ApiContext>[] {
  return operationsIn(environment).map((operation) => toEndpoint(operation, ["ak"]));
}

export function portalEndpoints(): readonly AnyEndpoint<ApiContext>[] {
  return portalOperations.map((operation) => toEndpoint(operation, ["member"]));
}

/** Lists all endpoints. Portal users can also call the endpoints that accept API keys. */
export function servedEndpoints(environment: Environment): readonly AnyEndpoint<ApiContext>[] {
  const sharedEndpoints = operationsIn(environment).map((operation) =>
    toEndpoint(operation, ["ak", "member"]),
  );
  return [...sharedEndpoints, ...portalEndpoints()];
}
