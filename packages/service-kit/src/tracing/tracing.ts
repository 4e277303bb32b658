import type { TraceContext } from "./trace-context.ts";

/** Must not contain client input or personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanInput {
  /** Low cardinality; put variable parts in attributes. */
  name: string;
  kind: "server" | "client" | "consumer";
  attributes?: SpanAttributes;
  /** Milliseconds since the epoch. Defaults to now. */
  startedAt?: number;
}

export interface Span extends TraceContext {
  /** 16 hex digits. */
  readonly spanId: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param error type of the error, never its message */
  fail(error: string): void;
  /** @param endedAt milliseconds since the epoch; defaults to now */
  end(endedAt?: number): void;
}

export interface Tracing {
  begin(input: SpanInput, parent: TraceContext | null): Span;
  close(): Promise<void>;
}

let tracing: Tracing | null = null;

export function getCurrentTracing(): Tracing | null {
  return tracing;
}

export function setTracing(newTracing: Tracing | null): void {
  tracing = newTracing;
}
