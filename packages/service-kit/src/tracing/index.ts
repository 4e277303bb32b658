export { beginChildSpan, getCurrentTrace, withSpan, withTrace } from "./current-trace.ts";
export { recordSentSpan, type SentSpan, sendSpans } from "./sent-spans.ts";
export { startTraced } from "./start-tracing.ts";
export { readTraceContext, type TraceContext } from "./trace-context.ts";
export { getCurrentTracing, type Span, type SpanInput, setTracing } from "./tracing.ts";
export { tracingFields } from "./tracing-config.ts";
