import { enumField } from "@svc/service-kit";
import type { z } from "zod";

export const deliveryStatusSchema = enumField("WebhookDeliveryStatus", "How a delivery stands.", {
  waiting: "No attempt has succeeded, and one is left. A disabled endpoint's deliveries wait.",
  succeeded: "An attempt succeeded.",
  failed: "No attempt succeeded, and none is left.",
});
export type DeliveryStatus = z.output<typeof deliveryStatusSchema>;

export const deliveryKindSchema = enumField(
  "WebhookDeliveryKind",
  "Why a delivery was made. Only those of `event` stand in the endpoint's order.",
  {
    event: "The event happened.",
    redelivery: "Somebody asked for this event again.",
    recovery: "A recovery sends it again.",
    test: "Somebody tries the endpoint out.",
  },
);
export type DeliveryKind = z.output<typeof deliveryKindSchema>;

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
}

export interface AnsweredAttempt extends DeliveryAttempt {
  responseBody: string | null;
  /** Null for attempts older than this column. */
  signature: string | null;
}
