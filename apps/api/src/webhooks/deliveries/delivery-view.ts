import type { Environment } from "@svc/keys";
import { answerTime, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { type EventBody, toEventBody } from "../../events/event-body.ts";
import { maskQuery } from "../endpoints/masked-url.ts";
import {
  type AnsweredAttempt,
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
    endpointId: z.string().describe("The endpoint's id."),
    eventId: z.string().describe("The event's id: the `webhook-id` of every attempt."),
    eventType: z.string().describe("The event's type. New values may be added."),
    kind: deliveryKindSchema.describe("Why it was made. Only `event` stands in the endpoint's order."),
    recoveryId: z.string().nullable().describe("The id of the recovery that made it."),
    status: deliveryStatusSchema.describe(
      "`waiting` until an attempt succeeds, or none is left. A disabled endpoint's deliveries wait.",
    ),
    attempts: z.number().int().describe("How many attempts have been made."),
    nextAttemptAt: answerTime.nullable().describe("After a failed attempt: when the next one is due."),
    createdAt: answerTime.describe("When it was made."),
    endedAt: answerTime.nullable().describe("When it succeeded or failed."),
  })
  .meta({ id: "WebhookDelivery", description: "One event on its way to one endpoint." });

const attemptSchema = z
  .strictObject({
    attemptedAt: answerTime.describe("When."),
    latencyMs: z.number().int().describe("How long the answer took, in milliseconds."),
    statusCode: z
      .number()
      .int()
      .nullable()
      .describe("The status that was answered; null when there was no answer: `error` says why."),
    error: z.string().nullable().describe("Why there was no answer."),
    responseBody: z.string().nullable().describe("The first 20 kB of the answer."),
    request: z
      .strictObject({
        url: z.string().describe("Where it was sent. What stands in its query is masked: `?***`."),
        headers: z
          .strictObject({ "webhook-id": z.string(), "webhook-timestamp": z.string() })
          .describe(
            "`webhook-id` and `webhook-timestamp`, which were signed together with the body; the signature itself is left out.",
          )
          .register(graphqlTypes, { scalar: "JSONObject" }),
        body: z.string().describe("As it was sent, letter by letter."),
      })
      .describe("What was sent at an attempt.")
      .register(graphqlTypes, { name: "WebhookRequest" }),
  })
  .meta({ id: "WebhookAttempt", description: "One try at a delivery. Kept for 30 days." });

/** The GraphQL view; `responseBody` is a link, read only when selected. */
export const sentAttemptSchema = attemptSchema
  .omit({ responseBody: true })
  .describe("One try at a delivery. Kept for 30 days.")
  .register(graphqlTypes, { name: "WebhookAttempt" });

export const deliveryWithAttemptsSchema = deliverySchema
  .extend({
    history: z.array(attemptSchema).describe("Every attempt of the last 30 days, the first one first."),
  })
  .meta({ id: "WebhookDeliveryWithAttempts", description: "A delivery with its attempts." });

export type DeliveryView = z.output<typeof deliverySchema>;

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

/** Rebuilds the request body from the event, which never changes. */
export function toAttemptView(
  { url, attemptedAt, latencyMs, statusCode, error }: DeliveryAttempt,
  event: EventBody,
): z.output<typeof sentAttemptSchema> {
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

export function toDeliveredEvent(
  { eventId: id, eventType: type, eventData: data, eventCreatedAt }: DeliveryEvent,
  environment: Environment,
): EventBody {
  return toEventBody({ id, type, data, createdAt: eventCreatedAt.toISOString() }, environment);
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
