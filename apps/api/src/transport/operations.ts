import type { Environment } from "@svc/keys";
import type { Operation } from "@svc/operations";
import type { ApiContext } from "../context/context.ts";
import { OPERATIONS } from "../generated/operations.ts";

const METHOD_ORDER = ["GET", "POST", "PATCH", "DELETE"];

const PORTAL_PREFIX = "/portal/api/";

const operations: readonly Operation<ApiContext>[] = [...OPERATIONS].sort((one, other) => {
  const [method = "", path = ""] = one.rest.split(" ");
  const [otherMethod = "", otherPath = ""] = other.rest.split(" ");
  if (path !== otherPath) return path < otherPath ? -1 : 1;
  return METHOD_ORDER.indexOf(method) - METHOD_ORDER.indexOf(otherMethod);
});

const isPortalOperation = ({ rest }: Operation<ApiContext>) => rest.includes(` ${PORTAL_PREFIX}`);

/** Excludes the portal's operations. */
export function operationsIn(environment: Environment): readonly Operation<ApiContext>[] {
  return operations.filter(
    (operation) =>
      !isPortalOperation(operation) && (operation.onlyIn === undefined || operation.onlyIn === environment),
  );
}

export const portalOperations: readonly Operation<ApiContext>[] = operations.filter(isPortalOperation);
