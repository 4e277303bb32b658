import { readingCall } from "@svc/operations";
import type { Link } from "../../context/links.ts";
import type { ApiOperation } from "./names.ts";

/** Adds the links that are also REST operations. */
export function allLinks(operations: readonly ApiOperation[], links: readonly Link[]): Link[] {
  return [...links, ...operations.flatMap(toLink)];
}

function toLink(operation: ApiOperation): Link[] {
  const { graphql, kind } = operation;
  if (!graphql || !("field" in graphql) || (kind !== "list" && kind !== "read") || !operation.loadMany)
    return [];
  const { loadMany: many } = operation;
  return [
    {
      ...graphql,
      ...(operation.scope ? { scope: operation.scope } : {}),
      view: operation.view,
      cardinality: kind === "list" ? "page" : "one",
      ...(operation.input ? { input: operation.input } : {}),
      many: (call, keys, query) => many(readingCall(operation, call, query), keys, query),
      ...(kind === "list" && operation.cursor ? { cursor: operation.cursor } : {}),
    },
  ];
}
