import type { ApolloServerOptions } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { mapDatabaseError } from "@svc/database";
import type { Logger } from "@svc/service-kit";
import { Problem, toProblem } from "@svc/service-kit/errors";
import { GraphQLError } from "graphql";
import { removeSuggestion, removeValues } from "./error-messages.ts";
import type { GraphqlContext } from "./graphql-context.ts";

/**
 * Gives resolver errors REST's error codes. GraphQL's own errors keep their codes.
 * @param showsSchema if false, errors do not suggest schema names
 */
export function formatGraphqlError(
  log: Logger,
  showsSchema: boolean,
): NonNullable<ApolloServerOptions<GraphqlContext>["formatError"]> {
  // A failed batch read can fail many fields, but is logged once.
  const loggedErrors = new WeakSet<object>();
  const logOnce = (originalError: unknown, problem: Problem) => {
    if (typeof originalError === "object" && originalError !== null) {
      if (loggedErrors.has(originalError)) return;
      loggedErrors.add(originalError);
    }
    log.error({ err: problem.cause ?? originalError, code: problem.code }, "resolver failed");
  };
  return (formatted, error) => {
    const originalError = unwrapResolverError(error);
    if (originalError instanceof GraphQLError) {
      const message = removeValues(formatted.message, originalError);
      return { ...formatted, message: showsSchema ? message : removeSuggestion(message) };
    }
    const problem = toProblem(originalError, mapDatabaseError);
    if (problem.status >= 500) logOnce(originalError, problem);
    const { message, locations, path } = formatted;
    return {
      message: originalError instanceof Problem ? message : problem.message,
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
