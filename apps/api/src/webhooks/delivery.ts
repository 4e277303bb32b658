export const DELIVERY_STATUSES = ["waiting", "succeeded", "failed"] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Only those of `event` stand in an endpoint's order. */
export const DELIVERY_KINDS = ["event", "redelivery", "recovery", "test"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** One event on its way to one endpoint, as it is read. */
export interface WebhookDelivery {
  /** `whd_…`: the row's UUID. */
  id: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  kind: DeliveryKind;
  recoveryId: string | null;
  status: DeliveryStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

export interface DeliveryWithEvent extends WebhookDelivery {
  eventData: Record<string, unknown>;
  eventCreatedAt: Date;
}

export interface DeliveryAttempt {
  url: string;
  attemptedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  error: string | null;
  responseBody: string | null;
}
