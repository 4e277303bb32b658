import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import { authenticateKey, Problem, readCredential, readJsonBody, requestIdOf } from "@svc/service-kit";
import { type RequestHandler, Router } from "express";
import type { ApiContext } from "../context.ts";
import type { Resolvers } from "./generated/resolver-types.ts";
import { typeDefs } from "./generated/type-defs.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import { formatGraphqlError } from "./graphql-errors.ts";
import { rolloverMutations, rolloverQueries } from "./rollover-resolvers.ts";
import { DateTime, JSONObject, Money } from "./scalars.ts";

const PATH = "/graphql";
const ALLOW = "GET, OPTIONS, POST";
const MEDIA_TYPES = ["application/json", "application/graphql-response+json"];
/** A document of more tokens is refused unread: one that nests deep enough would exhaust the parser's stack. */
const MAX_TOKENS = 1_000;

const resolvers: Resolvers = {
  DateTime,
  Money,
  JSONObject,
  AccountType: {
    roth_ira: "roth_ira",
    traditional_ira: "traditional_ira",
    simple_ira: "simple_ira",
    sep_ira: "sep_ira",
    governmental_457b: "governmental_457b",
    qualified_plan: "qualified_plan",
    plan_403b: "403b",
    designated_roth: "designated_roth",
  },
  Query: rolloverQueries,
  Mutation: rolloverMutations,
};

/**
 * `/graphql`: the same operations as REST, behind the same keys. A faulty credential is answered before GraphQL has a
 * say, with the same problem as in REST.
 */
export async function graphqlRoute(ctx: ApiContext): Promise<Router> {
  const server = new ApolloServer<GraphqlContext>({
    typeDefs,
    resolvers,
    introspection: ctx.environment === "test",
    parseOptions: { maxTokens: MAX_TOKENS },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatGraphqlError(ctx.log, ctx.environment === "test"),
    plugins: [ApolloServerPluginLandingPageDisabled()],
  });
  await server.start();

  const requireMethod: RequestHandler = (req, res, next) => {
    res.locals.route = PATH;
    if (req.method === "GET" || req.method === "POST") return next();
    if (req.method !== "OPTIONS") {
      throw new Problem("method_not_allowed", `This path knows ${ALLOW}.`, { headers: { Allow: ALLOW } });
    }
    res.setHeader("Allow", ALLOW);
    res.status(204).end();
  };
  const verify: RequestHandler = async (req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    const { value } = readCredential(req);
    res.locals.principal = await authenticateKey(ctx.auth, req, res, value, ["ak"], undefined);
    if (!req.accepts(MEDIA_TYPES)) throw new Problem("not_acceptable");
    req.body = (await readJsonBody(req, res)) ?? {};
    next();
  };
  const router = Router({ caseSensitive: true, strict: true });
  router.all(
    PATH,
    requireMethod,
    verify,
    expressMiddleware(server, {
      context: async ({ res }) => ({ ctx, principal: res.locals.principal, requestId: requestIdOf(res) }),
    }),
  );
  return router;
}
