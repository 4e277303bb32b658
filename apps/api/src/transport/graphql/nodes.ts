import { notFound } from "@svc/service-kit";
import type { GraphQLResolveInfo } from "graphql";
import type { GraphqlContext } from "./graphql-context.ts";
import { type ApiOperation, queryOf, readsNode, viewOf } from "./names.ts";
import type { Resolvers } from "./resolver.ts";
import { nameOf } from "./type-printer.ts";

/** How anything is had by its id alone: by the query that reads what has such an id. */
export function nodeResolvers(operations: readonly ApiOperation[], { Query = {} }: Resolvers) {
  const readers = operations.filter(readsNode);
  const byPrefix = new Map(
    readers.map((reader) => [reader.id as string, Query[queryOf(reader)?.query ?? ""]]),
  );
  // What a view says of itself to programs.
  const types = new Map(
    readers.map((reader) => {
      const view = viewOf(reader);
      return [view.shape.object.value as string, nameOf(view, "output")];
    }),
  );
  return {
    Node: { __resolveType: ({ object }: { object: string }) => types.get(object) },
    Query: {
      ...Query,
      node(parent: unknown, { id }: { id: string }, context: GraphqlContext, info: GraphQLResolveInfo) {
        const read = byPrefix.get(id.split("_")[0] ?? "");
        if (!read) throw notFound("node");
        return read(parent, { id }, context, info);
      },
    },
  };
}
