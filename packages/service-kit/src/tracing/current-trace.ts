import { AsyncLocalStorage } from "node:async_hooks";
import type { TraceContext } from "./trace-context.ts";
import { currentTracing, type Span, type SpanInput } from "./tracing.ts";

const current = new AsyncLocalStorage<TraceContext>();

/** The trace of what is being done; null where there is none. */
export function currentTrace(): TraceContext | null {
  return current.getStore() ?? null;
}

/** Does something as a part of a trace: also all that it waits for. */
export function inTrace<T>(trace: TraceContext, work: () => T): T {
  return current.run(trace, work);
}

/**
 * Does something as a span of its own, or just so in a process that traces nothing.
 *
 * @param parent what it is a part of; null where a trace begins with it
 * @param work is given the span, to say more of it; what it throws passes through
 */
export async function inSpan<T>(
  input: () => SpanInput,
  parent: TraceContext | null,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = currentTracing()?.begin(input(), parent) ?? null;
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

/** Begins a span of something that this process asks of another, within what is being traced; null where nothing is. */
export function beginWithin(input: () => SpanInput): Span | null {
  const trace = current.getStore();
  // What no span of ours asks for, as a sign of life, would be a trace of its own each time.
  return trace?.spanId === undefined ? null : (currentTracing()?.begin(input(), trace) ?? null);
}
