import { ENVIRONMENTS, type Environment } from "@svc/keys";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { maskQuery } from "../endpoints/masked-url.ts";
import { type EventBody, toEventBody } from "../events/event-body.ts";
import {
  type AnsweredAttempt,
  DELIVERY_KINDS,
  DELIVERY_STATUSES,
  type DeliveryAttempt,
  type WebhookDelivery,
} from "./delivery.ts";

/** One event on its way to one endpoint. */
export const deliverySchema = z
  .strictObject({
    id: z.string(),
    object: z.literal("webhook_delivery"),
    environment: z.enum(ENVIRONMENTS),
    endpointId: z.string(),
    eventId: z.string().describe("The `webhook-id` of every attempt."),
    eventType: z.string(),
    kind: z.enum(DELIVERY_KINDS).describe("Only `event` stands in the endpoint's order."),
    recoveryId: z.string().nullable().describe("The recovery that made it."),
    status: z
      .enum(DELIVERY_STATUSES)
      .describe(
        "`waiting` until an attempt succeeds, or none is left. A disabled endpoint's deliveries wait.",
      ),
    attempts: z.number().int().describe("How many have been made."),
    nextAttemptAt: answerTime.nullable().describe("After a failed attempt: when the next one is due."),
    createdAt: answerTime,
    endedAt: answerTime.nullable(),
  })
  .meta({ id: "WebhookDelivery", description: "One event on its way to one endpoint." });

const attemptSchema = z
  .strictObject({
    attemptedAt: answerTime,
    latencyMs: z.number().int(),
    statusCode: z.number().int().nullable().describe("Null when there was no answer: `error` says why."),
    error: z.string().nullable(),
    responseBody: z.string().nullable().describe("The first 20 kB of the answer."),
    request: z.strictObject({
      url: z.string().describe("What stands in its query is masked: `?***`."),
      headers: z
        .strictObject({ "webhook-id": z.string(), "webhook-timestamp": z.string() })
        .describe("What was signed together with the body; the signature itself is left out."),
      body: z.string().describe("As it was sent, letter by letter."),
    }),
  })
  .meta({ id: "WebhookAttempt", description: "One try at a delivery. Kept for 30 days." });

/** A delivery with everything that was tried. */
export const deliveryWithAttemptsSchema = deliverySchema
  .extend({
    history: z.array(attemptSchema).describe("Every attempt of the last 30 days, the first one first."),
  })
  .meta({ id: "WebhookDeliveryWithAttempts", description: "A delivery with its attempts." });

export type DeliveryView = z.output<typeof deliverySchema>;
export type AttemptView = z.output<typeof attemptSchema>;

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

/** The event that a delivery sends, as its receiver gets it. */
export function toDeliveredEvent(delivery: WebhookDelivery, environment: Environment): EventBody {
  const { eventId: id, eventType: type, eventData: data, eventCreatedAt } = delivery;
  return toEventBody({ id, type, data, createdAt: eventCreatedAt.toISOString() }, environment);
}

/** An attempt as it is shown, but for what was answered. The bytes are always the same: the event does not change. */
export function toAttemptView(
  { url, attemptedAt, latencyMs, statusCode, error }: DeliveryAttempt,
  event: EventBody,
): Omit<AttemptView, "responseBody"> {
  return {
    attemptedAt: attemptedAt.toISOString(),
    latencyMs,
    statusCode,
    error,
    request: {
      url: maskQuery(url),
      headers: {
        "webhook-id": event.id,
        "webhook-timestamp": String(Math.floor(attemptedAt.getTime() / 1000)),
      },
      body: JSON.stringify(event),
    },
  };
}

export function toDeliveryWithAttempts(
  delivery: WebhookDelivery,
  attempts: readonly AnsweredAttempt[],
  environment: Environment,
): z.output<typeof deliveryWithAttemptsSchema> {
  const event = toDeliveredEvent(delivery, environment);
  return {
    ...toDeliveryView(delivery, environment),
    history: attempts.map((attempt) => ({
      ...toAttemptView(attempt, event),
      responseBody: attempt.responseBody,
    })),
  };
}
