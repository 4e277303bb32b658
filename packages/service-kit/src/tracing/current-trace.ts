import { AsyncLocalStorage } from "node:async_hooks";
import type { TraceContext } from "./trace-context.ts";
import { getCurrentTracing, type Span, type SpanInput } from "./tracing.ts";

const current = new AsyncLocalStorage<TraceContext>();

export function getCurrentTrace(): TraceContext | null {
  return current.getStore() ?? null;
}

export function withTrace<T>(trace: TraceContext, work: () => T): T {
  return current.run(trace, work);
}

/**
 * Runs work in a new span, or directly if tracing is off.
 * @param parent null to start a new trace
 */
export async function withSpan<T>(
  input: () => SpanInput,
  parent: TraceContext | null,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = getCurrentTracing()?.begin(input(), parent) ?? null;
  if (span === null) return work(null);
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error instanceof Error ? error.name : "error");
    throw error;
  } finally {
    span.end();
  }
}

/** Begins a child of the current span. Returns null without a current span, or if tracing is off. */
export function beginChildSpan(input: () => SpanInput): Span | null {
  const trace = current.getStore();
  // Without a parent span, each health check would start its own trace.
  return trace?.spanId === undefined ? null : (getCurrentTracing()?.begin(input(), trace) ?? null);
}
