import type { ApolloServerOptions } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { mapDatabaseError } from "@svc/database";
import { type Logger, Problem, toProblem } from "@svc/service-kit";
import { GraphQLError } from "graphql";
import { withoutSuggestion, withoutValues } from "./error-messages.ts";
import type { GraphqlContext } from "./graphql-context.ts";

/**
 * Says of a resolver's error what REST would say of it, with the catalogue's code. Errors of GraphQL itself (syntax,
 * validation) keep their own. No stack and no message of ours that is not meant for the client gets out.
 *
 * @param showsSchema whether GraphQL may suggest names of the schema: where introspection is off, "did you mean" would
 *   tell them all the same
 */
export function formatGraphqlError(
  log: Logger,
  showsSchema: boolean,
): NonNullable<ApolloServerOptions<GraphqlContext>["formatError"]> {
  // One read that fails is told of in every field that waited for it, and written down once.
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
