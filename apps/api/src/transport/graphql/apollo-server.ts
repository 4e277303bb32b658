import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { InMemoryLRUCache } from "@apollo/utils.keyvaluecache";
import { expressMiddleware } from "@as-integrations/express5";
import { requestIdOf } from "@svc/service-kit";
import type { Request, RequestHandler, Response } from "express";
import type { ApiContext } from "../../context.ts";
import { createLoad } from "./batching.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import { formatGraphqlError } from "./graphql-errors.ts";
import type { GraphqlSettings } from "./graphql-settings.ts";
import { limitCost, weighing } from "./limits/query-cost.ts";
import { MAX_ERRORS, MAX_TOKENS } from "./limits/query-limits.ts";
import { limitShape } from "./limits/shape-rule.ts";
import { markQueries } from "./mark-queries.ts";
import { fieldCosts, graphqlSchema } from "./schema.ts";

/**
 * Size of the cache of parsed documents, in characters of their JSON. A document takes five times that on the heap: the default of 30 MiB came to
 * 149 MB where every query has its own text.
 */
const MAX_DOCUMENTS_SIZE = 2 ** 21;

/** Starts Apollo Server. Returns its Express middleware, which needs `req.body` and `res.locals.principal`. */
export async function startApolloServer(
  ctx: ApiContext,
  { showsSchema, limits }: GraphqlSettings,
): Promise<RequestHandler> {
  const schema = graphqlSchema(ctx.environment);
  const server = new ApolloServer<GraphqlContext>({
    schema,
    introspection: showsSchema,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitShape(limits)],
    validationOptions: { maxErrors: MAX_ERRORS },
    // A persisted query would outlive its request.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    documentStore: new InMemoryLRUCache({ maxSize: MAX_DOCUMENTS_SIZE }),
    // The only credential is a key in a header, which no browser sends to another site without a preflight.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatGraphqlError(ctx.log, showsSchema),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field's resolver, and no answer is cached.
      ApolloServerPluginCacheControlDisabled(),
      markQueries(),
      limitCost(limits.cost, weighing(schema, fieldCosts(ctx.environment))),
    ],
  });
  await server.start();
  return expressMiddleware(server, { context: async ({ req, res }) => createContext(ctx, req, res) });
}

function createContext(ctx: ApiContext, req: Request, res: Response): GraphqlContext {
  const { principal } = res.locals;
  const call = {
    ...ctx,
    db: ctx.db.forCall(principal.organizationId),
    principal,
    requestId: requestIdOf(res),
    ifMatch: null,
    header: (name: string) => req.get(name),
  };
  return {
    call,
    res,
    load: createLoad(call),
    charge: (requests) => ctx.auth.limiter.charge(res, requests),
  };
}
