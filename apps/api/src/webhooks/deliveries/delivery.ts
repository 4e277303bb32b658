import { enumField } from "@svc/service-kit/fields";
import type { z } from "zod";
import type { PayloadFormat } from "../events/sent-body.ts";

export const deliveryStatusSchema = enumField("WebhookDeliveryStatus", "The status of a delivery.", {
  waiting:
    "No attempt has succeeded yet, and attempts remain. Deliveries to a disabled endpoint stay in this status.",
  succeeded: "An attempt succeeded.",
  failed: "All attempts failed.",
});
export type DeliveryStatus = z.output<typeof deliveryStatusSchema>;

export const deliveryKindSchema = enumField(
  "WebhookDeliveryKind",
  "Why a delivery was created. Only deliveries with kind `event` follow the endpoint's ordering.",
  {
    event: "The event occurred.",
    redelivery: "The event was resent on request.",
    recovery: "A recovery resent the event.",
    test: "The endpoint was tested.",
  },
);
type DeliveryKind = z.output<typeof deliveryKindSchema>;

export interface DeliveryEvent {
  eventId: string;
  eventType: string;
  eventData: Record<string, unknown>;
  eventCreatedAt: Date;
}

export interface WebhookDelivery extends DeliveryEvent {
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
  /** A bigint, as a string. */
  id: string;
  deliveryId: string;
  url: string;
  attemptedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  error: string | null;
  payload: PayloadFormat;
}

export interface AttemptWithResponse extends DeliveryAttempt {
  responseBody: string | null;
  /** Null for attempts made before signatures were stored. */
  signature: string | null;
}
