import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { InMemoryLRUCache } from "@apollo/utils.keyvaluecache";
import { expressMiddleware } from "@as-integrations/express5";
import { getRequestId } from "@svc/service-kit/http";
import type { Request, RequestHandler, Response } from "express";
import { OperationTypeNode } from "graphql";
import type { ApiContext } from "../../context/context.ts";
import { createLoad, type GraphqlContext } from "./graphql-context.ts";
import { formatGraphqlError } from "./graphql-errors.ts";
import type { GraphqlSettings } from "./graphql-settings.ts";
import { createWeigher, limitCost } from "./limits/query-cost.ts";
import { MAX_ERRORS, MAX_TOKENS } from "./limits/query-limits.ts";
import { limitShape } from "./limits/shape-rule.ts";
import { collectFieldCosts, getGraphqlSchema } from "./schema.ts";

/** Size of the document cache, in characters of JSON. The documents take five times as many bytes on the heap. */
const MAX_DOCUMENTS_SIZE = 2 ** 21;

/** Starts Apollo Server. Its middleware needs `req.body` and `res.locals.principal`. */
export async function startApolloServer(
  ctx: ApiContext,
  { showsSchema, limits }: GraphqlSettings,
): Promise<RequestHandler> {
  const schema = getGraphqlSchema(ctx.environment);
  const server = new ApolloServer<GraphqlContext>({
    schema,
    introspection: showsSchema,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitShape(limits)],
    validationOptions: { maxErrors: MAX_ERRORS },
    // Persisted queries would store clients' documents between requests.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    documentStore: new InMemoryLRUCache({ maxSize: MAX_DOCUMENTS_SIZE }),
    // Not needed: the only credential is an API key in a header, which browsers cannot send cross-site without a preflight.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatGraphqlError(ctx.log, showsSchema),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Cache control would wrap every resolver, although no response is cached.
      ApolloServerPluginCacheControlDisabled(),
      markQueries(),
      limitCost(limits.cost, createWeigher(schema, collectFieldCosts(ctx.environment))),
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
    requestId: getRequestId(res),
    ifMatch: null,
    header: (name: string) => req.get(name),
  };
  return {
    call,
    res,
    load: createLoad(call),
    consumeQuota: (requests) => ctx.auth.limiter.consumeExtra(res, requests),
  };
}

/** Sets `res.locals.isQuery`. Mutations are not compressed because they can return secrets. */
function markQueries(): ApolloServerPlugin<GraphqlContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation, contextValue }) {
          contextValue.res.locals.isQuery = operation?.operation === OperationTypeNode.QUERY;
        },
      };
    },
  };
}
