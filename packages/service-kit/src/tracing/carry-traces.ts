import type { RequestHandler } from "express";
import { withTrace } from "./current-trace.ts";
import { readTraceContext } from "./trace-context.ts";
import { traceRequests } from "./trace-requests.ts";
import { currentTracing } from "./tracing.ts";

/** Returns middleware that runs each request in its caller's trace. */
export function carryTraces(): RequestHandler {
  const tracing = currentTracing();
  if (tracing) return traceRequests(tracing);
  return (req, _res, next) => {
    const trace = req.headers.traceparent === undefined ? null : readTraceContext(req.headers);
    if (trace === null) next();
    else withTrace(trace, next);
  };
}
