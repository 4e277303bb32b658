import { notFound } from "@svc/service-kit/errors";
import type { GraphQLResolveInfo } from "graphql";
import type { GraphqlContext } from "./graphql-context.ts";
import { type ApiOperation, findQueryNames, getView, readsNode } from "./names.ts";
import type { Resolvers } from "./resolver.ts";
import { getTypeName } from "./type-printer.ts";

/** Resolves `node(id:)` with the query for the ID's prefix. */
export function nodeResolvers(operations: readonly ApiOperation[], { Query = {} }: Resolvers) {
  const readers = operations.filter(readsNode);
  const byPrefix = new Map(
    readers.map((reader) => [reader.id as string, Query[findQueryNames(reader)?.query ?? ""]]),
  );
  // Type names by the view's `object` member.
  const types = new Map(
    readers.map((reader) => {
      const view = getView(reader);
      return [view.shape.object.value as string, getTypeName(view, "output")];
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
