import type { SentEvent } from "../sending/delivery-request.ts";

/** An event as a listener is told of it. */
export interface TailEvent extends SentEvent {
  rolloverId: string | null;
}

/** Whose events of which types are listened to. */
export interface TailFilter {
  /** Null for every organization's. */
  organizationId: string | null;
  /** As an endpoint asks for them. */
  types: readonly string[];
}
