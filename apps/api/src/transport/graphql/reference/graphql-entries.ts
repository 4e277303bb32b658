import type { Environment } from "@svc/keys";
import { type EntryGroup, toPlainText } from "@svc/openapi";
import { buildSchema } from "graphql";
import { printGraphqlSchema } from "../schema.ts";
import { GRAPHQL_DOCS } from "./graphql-docs.ts";
import { catalogSchema } from "./schema-catalog.ts";

/** Creates search entries. The entry of a root type also lists its fields. */
export function createGraphqlEntries(environment: Environment): EntryGroup {
  const types = [...catalogSchema(buildSchema(printGraphqlSchema(environment))).values()];
  return {
    kind: "GraphQL type",
    title: "GraphQL types",
    entries: types.map(({ type, kind }) => ({
      title: type.name,
      href: `${GRAPHQL_DOCS}/${type.name}`,
      text:
        kind === "root" && "getFields" in type
          ? Object.keys(type.getFields()).join(", ")
          : toPlainText(type.description ?? ""),
    })),
  };
}
