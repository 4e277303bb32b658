import type { RequestHandler } from "express";
import { inTrace } from "./current-trace.ts";
import { readTraceContext } from "./trace-context.ts";
import type { Tracing } from "./tracing.ts";

/** What supervisors and scrapers ask for all day long. */
const UNTRACED = /^\/(health|metrics)(?![^/?])/;

/**
 * A span for each request, as a part of the caller's trace where there is one. Its address is not in it, as that can hold what
 * a client wrote: the route's pattern is.
 */
export function traceRequests(tracing: Tracing): RequestHandler {
  return (req, res, next) => {
    if (UNTRACED.test(req.url)) return next();
    const { method } = req;
    const attributes = { "http.request.method": method, "url.scheme": "http" };
    const span = tracing.begin({ name: method, kind: "server", attributes }, readTraceContext(req.headers));
    res.once("close", () => {
      const { route, requestId, caller, problemCode } = res.locals;
      if (route !== undefined) {
        span.rename(`${method} ${route}`);
        span.set({ "http.route": route });
      }
      if (requestId !== undefined) span.set({ "svc.request.id": requestId });
      if (caller) span.set({ "svc.organization.id": caller.organizationId });
      if (caller?.keyId) span.set({ "svc.key.id": caller.keyId });
      if (res.writableFinished) span.set({ "http.response.status_code": res.statusCode });
      else span.fail("aborted");
      if (res.statusCode >= 500) span.fail(problemCode ?? String(res.statusCode));
      span.end();
    });
    inTrace(span, next);
  };
}
