export const DELIVERY_STATUSES = ["waiting", "succeeded", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Only those of `event` stand in an endpoint's order. */
export const DELIVERY_KINDS = ["event", "redelivery", "recovery", "test"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** The event that is on its way. */
export interface DeliveryEvent {
  eventId: string;
  eventType: string;
  eventData: Record<string, unknown>;
  eventCreatedAt: Date;
}

/** One event on its way to one endpoint, as it is read. */
export interface WebhookDelivery extends DeliveryEvent {
  /** `whd_…`: the row's UUID. */
  id: string;
  endpointId: string;
  kind: DeliveryKind;
  recoveryId: string | null;
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface DeliveryAttempt {
  /** A number, which may be larger than those of JavaScript. */
  id: string;
  deliveryId: string;
  url: string;
  attemptedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  error: string | null;
}

/** An attempt with what was answered: up to 20 kB. */
export interface AnsweredAttempt extends DeliveryAttempt {
  responseBody: string | null;
}
