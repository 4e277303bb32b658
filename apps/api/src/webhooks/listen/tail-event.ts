import type { TraceContext } from "@svc/service-kit/tracing";
import type { SentEvent } from "../sending/delivery-request.ts";

export interface TailEvent extends SentEvent {
  rolloverId: string | null;
  trace: TraceContext | null;
}

export interface TailFilter {
  /** Null for all organizations. */
  organizationId: string | null;
  types: readonly string[];
}
