/** A position in a trace: https://www.w3.org/TR/trace-context. */
export interface TraceContext {
  /** `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`: version, trace, span, flags. */
  traceparent: string;
  tracestate: string | null;
  /** Undefined for the caller's context. */
  readonly spanId?: string;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const TRACEPARENT_LENGTH = 55;
const INVALID_VERSION = "ff";
/** The standard permits dropping a `tracestate` only if it is longer. */
const MAX_TRACESTATE_LENGTH = 512;
const MAX_ENTRIES = 32;
const ENTRY_KEY = /^[a-z0-9][a-z0-9_*/@-]{0,255}$/;
const ENTRY_VALUE = /^[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

/** Reads the trace context of headers. Invalid values must not fail the request. */
export function readTraceContext({
  traceparent,
  tracestate,
}: Readonly<Record<string, string | string[] | undefined>>): TraceContext | null {
  const parsed = typeof traceparent === "string" ? parseTraceparent(traceparent.trim()) : null;
  if (parsed === null) return null;
  return {
    traceparent: parsed,
    tracestate: typeof tracestate === "string" ? parseTracestate(tracestate) : null,
  };
}

export function toTraceFields(trace: TraceContext | null): { traceId?: string; spanId?: string } {
  if (trace === null) return {};
  const [, traceId = ""] = trace.traceparent.split("-");
  return trace.spanId === undefined ? { traceId } : { traceId, spanId: trace.spanId };
}

function parseTraceparent(text: string): string | null {
  const [, version, trace = "", span = "", flags] = TRACEPARENT.exec(text.slice(0, TRACEPARENT_LENGTH)) ?? [];
  if (version === undefined || version === INVALID_VERSION) return null;
  // Later versions can append more fields after a hyphen.
  if (text.length > TRACEPARENT_LENGTH && (version === "00" || text[TRACEPARENT_LENGTH] !== "-")) return null;
  return isZero(trace) || isZero(span) ? null : `00-${trace}-${span}-${flags}`;
}

function isZero(digits: string): boolean {
  return /^0+$/.test(digits);
}

function parseTracestate(text: string): string | null {
  if (text.length > MAX_TRACESTATE_LENGTH) return null;
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  if (entries.length === 0 || entries.length > MAX_ENTRIES) return null;
  const keys = new Set<string>();
  for (const entry of entries) {
    const equals = entry.indexOf("=");
    const key = entry.slice(0, Math.max(0, equals));
    if (!ENTRY_KEY.test(key) || !ENTRY_VALUE.test(entry.slice(equals + 1)) || keys.has(key)) return null;
    keys.add(key);
  }
  return entries.join(",");
}
