import type { Environment } from "@svc/keys";
import type { Operation } from "@svc/operations";
import type { ApiContext } from "./context.ts";
import { OPERATIONS } from "./generated/operations.ts";

const METHODS = ["GET", "POST", "PATCH", "DELETE"];

/** Every operation of both environments, by its path. */
export const operations: readonly Operation<ApiContext>[] = [...OPERATIONS].sort((one, other) => {
  const [method = "", path = ""] = one.rest.split(" ");
  const [otherMethod = "", otherPath = ""] = other.rest.split(" ");
  if (path !== otherPath) return path < otherPath ? -1 : 1;
  return METHODS.indexOf(method) - METHODS.indexOf(otherMethod);
});

/** The operations that an environment has. */
export function operationsIn(environment: Environment): readonly Operation<ApiContext>[] {
  return operations.filter(({ onlyIn }) => onlyIn === undefined || onlyIn === environment);
}
