import { GraphQLError } from "graphql";

/** How much one request may ask for. */
export interface QueryLimits {
  /** Fields within fields; introspection has a limit of its own in GraphQL. */
  depth: number;
  /** Aliases in the whole document: with them one field can be asked for any number of times. */
  aliases: number;
  /** As `costOf` counts. */
  cost: number;
}

/** A document of more tokens is refused unread: one that nests deep enough would exhaust the parser's stack. */
export const MAX_TOKENS = 1_000;

/** How many faults of one document are told of; each looks through the whole schema for a name that is alike. */
export const MAX_ERRORS = 20;

/** The refusal of a document that goes beyond a limit. */
export function beyondLimit(limit: keyof QueryLimits, found: number, maximum: number): GraphQLError {
  const what = { depth: "nests", aliases: "has aliases:", cost: "costs" }[limit];
  const count = Number.isFinite(found) ? String(found) : "far too much";
  return new GraphQLError(`The document ${what} ${count}, and the limit is ${maximum}.`, {
    extensions: { code: "GRAPHQL_VALIDATION_FAILED", limit, maximum, http: { status: 400 } },
  });
}
