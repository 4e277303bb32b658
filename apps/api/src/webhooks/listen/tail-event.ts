import type { TraceContext } from "@svc/service-kit";
import type { SentEvent } from "../sending/delivery-request.ts";

/** An event as a listener is told of it. */
export interface TailEvent extends SentEvent {
  rolloverId: string | null;
  /** Of the request that caused it, as real deliveries carry it; null where there was none. */
  trace: TraceContext | null;
}

/** Whose events of which types are listened to. */
export interface TailFilter {
  /** Null for every organization's. */
  organizationId: string | null;
  /** As an endpoint asks for them. */
  types: readonly string[];
}
