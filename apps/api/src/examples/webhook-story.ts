import type { EndpointExamples } from "@svc/service-kit";
import { describeEventTypes, exampleEvent } from "../webhooks/events/event-type-list.ts";
import { NOW } from "./story.ts";

const ENDPOINT_ID = "whe_01m7zh3zq4enbshkc1y4rq7w6x";
const DELIVERY_ID = "whd_01m7zh40fsenbshkd50xw2w7cr";
const RECOVERY_ID = "whr_01m7zh40rgenbshkdc9e2p6v3j";
const URL = "https://app.example.com/webhooks";
const SECRET = "whsec_<SECRET>";
const TOMORROW = "2026-06-16T12:00:00.000Z";

const page = (...data: unknown[]) => ({ object: "list", data, hasMore: false, nextCursor: null });

const endpoint = {
  id: ENDPOINT_ID,
  object: "webhook_endpoint",
  environment: "test",
  url: URL,
  eventTypes: ["rollover.*"],
  description: "Back office",
  enabled: true,
  disabledReason: null,
  ordering: "per_rollover",
  failingSince: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};
const changed = { ...endpoint, description: null, version: 2 };
const rotated = { ...changed, version: 3 };

const event = exampleEvent("rollover.submitted", "test");

const delivery = {
  id: DELIVERY_ID,
  object: "webhook_delivery",
  environment: "test",
  endpointId: ENDPOINT_ID,
  eventId: event.id,
  eventType: event.type,
  kind: "event",
  recoveryId: null,
  status: "waiting",
  attempts: 0,
  nextAttemptAt: null,
  createdAt: NOW,
  endedAt: null,
};
const delivered = { ...delivery, status: "succeeded", attempts: 1, endedAt: NOW };

const recovery = {
  id: RECOVERY_ID,
  object: "webhook_recovery",
  environment: "test",
  endpointId: ENDPOINT_ID,
  since: "2026-06-15T00:00:00.000Z",
  until: NOW,
  status: "all",
  total: 1,
  waiting: 1,
  succeeded: 0,
  failed: 0,
  createdAt: NOW,
  preparedAt: NOW,
};

/** The examples of webhooks, deliveries and events, by their operation. */
export const WEBHOOK_EXAMPLES = {
  createWebhookEndpoint: {
    body: { url: URL, eventTypes: ["rollover.*"], description: "Back office" },
    answers: { 201: { ...endpoint, secret: SECRET } },
  },
  listWebhookEndpoints: { answers: { 200: page(endpoint) } },
  getWebhookEndpoint: { answers: { 200: endpoint } },
  updateWebhookEndpoint: { body: { description: null }, answers: { 200: changed } },
  deleteWebhookEndpoint: {
    answers: { 200: { id: ENDPOINT_ID, object: "webhook_endpoint", deleted: true } },
  },
  revealWebhookSecret: {
    answers: {
      200: {
        object: "webhook_secrets",
        endpointId: ENDPOINT_ID,
        secrets: [
          { secret: SECRET, createdAt: NOW, expiresAt: null },
          { secret: SECRET, createdAt: NOW, expiresAt: TOMORROW },
        ],
      },
    },
  },
  rotateWebhookSecret: { body: {}, answers: { 200: { ...rotated, secret: SECRET } } },
  testWebhookEndpoint: {
    body: {},
    answers: { 202: { ...delivery, eventType: "webhook.test", kind: "test" } },
  },
  getWebhookStats: {
    answers: {
      200: {
        object: "webhook_stats",
        endpointId: ENDPOINT_ID,
        since: "2026-06-14T12:00:00.000Z",
        attempts: 0,
        succeeded: 0,
        failed: 0,
        successRate: null,
        waiting: 1,
        oldestWaitingAt: NOW,
      },
    },
  },
  listWebhookDeliveries: { answers: { 200: page(delivery) } },
  recoverWebhookEndpoint: {
    body: { since: "2026-06-15T00:00:00Z", status: "all" },
    answers: { 202: recovery },
  },
  listWebhookRecoveries: { answers: { 200: page(recovery) } },
  getDelivery: {
    answers: {
      200: {
        ...delivered,
        history: [
          {
            attemptedAt: NOW,
            latencyMs: 84,
            statusCode: 200,
            error: null,
            responseBody: "ok",
            request: {
              url: URL,
              headers: { "webhook-id": event.id, "webhook-timestamp": "1781524800" },
              body: JSON.stringify(event),
            },
          },
        ],
      },
    },
  },
  listEvents: { answers: { 200: page(event) } },
  getEvent: { answers: { 200: event } },
  redeliverEvent: {
    body: {},
    answers: { 202: { object: "list", data: [{ ...delivery, kind: "redelivery" }] } },
  },
  // The first of many.
  listEventTypes: { answers: { 200: { object: "list", data: describeEventTypes("test").slice(0, 1) } } },
} as const satisfies Record<string, EndpointExamples>;
