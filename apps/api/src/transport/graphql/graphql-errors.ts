import type { ApolloServerOptions } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { mapDatabaseError } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { Problem, toProblem } from "@svc/service-kit/errors";
import { GraphQLError } from "graphql";
import { withoutSuggestion, withoutValues } from "./error-messages.ts";
import type { GraphqlContext } from "./graphql-context.ts";

/**
 * Formats resolver errors with REST's error codes. GraphQL's own errors keep their codes. Stacks and internal messages are not exposed.
 *
 * @param showsSchema if false, suggestions of schema names are removed from errors, because introspection is off
 */
export function formatGraphqlError(
  log: Logger,
  showsSchema: boolean,
): NonNullable<ApolloServerOptions<GraphqlContext>["formatError"]> {
  // A failed batch read fails every field that waits for it, but is logged once.
  const logged = new WeakSet<object>();
  const logOnce = (original: unknown, problem: Problem) => {
    if (typeof original === "object" && original !== null) {
      if (logged.has(original)) return;
      logged.add(original);
    }
    log.error({ err: problem.cause ?? original, code: problem.code }, "resolver failed");
  };
  return (formatted, error) => {
    const original = unwrapResolverError(error);
    if (original instanceof GraphQLError) {
      const message = withoutValues(formatted.message, original);
      return { ...formatted, message: showsSchema ? message : withoutSuggestion(message) };
    }
    const problem = toProblem(original, mapDatabaseError);
    if (problem.status >= 500) logOnce(original, problem);
    const { message, locations, path } = formatted;
    return {
      message: original instanceof Problem ? message : problem.message,
      ...(locations ? { locations } : {}),
      ...(path ? { path } : {}),
      extensions: {
        ...problem.extensions,
        code: problem.code,
        status: problem.status,
        errors: problem.errors,
      },
    };
  };
}
