import type { Environment } from "@svc/keys";
import { toEndpoint } from "@svc/operations";
import type { AnyEndpoint } from "@svc/service-kit";
import type { ApiContext } from "../../context.ts";
import { operationsIn } from "../../operations.ts";

/** The endpoints that an environment serves: one for each operation, with an `ak_` key. */
export function endpointsIn(environment: Environment): readonly AnyEndpoint<ApiContext>[] {
  return operationsIn(environment).map((operation) => toEndpoint(operation, ["ak"]));
}
