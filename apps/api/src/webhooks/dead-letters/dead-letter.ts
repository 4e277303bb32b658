/** Limits the failed deliveries searched per endpoint, and the count of dead letters. */
export const MAX_DEAD_LETTERS = 10_000;

/** `failing`: enabled, but the last attempt failed. `taken_out`: disabled by the service. */
export const ENDPOINT_STATES = ["healthy", "failing", "taken_out", "disabled"] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

export interface DeadLetter {
  deliveryId: string;
  organizationId: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  rolloverId: string | null;
  /** `failed`: all attempts failed. `held`: waiting for a disabled endpoint. */
  why: "failed" | "held";
  attempts: number;
  /** Null if the last attempt received no response or was deleted. */
  statusCode: number | null;
  error: string | null;
  attemptedAt: Date | null;
  createdAt: Date;
}

export interface DeadLetterFilter {
  organizationId: string | null;
  endpointId: string | null;
  since: Date | null;
}

export interface TroubledEndpoint {
  id: string;
  organizationId: string;
  url: string;
  state: Exclude<EndpointState, "healthy">;
  disabledReason: string | null;
  failingSince: Date | null;
}
