import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import type { GraphqlContext } from "./graphql-context.ts";

/** Sets `res.locals.isQuery`. Mutations are not compressed because they can return secrets. */
export function markQueries(): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, contextValue }) {
          contextValue.res.locals.isQuery = operation?.operation === OperationTypeNode.QUERY;
        },
      };
    },
  };
}
