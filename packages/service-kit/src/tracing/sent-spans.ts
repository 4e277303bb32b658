import type { TraceContext } from "./trace-context.ts";
import { getCurrentTracing, type SpanInput, type Tracing } from "./tracing.ts";

export interface SentSpan {
  input: SpanInput & { startedAt: number };
  parent: TraceContext;
  error: string | null;
  /** Milliseconds since the epoch. */
  endedAt: number;
}

const now = () => performance.timeOrigin + performance.now();

/** Sends a worker thread's ended spans to the main thread. They cannot have children. */
export function sendSpans(send: (span: SentSpan) => void): Tracing {
  return {
    begin(input, parent) {
      const sent = { ...input, attributes: { ...input.attributes }, startedAt: now() };
      let failure: string | null = null;
      // The main thread creates the span, so use the parent's IDs.
      return {
        traceparent: parent?.traceparent ?? "",
        tracestate: parent?.tracestate ?? null,
        spanId: parent?.spanId ?? "",
        rename(name) {
          sent.name = name;
        },
        set(attributes) {
          Object.assign(sent.attributes, attributes);
        },
        fail(error) {
          failure = error;
        },
        end() {
          if (parent) send({ input: sent, parent, error: failure, endedAt: now() });
        },
      };
    },
    close: () => Promise.resolve(),
  };
}

/** Records a span that a worker thread sent. */
export function recordSentSpan({ input, parent, error, endedAt }: SentSpan): void {
  const span = getCurrentTracing()?.begin(input, parent);
  if (error !== null) span?.fail(error);
  span?.end(endedAt);
}
