import { parse } from "node:querystring";
import {
  authenticateKey,
  BROTLI,
  GZIP,
  lazily,
  Problem,
  parseJsonText,
  pathRouter,
  readCredential,
  readJsonBody,
  requireReadableQuery,
} from "@svc/service-kit";
import compression from "compression";
import { type RequestHandler, type Response, Router } from "express";
import type { ApiContext } from "../../context.ts";
import { GRAPHQL_PATH } from "./graphql-routes.ts";
import type { GraphqlSettings } from "./graphql-settings.ts";

const MEDIA_TYPES = ["application/json", "application/graphql-response+json"];

/**
 * The router of `/graphql`. The key, the media type and the body are checked before Apollo Server, with the same problems
 * as in REST.
 */
export function graphqlRouter(ctx: ApiContext, settings: GraphqlSettings): Router {
  // Apollo Server is loaded with the first request: most integrators use REST only.
  const start = lazily(async () => (await import("./apollo-server.ts")).startApolloServer(ctx, settings));
  const apollo: RequestHandler = async (req, res, next) => (await start())(req, res, next);
  const handle = Router().use(
    authenticate(ctx),
    requireMediaType,
    readRequest,
    compressQueries,
    answerHead,
    apollo,
  );
  return pathRouter([
    { method: "GET", path: GRAPHQL_PATH, handle },
    { method: "POST", path: GRAPHQL_PATH, handle },
  ]);
}

function authenticate(ctx: ApiContext): RequestHandler {
  return async (req, res, next) => {
    res.locals.operation = req.method === "POST" ? "postGraphql" : "getGraphql";
    res.set("Cache-Control", "no-store");
    const { value } = readCredential(req);
    res.locals.principal = await authenticateKey(ctx.auth, req, res, value, ["ak"], undefined);
    next();
  };
}

const requireMediaType: RequestHandler = (req, _res, next) => {
  if (!req.accepts(MEDIA_TYPES)) throw new Problem("not_acceptable");
  next();
};

/**
 * Sets `req.body`. `express.json` is not used: it accepts duplicate members and invalid UTF-8, which the contract refuses
 * with `malformed_json`. JSON in a query string is read as strictly.
 */
const readRequest: RequestHandler = async (req, res, next) => {
  const { url } = req;
  requireReadableQuery(url);
  const { variables, extensions } = parse(url.slice(url.indexOf("?") + 1));
  for (const json of [variables, extensions].flat()) if (json !== undefined) parseJsonText(json);
  req.body = (await readJsonBody(req, res)) ?? {};
  next();
};

/** Compresses answers to queries, as REST's endpoints do. */
const compressQueries = compression({
  filter: (_req, res) => res.statusCode === 200 && (res as Response).locals.isQuery === true,
  ...GZIP,
  brotli: BROTLI,
});

/** Apollo Server refuses HEAD. Node leaves out the body of the GET that it answers instead. */
const answerHead: RequestHandler = (req, res, next) => {
  if (req.method === "HEAD") {
    req.method = "GET";
    // The access log names the method that was sent.
    res.once("finish", () => {
      req.method = "HEAD";
    });
  }
  next();
};
