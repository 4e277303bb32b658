import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import {
  authenticateKey,
  type Principal,
  Problem,
  parseJsonText,
  readCredential,
  readJsonBody,
  requestIdOf,
  requireReadableQuery,
} from "@svc/service-kit";
import type { Request, RequestHandler, Response } from "express";
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
      const db = ctx.db.forCall(principal.organizationId);
      const call = { ...ctx, db, principal, requestId: requestIdOf(res), ifMatch: null, header };
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
