import type { Environment } from "@svc/keys";
import type { TraceContext } from "@svc/service-kit/tracing";
import { createSignatureHeaders } from "../endpoints/signature.ts";
import { type PayloadFormat, toSentBody } from "../events/sent-body.ts";

export interface SentEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
  /** ISO 8601 in UTC, with milliseconds. */
  createdAt: string;
}

const USER_AGENT = "svc-webhooks/1";

/** Builds an attempt's request. All attempts at a delivery have the same body, unless the endpoint's payload format changes. */
export function toDeliveryRequest(
  event: SentEvent,
  environment: Environment,
  {
    secrets,
    attemptedAt,
    payload = "full",
    trace = null,
  }: {
    secrets: readonly string[];
    attemptedAt: Date;
    payload?: PayloadFormat;
    trace?: TraceContext | null | undefined;
  },
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(toSentBody(event, environment, payload));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": USER_AGENT,
    ...createSignatureHeaders(secrets, event.id, {
      timestamp: Math.floor(attemptedAt.getTime() / 1000),
      body,
    }),
    ...(trace && { traceparent: trace.traceparent }),
    ...(trace?.tracestate && { tracestate: trace.tracestate }),
  };
  return { headers, body };
}
