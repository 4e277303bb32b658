import { readFile } from "node:fs/promises";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import { authenticateKey, readCredential, readJsonBody, requestIdOf } from "@svc/service-kit";
import { type RequestHandler, Router } from "express";
import type { ApiContext } from "../context.ts";
import type { Resolvers } from "./generated/resolver-types.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import { formatGraphqlError } from "./graphql-errors.ts";
import { rolloverMutations, rolloverQueries } from "./rollover-resolvers.ts";
import { DateTime, JSONObject, Money } from "./scalars.ts";

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
    typeDefs: await readFile(new URL("schema.graphql", import.meta.url), "utf8"),
    resolvers,
    introspection: ctx.environment === "test",
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatGraphqlError(ctx.log),
    plugins: [ApolloServerPluginLandingPageDisabled()],
  });
  await server.start();

  const verify: RequestHandler = async (req, res, next) => {
    res.locals.route = "/graphql";
    res.setHeader("Cache-Control", "no-store");
    const { value } = readCredential(req);
    res.locals.principal = await authenticateKey(ctx.auth, req, res, value, ["ak"], undefined);
    req.body = (await readJsonBody(req, res)) ?? {};
    next();
  };
  const router = Router();
  router.use(
    verify,
    expressMiddleware(server, {
      context: async ({ res }) => ({ ctx, principal: res.locals.principal, requestId: requestIdOf(res) }),
    }),
  );
  return router;
}
