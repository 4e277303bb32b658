import type { TraceContext } from "./trace-context.ts";

/** What a span says of itself. Never what somebody wrote, and nothing of a person. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanInput {
  /** Of few kinds: what differs from one to the next are attributes. */
  name: string;
  /** Whether it answers somebody, asks somebody, or does what was left to be done. */
  kind: "server" | "client" | "consumer";
  attributes?: SpanAttributes;
  /** Milliseconds since the epoch; now unless it is given. */
  startedAt?: number;
}

/** Something that is being done, as a place in a trace. What is begun within it has it as its parent. */
export interface Span extends TraceContext {
  /** 16 hex digits. */
  readonly spanId: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Says that it went wrong. @param error the kind of it, never its words */
  fail(error: string): void;
  /** @param at milliseconds since the epoch; now unless it is given */
  end(at?: number): void;
}

/** Makes spans, and sends them to a collector. */
export interface Tracing {
  /** @param parent null where a trace begins with it */
  begin(input: SpanInput, parent: TraceContext | null): Span;
  /** Sends what waits, for a moment at most. */
  close(): Promise<void>;
}

let tracing: Tracing | null = null;

/** What makes spans; null in a process that traces nothing. It is there before anything is opened, or never. */
export function currentTracing(): Tracing | null {
  return tracing;
}

/** Says what makes this process's spans. */
export function setTracing(of: Tracing | null): void {
  tracing = of;
}
