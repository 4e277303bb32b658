import type { RequestHandler } from "express";

const METHODS = "GET, POST";
const REQUEST_HEADERS = "Authorization, X-API-Key, DPoP, Content-Type, Idempotency-Key";
const RESPONSE_HEADERS =
  "X-Request-Id, Date, Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset, Link, WWW-Authenticate";
const MAX_AGE_SECONDS = "600";

/**
 * Lets pages of every origin call the service, without cookies. A preflight has no credential, so `authenticate` checks the
 * origin later. Pages of rejected origins can read the error, for debugging.
 */
export const cors: RequestHandler = (req, res, next) => {
  res.vary("Origin");
  const { origin } = req.headers;
  if (origin === undefined) return next();
  res.set("Access-Control-Allow-Origin", origin);
  if (req.method === "OPTIONS" && req.headers["access-control-request-method"] !== undefined) {
    res.vary("Access-Control-Request-Method, Access-Control-Request-Headers");
    res.set({
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": REQUEST_HEADERS,
      "Access-Control-Max-Age": MAX_AGE_SECONDS,
    });
    res.status(204).end();
    return;
  }
  res.set("Access-Control-Expose-Headers", RESPONSE_HEADERS);
  next();
};
