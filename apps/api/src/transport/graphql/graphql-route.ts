import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import {
  authenticateKey,
  KEY_ERRORS,
  type Principal,
  Problem,
  parseJsonText,
  type Route,
  readCredential,
  readJsonBody,
  requestIdOf,
  requireReadableQuery,
} from "@svc/service-kit";
import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import type { ApiContext } from "../../context.ts";
import { createLoad } from "./batching.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import { formatGraphqlError } from "./graphql-errors.ts";
import type { GraphqlSettings } from "./graphql-settings.ts";
import { limitCost } from "./limits/query-cost.ts";
import { MAX_ERRORS, MAX_TOKENS } from "./limits/query-limits.ts";
import { limitShape } from "./limits/shape-rule.ts";
import { fieldCosts, graphqlSchema } from "./schema.ts";

const MEDIA_TYPES = ["application/json", "application/graphql-response+json"];

/** What GraphQL's routes are served with: what `startGraphql` gives. */
export interface GraphqlRuntime {
  graphql: RequestHandler;
}

const answerSchema = z
  .looseObject({
    data: z.record(z.string(), z.unknown()).nullable().optional(),
    errors: z
      .array(
        z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string() }).optional() }),
      )
      .optional()
      .describe("What went wrong, by `extensions.code`."),
  })
  .meta({ id: "GraphqlAnswer" });

const fields = {
  query: z.string().describe("A document of the schema.").optional(),
  operationName: z.string().optional(),
};
const requestSchema = z
  .looseObject({ ...fields, variables: z.record(z.string(), z.unknown()).nullable().optional() })
  .meta({ id: "GraphqlRequest" });

const forms = (example: unknown) => ({
  "application/json": { schema: answerSchema, example },
  "application/graphql-response+json": { schema: answerSchema, example },
});
const refusal = (code: string, message: string) => forms({ errors: [{ message, extensions: { code } }] });

const query = "query First { rollovers(first: 1) { edges { node { id state } } } }";
const found = forms({
  data: { rollovers: { edges: [{ node: { id: "rol_01kq3v9k0rf5atxg2m1n8p7q6s", state: "draft" } }] } },
});
const refused = refusal("GRAPHQL_VALIDATION_FAILED", 'Cannot query field "nothing" on type "Query".');
const spent = refusal("rate_limited", "The credential has used up its requests for this minute.");

const shared = {
  path: "/graphql",
  tag: "GraphQL",
  credentials: ["ak"],
  answers: {
    200: { description: "What was asked for; parts that failed are in `errors`.", content: found },
    400: { description: "The document does not fit the schema.", content: refused },
    429: {
      description: "The document costs more requests than the key has left in this minute.",
      content: spent,
    },
    500: { description: "Nothing could be answered.", content: refused },
  },
  serve: ({ graphql }: GraphqlRuntime) => graphql,
} as const;

/** Scopes are asked for field by field: what is missing stands in the answer. */
const ERRORS = [
  ...KEY_ERRORS,
  "invalid_request",
  "malformed_json",
  "not_acceptable",
  "method_not_allowed",
  "internal_error",
  "dependency_unavailable",
] as const;

/** `/graphql`, as far as HTTP goes: the rest says its schema. */
export const graphqlRoutes: readonly Route<GraphqlRuntime>[] = [
  {
    ...shared,
    method: "POST",
    operationId: "postGraphql",
    summary: "Ask or change in GraphQL",
    description: "The same operations as in REST, with the same keys; each field asks for its own scope.",
    body: { schema: requestSchema, isRequired: false, example: { query } },
    errors: [...ERRORS, "payload_too_large", "unsupported_media_type"],
  },
  {
    ...shared,
    method: "GET",
    operationId: "getGraphql",
    summary: "Ask in GraphQL",
    description: "Queries alone: a GET changes nothing.",
    answers: { ...shared.answers, 405: { description: "A mutation was sent by GET.", content: refused } },
    query: z.object({ ...fields, variables: z.string().optional() }),
    errors: ERRORS,
  },
];

/**
 * Starts what answers `/graphql`: the same operations as REST, behind the same keys. A faulty credential is answered
 * before GraphQL has a say, with the same problem as in REST.
 */
export async function startGraphql(
  ctx: ApiContext,
  { showsSchema, limits }: GraphqlSettings,
): Promise<RequestHandler> {
  const server = new ApolloServer<GraphqlContext>({
    schema: graphqlSchema(ctx.environment),
    introspection: showsSchema,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitShape(limits)],
    validationOptions: { maxErrors: MAX_ERRORS },
    // A registered query would outlive its request; nobody has asked for any.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatGraphqlError(ctx.log, showsSchema),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would look at every field of every answer, and no answer here is ever cached.
      ApolloServerPluginCacheControlDisabled(),
      limitCost(limits.cost, fieldCosts(ctx.environment)),
    ],
  });
  await server.start();

  const verify = async (req: Request, res: Response) => {
    res.setHeader("Cache-Control", "no-store");
    const { value } = readCredential(req);
    res.locals.principal = await authenticateKey(ctx.auth, req, res, value, ["ak"], undefined);
    if (!req.accepts(MEDIA_TYPES)) throw new Problem("not_acceptable");
    requireReadableQuery(req.url);
    for (const json of [req.query.variables, req.query.extensions].flat()) {
      if (typeof json === "string") parseJsonText(json);
    }
    req.body = (await readJsonBody(req, res)) ?? {};
  };
  const execute = expressMiddleware(server, {
    context: async ({ req, res }) => {
      const principal: Principal = res.locals.principal;
      const header = (name: string) => req.get(name);
      const call = { ...ctx, principal, requestId: requestIdOf(res), ifMatch: null, header };
      return {
        call,
        load: createLoad(call),
        charge: (requests) => ctx.auth.limiter.charge(res, requests),
      };
    },
  });
  return async (req, res, next) => {
    await verify(req, res);
    // Apollo knows no HEAD: to it, it is a GET, whose body Express then leaves out.
    return execute(req.method === "HEAD" ? asGet(req) : req, res, next);
  };
}

/** The same request under the name of GET. What answers it, and the access log, know it for what it is. */
function asGet(req: Request): Request {
  return Object.create(req, { method: { value: "GET" } });
}
