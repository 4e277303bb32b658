import { toReadCall } from "@svc/operations";
import { accountLinks } from "../../accounts-and-consents/accounts/links.ts";
import type { Link } from "../../context/links.ts";
import { custodianLinks } from "../../custodians/links.ts";
import { rolloverLinks } from "../../rollovers/links.ts";
import { eventLinks } from "../../webhooks/events/links.ts";
import { webhookLinks } from "../../webhooks/links.ts";
import type { ApiOperation } from "./names.ts";

export const LINKS: readonly Link[] = [
  ...accountLinks,
  ...custodianLinks,
  ...eventLinks,
  ...rolloverLinks,
  ...webhookLinks,
];

export function listAllLinks(operations: readonly ApiOperation[], links: readonly Link[]): Link[] {
  return [...links, ...operations.flatMap(toLinks)];
}

function toLinks(operation: ApiOperation): Link[] {
  const { graphql, kind } = operation;
  if (!graphql || !("field" in graphql) || (kind !== "list" && kind !== "read") || !operation.loadMany)
    return [];
  const { loadMany } = operation;
  const { countMany, ...names } = graphql;
  return [
    {
      ...names,
      ...(operation.scope ? { scope: operation.scope } : {}),
      view: operation.view,
      cardinality: kind === "list" ? "page" : "one",
      ...(operation.input ? { input: operation.input } : {}),
      loadMany: (call, keys, query) => loadMany(toReadCall(operation, call, query), keys, query),
      ...(countMany && {
        countMany: (call, keys, query) => countMany(toReadCall(operation, call, query), keys, query),
      }),
      ...(kind === "list" && operation.cursor ? { cursor: operation.cursor } : {}),
    },
  ];
}
