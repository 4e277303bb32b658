import type { Environment } from "@svc/keys";
import type { Operation } from "@svc/operations";
import type { ApiContext } from "./context.ts";
import { OPERATIONS } from "./generated/operations.ts";

const METHODS = ["GET", "POST", "PATCH", "DELETE"];

/** Where the operations begin that people alone have. */
const PORTAL_PATH = "/portal/api/";

/** Every operation of both environments, by its path. */
const operations: readonly Operation<ApiContext>[] = [...OPERATIONS].sort((one, other) => {
  const [method = "", path = ""] = one.rest.split(" ");
  const [otherMethod = "", otherPath = ""] = other.rest.split(" ");
  if (path !== otherPath) return path < otherPath ? -1 : 1;
  return METHODS.indexOf(method) - METHODS.indexOf(otherMethod);
});

const isOfPortal = ({ rest }: Operation<ApiContext>) => rest.includes(` ${PORTAL_PATH}`);

/** The operations that an environment has for keys, and for whoever is signed in. */
export function operationsIn(environment: Environment): readonly Operation<ApiContext>[] {
  return operations.filter(
    (operation) =>
      !isOfPortal(operation) && (operation.onlyIn === undefined || operation.onlyIn === environment),
  );
}

/** The operations that only people have: both environments have them all. */
export const portalOperations: readonly Operation<ApiContext>[] = operations.filter(isOfPortal);
