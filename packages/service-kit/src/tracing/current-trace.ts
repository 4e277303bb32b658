import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import { readTraceContext, type TraceContext } from "./trace-context.ts";

const current = new AsyncLocalStorage<TraceContext>();

/** The trace of what is being done; null where there is none. */
export function currentTrace(): TraceContext | null {
  return current.getStore() ?? null;
}

/** Does something as a part of a trace: also all that it waits for. */
export function inTrace<T>(trace: TraceContext, work: () => T): T {
  return current.run(trace, work);
}

/** Handles each request as a part of the trace that it says it belongs to. One that says nothing costs a look at its headers. */
export function carryTraces(listener: RequestListener): RequestListener {
  return (req, res) => {
    const trace = req.headers.traceparent === undefined ? null : readTraceContext(req.headers);
    if (trace === null) listener(req, res);
    else current.run(trace, () => listener(req, res));
  };
}
