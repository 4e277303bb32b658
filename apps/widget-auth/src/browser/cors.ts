import { addVary, type HttpRequest, type HttpResponse, setHeader, writeHead } from "@svc/service-kit";

const METHODS = "GET, POST";
const REQUEST_HEADERS = "Authorization, X-API-Key, Content-Type, Idempotency-Key";
const ANSWER_HEADERS = "X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, Deprecation, Sunset, Link";
const MAX_AGE_SECONDS = "600";

/**
 * CORS for what the widget calls from a browser. A preflight carries no credential, so nobody can say yet whose page
 * it is: it is answered for any origin. The request itself is checked against the session's or the organization's
 * origins, and its refusal stays readable, so that a developer sees what is wrong. There are no cookies, and no
 * credentials mode.
 *
 * @returns whether it was a preflight, which is answered
 */
export function answerPreflight(req: HttpRequest, res: HttpResponse): boolean {
  addVary(res, "Origin");
  const { origin } = req.headers;
  if (origin === undefined) return false;
  setHeader(res, "Access-Control-Allow-Origin", origin);
  if (req.method === "OPTIONS" && req.headers["access-control-request-method"] !== undefined) {
    addVary(res, "Access-Control-Request-Method, Access-Control-Request-Headers");
    setHeader(res, "Access-Control-Allow-Methods", METHODS);
    setHeader(res, "Access-Control-Allow-Headers", REQUEST_HEADERS);
    setHeader(res, "Access-Control-Max-Age", MAX_AGE_SECONDS);
    writeHead(res, 204);
    res.end();
    return true;
  }
  setHeader(res, "Access-Control-Expose-Headers", ANSWER_HEADERS);
  return false;
}
