import {
  createTraceState,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "../logging.ts";
import { LoggingExporter } from "./logging-exporter.ts";
import type { TraceContext } from "./trace-context.ts";
import type { Span, SpanAttributes, Tracing } from "./tracing.ts";
import type { TracingConfig } from "./tracing-config.ts";

const MAX_QUEUED_SPANS = 4_096;
const SEND_EVERY_MS = 2_000;
const SEND_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 2_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/** Opens OpenTelemetry without its global API and without patching other modules. */
export function openTracing(
  config: TracingConfig & { OTEL_EXPORTER_OTLP_ENDPOINT: string },
  name: string,
  log: Logger,
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, "")}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": name,
      ...config.OTEL_RESOURCE_ATTRIBUTES,
      ...(config.OTEL_SERVICE_NAME && { "service.name": config.OTEL_SERVICE_NAME }),
    }),
    sampler: createSampler(config),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new LoggingExporter(exporter, log),
        maxQueueSize: MAX_QUEUED_SPANS,
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer("svc");
  return {
    begin({ name: spanName, kind, attributes = {}, startedAt }, parent) {
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, toSpanContext(parent)) : ROOT_CONTEXT;
      const options = {
        kind: KINDS[kind],
        attributes,
        ...(startedAt !== undefined && { startTime: startedAt }),
      };
      return new OpenSpan(tracer.startSpan(spanName, options, context));
    },
    async close() {
      const timeout = new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), timeout]);
    },
  };
}

class OpenSpan implements Span {
  readonly spanContext: SpanContext;
  private readonly span: OtelSpan;

  constructor(span: OtelSpan) {
    this.span = span;
    this.spanContext = span.spanContext();
  }

  get spanId(): string {
    return this.spanContext.spanId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.spanContext;
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
  }

  get tracestate(): string | null {
    return this.spanContext.traceState?.serialize() || null;
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  fail(error: string): void {
    this.span.setAttribute("error.type", error);
    this.span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(endedAt?: number): void {
    this.span.end(endedAt);
  }
}

function toSpanContext(parent: TraceContext): SpanContext {
  if (parent instanceof OpenSpan) return parent.spanContext;
  const { traceparent, tracestate } = parent;
  const [, traceId = "", spanId = "", flags = ""] = traceparent.split("-");
  return {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
    ...(tracestate !== null && { traceState: createTraceState(tracestate) }),
  };
}

function createSampler({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: TracingConfig): Sampler {
  const isParentBased = name.startsWith("parentbased_");
  const root = name.replace("parentbased_", "");
  const sampler =
    root === "always_on"
      ? new AlwaysOnSampler()
      : root === "always_off"
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return isParentBased ? new ParentBasedSampler({ root: sampler }) : sampler;
}
