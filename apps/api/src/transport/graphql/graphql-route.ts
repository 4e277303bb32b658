import { parse } from "node:querystring";
import { ApolloServer, HeaderMap } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { InMemoryLRUCache } from "@apollo/utils.keyvaluecache";
import {
  authenticateKey,
  compressBody,
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
import { answerKept, findAsked } from "./kept/answer-kept.ts";
import { KeptQueries } from "./kept/kept-queries.ts";
import { limitCost, weighing } from "./limits/query-cost.ts";
import { MAX_ERRORS, MAX_TOKENS } from "./limits/query-limits.ts";
import { limitShape } from "./limits/shape-rule.ts";
import { fieldCosts, graphqlSchema, linksIn } from "./schema.ts";

/**
 * Size of the cache of parsed documents, in characters of their JSON. A document takes five times that on the heap: the default of 30 MiB came to
 * 149 MB where every query has its own text.
 */
const MAX_DOCUMENTS_SIZE = 2 ** 21;
const MEDIA_TYPES = ["application/json", "application/graphql-response+json"];

/**
 * Starts what answers `/graphql`: the same operations as REST, behind the same keys. A faulty credential is answered
 * before GraphQL has a say, with the same problem as in REST.
 */
export async function startGraphql(
  ctx: ApiContext,
  { showsSchema, limits }: GraphqlSettings,
): Promise<RequestHandler> {
  const schema = graphqlSchema(ctx.environment);
  const costs = fieldCosts(ctx.environment);
  const weigh = weighing(schema, costs);
  const kept = new KeptQueries(schema, weigh, costs, linksIn(ctx.environment));
  const formatError = formatGraphqlError(ctx.log, showsSchema);
  const server = new ApolloServer<GraphqlContext>({
    schema,
    introspection: showsSchema,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitShape(limits)],
    validationOptions: { maxErrors: MAX_ERRORS },
    // A registered query would outlive its request; nobody has asked for any.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    documentStore: new InMemoryLRUCache({ maxSize: MAX_DOCUMENTS_SIZE }),
    // A key in a header is the only credential here: no browser sends one to another site without a preflight.
    csrfPrevention: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would look at every field of every answer, and no answer here is ever cached.
      ApolloServerPluginCacheControlDisabled(),
      limitCost(limits.cost, weigh, (text, document) => kept.keep(text, document)),
    ],
  });
  await server.start();

  const toContext = (req: Request, res: Response, principal: Principal): GraphqlContext => {
    const header = (name: string) => req.get(name);
    const db = ctx.db.forCall(principal.organizationId);
    const call = { ...ctx, db, principal, requestId: requestIdOf(res), ifMatch: null, header };
    return {
      call,
      load: createLoad(call),
      charge: (requests) => ctx.auth.limiter.charge(res, requests),
    };
  };
  return async (req, res) => {
    res.set("Cache-Control", "no-store");
    const mark = req.originalUrl.indexOf("?");
    const query = mark === -1 ? null : req.originalUrl.slice(mark + 1);
    const { value } = readCredential(req);
    const principal = await authenticateKey(ctx.auth, req, res, value, ["ak"], undefined);
    if (!req.accepts(MEDIA_TYPES)) throw new Problem("not_acceptable");
    if (query !== null) requireReadableParts(query);
    const body = (await readJsonBody(req, res)) ?? {};
    const context = toContext(req, res, principal);
    const asked = findAsked(kept, req, body);
    const text = asked && (await answerKept(asked, context, limits.cost, formatError));
    // Only queries are cached. A mutation can show a secret, and is never compressed.
    if (text !== null) {
      res.type(JSON_TYPE).send(await compressBody(req, res, text));
      return;
    }
    const answer = await server.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        // Apollo knows no HEAD: to it, it is a GET, whose body Node then leaves out.
        method: req.method === "HEAD" ? "GET" : (req.method ?? ""),
        headers: toHeaderMap(req),
        search: query === null ? "" : `?${query}`,
        body,
      },
      context: async () => context,
    });
    const { headers, status = 200 } = answer;
    if (answer.body.kind !== "complete") throw new Error("GraphQL answered in parts");
    for (const [name, text] of headers) if (name !== CONTENT_TYPE) res.set(name, text);
    const { string } = answer.body;
    const isQuery = status === 200 && (req.method !== "POST" || findAsked(kept, req, body) !== null);
    res
      .status(status)
      .type(headers.get(CONTENT_TYPE) ?? "")
      .send(isQuery ? await compressBody(req, res, string) : string);
  };
}

const CONTENT_TYPE = "content-type";
const JSON_TYPE = "application/json; charset=utf-8";

/** JSON in an address is read as strictly as JSON in a body. @throws Problem `invalid_request`, `malformed_json` */
function requireReadableParts(query: string): void {
  requireReadableQuery(`?${query}`);
  const { variables, extensions } = parse(query);
  for (const json of [variables, extensions].flat()) if (json !== undefined) parseJsonText(json);
}

function toHeaderMap({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return map;
}
