import type { RequestHandler } from "express";
import { isEndedStream } from "../http/locals.ts";
import { withTrace } from "./current-trace.ts";
import { readTraceContext } from "./trace-context.ts";
import { getCurrentTracing, type Tracing } from "./tracing.ts";

/** Runs each request in its caller's trace. */
export function carryTraces(): RequestHandler {
  const tracing = getCurrentTracing();
  if (tracing) return traceRequests(tracing);
  return (req, _res, next) => {
    const trace = req.headers.traceparent === undefined ? null : readTraceContext(req.headers);
    if (trace === null) next();
    else withTrace(trace, next);
  };
}

const UNTRACED = /^\/(health|metrics)(?![^/?])/;

/** Records a span for each request, without the URL, which can contain client input. */
function traceRequests(tracing: Tracing): RequestHandler {
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
      const isComplete = res.writableFinished || isEndedStream(res);
      if (isComplete) span.set({ "http.response.status_code": res.statusCode });
      else span.fail("aborted");
      if (res.statusCode >= 500) span.fail(problemCode ?? String(res.statusCode));
      span.end();
    });
    withTrace(span, next);
  };
}
