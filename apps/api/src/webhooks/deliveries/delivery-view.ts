import type { Environment } from "@svc/keys";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { defineExpansions } from "../../context/selection.ts";
import { maskQuery } from "../endpoints/endpoint-url.ts";
import { eventExpansion, expandedEvent } from "../events/event-expansion.ts";
import { toSentBody } from "../events/sent-body.ts";
import {
  type AttemptWithResponse,
  type DeliveryAttempt,
  type DeliveryEvent,
  deliveryKindSchema,
  deliveryStatusSchema,
  type WebhookDelivery,
} from "./delivery.ts";

export const deliverySchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `whd_` and 26 characters."),
    object: z.literal("webhook_delivery"),
    environment: environmentField,
    endpointId: z.string().describe("TypeID of the webhook endpoint: `whe_` followed by 26 characters."),
    eventId: z.string().describe("The event ID, sent as `webhook-id` with every attempt."),
    eventType: z.string().describe("The event type. New values may be added."),
    kind: deliveryKindSchema.describe(
      "Why the delivery was created. Only deliveries with kind `event` follow the endpoint's ordering.",
    ),
    recoveryId: z.string().nullable().describe("The recovery that created the delivery."),
    status: deliveryStatusSchema.describe(
      "`waiting` until an attempt succeeds or the last one fails. Deliveries to a disabled " +
        "endpoint stay `waiting`.",
    ),
    attempts: z.number().int().describe("The number of attempts so far."),
    nextAttemptAt: timestampField
      .nullable()
      .describe("When the next attempt is due, if the last one failed."),
    createdAt: timestampField.describe("When the delivery was created."),
    endedAt: timestampField.nullable().describe("When the delivery succeeded or failed."),
    event: expandedEvent,
  })
  .meta({ id: "WebhookDelivery", description: "The delivery of one event to one endpoint." });

const attemptSchema = z
  .strictObject({
    attemptedAt: timestampField.describe("When the attempt was made."),
    latencyMs: z.number().int().describe("The response time in milliseconds."),
    statusCode: z
      .number()
      .int()
      .nullable()
      .describe("The HTTP status of the response; null if there was no response (see `error`)."),
    error: z.string().nullable().describe("Why there was no response."),
    responseBody: z.string().nullable().describe("The first 20 kB of the response body."),
    request: z
      .strictObject({
        url: z.string().describe("The URL the request was sent to. Its query is masked: `?***`."),
        headers: z
          .strictObject({
            "webhook-id": z.string().describe("The event ID, the same for every attempt."),
            "webhook-timestamp": z
              .string()
              .describe("When the attempt was sent, in seconds since the epoch."),
          })
          .describe("The signed headers `webhook-id` and `webhook-timestamp`. The signature is omitted.")
          .register(graphqlTypes, { scalar: "JSONObject" }),
        body: z.string().describe("The exact body that was sent."),
      })
      .describe("The request of an attempt.")
      .register(graphqlTypes, { name: "WebhookRequest" }),
  })
  .meta({ id: "WebhookAttempt", description: "One attempt at a delivery. Kept for 30 days." });

/** For GraphQL, where `responseBody` is a link, so it is read only if selected. */
export const sentAttemptSchema = attemptSchema
  .omit({ responseBody: true })
  .describe("One attempt at a delivery. Kept for 30 days.")
  .register(graphqlTypes, { name: "WebhookAttempt" });

export const deliveryWithAttemptsSchema = deliverySchema
  .extend({
    history: z.array(attemptSchema).describe("Every attempt of the last 30 days, oldest first."),
  })
  .meta({
    id: "WebhookDeliveryWithAttempts",
    description: "A delivery of an event to an endpoint, with its HTTP attempts.",
  });

export const deliveryExpansions = defineExpansions({ event: eventExpansion });

type DeliveryView = z.output<typeof deliverySchema>;

export function toDeliveryView(delivery: WebhookDelivery, environment: Environment): DeliveryView {
  return {
    id: delivery.id,
    object: "webhook_delivery",
    environment,
    endpointId: delivery.endpointId,
    eventId: delivery.eventId,
    eventType: delivery.eventType,
    kind: delivery.kind,
    recoveryId: delivery.recoveryId,
    status: delivery.status,
    attempts: delivery.attempts,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
    endedAt: delivery.endedAt?.toISOString() ?? null,
  };
}

/** Rebuilds the request body from the event, which never changes, and the attempt's payload format. */
export function toAttemptView(
  { url, attemptedAt, latencyMs, statusCode, error, payload }: DeliveryAttempt,
  event: DeliveryEvent,
  environment: Environment,
): z.output<typeof sentAttemptSchema> {
  return {
    attemptedAt: attemptedAt.toISOString(),
    latencyMs,
    statusCode,
    error,
    request: {
      url: maskQuery(url),
      headers: {
        "webhook-id": event.eventId,
        "webhook-timestamp": String(Math.floor(attemptedAt.getTime() / 1000)),
      },
      body: JSON.stringify(toSentBody(toSentEvent(event), environment, payload)),
    },
  };
}

export function toSentEvent({
  eventId: id,
  eventType: type,
  eventData: data,
  eventCreatedAt,
}: DeliveryEvent) {
  return { id, type, data, createdAt: eventCreatedAt.toISOString() };
}

export function toDeliveryWithAttempts(
  delivery: WebhookDelivery,
  attempts: readonly AttemptWithResponse[],
  environment: Environment,
): z.output<typeof deliveryWithAttemptsSchema> {
  return {
    ...toDeliveryView(delivery, environment),
    history: attempts.map((attempt) => ({
      ...toAttemptView(attempt, delivery, environment),
      responseBody: attempt.responseBody,
    })),
  };
}
