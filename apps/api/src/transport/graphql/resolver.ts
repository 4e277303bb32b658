import type { GraphQLResolveInfo } from "graphql";
import type { GraphqlContext } from "./graphql-context.ts";

export type Resolver = (
  // biome-ignore lint/suspicious/noExplicitAny: the view of the parent's operation.
  parent: any,
  // biome-ignore lint/suspicious/noExplicitAny: graphql-js has checked arguments against the schema.
  args: any,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown;
export type Resolvers = Record<string, Record<string, Resolver>>;
