import type { ApolloServerOptions } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import type { Request } from "express";
import type { GraphQLError } from "graphql";
import type { GraphqlContext } from "../graphql-context.ts";
import type { KeptQueries, KeptQuery } from "./kept-queries.ts";

type FormatError = NonNullable<ApolloServerOptions<GraphqlContext>["formatError"]>;

/** A query that is kept, with what it is asked with. */
interface Asked {
  query: KeptQuery;
  variables: Record<string, unknown>;
}

/** What Apollo answers in its usual form, JSON with status 200. */
const PLAIN_ACCEPTS: ReadonlySet<string | undefined> = new Set([undefined, "*/*", "application/json"]);
const MEMBERS: ReadonlySet<string> = new Set(["query", "variables", "operationName"]);

/**
 * The kept query that a request asks for; null where Apollo's HTTP has something to say of it: its method, its media types,
 * a body of another form or with extensions, a document that was not met before or changes something.
 *
 * @param body the request's JSON
 */
export function findAsked(kept: KeptQueries, req: Request, body: object): Asked | null {
  if (req.method !== "POST" || !PLAIN_ACCEPTS.has(req.get("accept"))) return null;
  for (const name in body) if (!MEMBERS.has(name)) return null;
  const { query: text, variables, operationName } = body as Record<string, unknown>;
  if (typeof text !== "string" || operationName === "") return null;
  if (operationName != null && typeof operationName !== "string") return null;
  if (variables != null && (typeof variables !== "object" || Array.isArray(variables))) return null;
  const query = kept.find(text, operationName ?? undefined);
  return query && { query, variables: (variables ?? {}) as Record<string, unknown> };
}

/**
 * Answers a query that is kept, as Apollo would. The same text is charged, executed and told of in the same order, by the
 * same functions; where all goes well, it is written by what was made of the text.
 *
 * @returns the body of a 200; null where the request is to be refused: by Apollo, which does not charge it again
 */
export async function answerKept(
  { query, variables }: Asked,
  context: GraphqlContext,
  maximumCost: number,
  formatError: FormatError,
): Promise<string | null> {
  const { cost, requests } = query.weightOf(variables);
  if (cost > maximumCost) return null;
  try {
    await context.charge(requests);
    context.charge = () => {};
  } catch (refusal) {
    context.charge = () => {
      throw refusal;
    };
    return null;
  }
  const written = await query.write(context, variables);
  if (written !== null) return `{"data":${written}}\n`;
  const { data, errors } = await query.execute(context, variables);
  if (data === undefined) return null;
  const told = errors?.map((error) => formatError(toFormatted(error), error));
  return `${JSON.stringify({ errors: told, data })}\n`;
}

/** An error as Apollo hands it to `formatError`. */
function toFormatted(error: GraphQLError) {
  const code = error.extensions.code ?? ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  return { ...error.toJSON(), extensions: { ...error.extensions, code } };
}
