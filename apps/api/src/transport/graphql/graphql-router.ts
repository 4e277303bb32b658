import { parse } from "node:querystring";
import { createLazy } from "@svc/service-kit";
import { authenticateKey, readCredential } from "@svc/service-kit/auth";
import { parseJsonText, readJsonBody, requireUtf8Query } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { BROTLI, GZIP } from "@svc/service-kit/http";
import { pathRouter } from "@svc/service-kit/routes";
import compression from "compression";
import { type RequestHandler, type Response, Router } from "express";
import type { ApiContext } from "../../context/context.ts";
import { GRAPHQL_PATH } from "./graphql-routes.ts";
import type { GraphqlSettings } from "./graphql-settings.ts";

const MEDIA_TYPES = ["application/json", "application/graphql-response+json"];

/** Checks the key, media type and body in front of Apollo Server, with the same problems as in REST. */
export function graphqlRouter(ctx: ApiContext, settings: GraphqlSettings): Router {
  // Lazy because most integrators use only REST.
  const start = createLazy(async () => (await import("./apollo-server.ts")).startApolloServer(ctx, settings));
  const apollo: RequestHandler = async (req, res, next) => (await start())(req, res, next);
  const handle = Router().use(
    authenticate(ctx),
    requireMediaType,
    readRequest,
    compressQueries,
    handleHeadAsGet,
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
    res.locals.principal = await authenticateKey(ctx.auth, req, {
      res,
      credential: readCredential(req),
      accepted: ["ak"],
      scope: undefined,
    });
    next();
  };
}

const requireMediaType: RequestHandler = (req, _res, next) => {
  if (!req.accepts(MEDIA_TYPES)) throw new Problem("not_acceptable");
  next();
};

/** `express.json` would accept duplicate fields and invalid UTF-8. Also checks JSON in the query string. */
const readRequest: RequestHandler = async (req, res, next) => {
  const { url } = req;
  requireUtf8Query(url);
  const { variables, extensions } = parse(url.slice(url.indexOf("?") + 1));
  for (const json of [variables, extensions].flat()) if (json !== undefined) parseJsonText(json);
  req.body = (await readJsonBody(req, res)) ?? {};
  next();
};

const compressQueries = compression({
  filter: (_req, res) => res.statusCode === 200 && (res as Response).locals.isQuery === true,
  ...GZIP,
  brotli: BROTLI,
});

/** Apollo Server rejects HEAD. Node omits the body. */
const handleHeadAsGet: RequestHandler = (req, res, next) => {
  if (req.method === "HEAD") {
    req.method = "GET";
    // The access log shows the original method.
    res.once("finish", () => {
      req.method = "HEAD";
    });
  }
  next();
};
