import type { GraphQLResolveInfo } from "graphql";
import type { GraphqlContext } from "./graphql-context.ts";

/** What a resolver is told of what is asked. It is the same for every request with the document, so it holds no variables. */
export type AskedField = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "returnType" | "path">;

// biome-ignore lint/suspicious/noExplicitAny: arguments have been checked against the schema, which the operations made.
export type Resolver = (parent: any, args: any, context: GraphqlContext, info: AskedField) => unknown;
export type Resolvers = Record<string, Record<string, Resolver>>;
