/** Dead letters are sought among so many of each endpoint's newest failures, and so many are counted: there may be millions. */
export const MAX_DEAD = 10_000;

/**
 * `failing`: enabled, and nothing has succeeded since something failed. `taken_out`: disabled by the service. `disabled`:
 * by its owner.
 */
export const ENDPOINT_STATES = ["healthy", "failing", "taken_out", "disabled"] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** A delivery that nobody gets unless somebody does something. */
export interface DeadLetter {
  deliveryId: string;
  organizationId: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  rolloverId: string | null;
  /** `failed`: every attempt did. `held`: it waits, and its endpoint is disabled. */
  why: "failed" | "held";
  attempts: number;
  /** Of the last attempt, as far as it is kept. */
  statusCode: number | null;
  error: string | null;
  attemptedAt: Date | null;
  createdAt: Date;
}

/** What dead letters may be narrowed by; everything that is given must hold. */
export interface DeadLetterFilter {
  organizationId: string | null;
  endpointId: string | null;
  /** Only deliveries that were made at this moment or later. */
  since: Date | null;
}

/** An endpoint that does not get what it asks for. */
export interface TroubledEndpoint {
  id: string;
  organizationId: string;
  url: string;
  state: Exclude<EndpointState, "healthy">;
  /** Why the service took it out: `failing` or `gone`. */
  disabledReason: string | null;
  failingSince: Date | null;
}
