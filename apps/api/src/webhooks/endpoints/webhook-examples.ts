import { ENDPOINT_ID, NOW } from "../../context/example-values.ts";
import { createExampleEvent } from "../events/event-type-list.ts";

const DELIVERY_ID = "whd_01m7zh40fsenbshkd50xw2w7cr";
const RECOVERY_ID = "whr_01m7zh40rgenbshkdc9e2p6v3j";
const ENDPOINT_URL = "https://app.example.com/webhooks";
const SECRET = "whsec_<SECRET>";
const TOMORROW = "2026-06-16T12:00:00.000Z";

export const endpointBody = { url: ENDPOINT_URL, eventTypes: ["rollover.*"], description: "Back office" };

export const endpoint = {
  id: ENDPOINT_ID,
  object: "webhook_endpoint",
  environment: "test",
  ...endpointBody,
  enabled: true,
  disabledReason: null,
  ordering: "per_rollover",
  payload: "full",
  failingSince: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};
export const newEndpoint = { ...endpoint, secret: SECRET };
export const changedEndpoint = { ...endpoint, description: null, version: 2 };
export const rotatedEndpoint = { ...changedEndpoint, version: 3, secret: SECRET };

export const event = createExampleEvent("rollover.submitted", "test");

export const delivery = {
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
export const succeededDelivery = {
  ...delivery,
  status: "succeeded",
  attempts: 1,
  endedAt: NOW,
  history: [
    {
      attemptedAt: NOW,
      latencyMs: 84,
      statusCode: 200,
      error: null,
      responseBody: "ok",
      request: {
        url: ENDPOINT_URL,
        headers: { "webhook-id": event.id, "webhook-timestamp": "1781524800" },
        body: JSON.stringify(event),
      },
    },
  ],
};

export const recovery = {
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

export const webhookSecrets = {
  object: "webhook_secrets",
  endpointId: ENDPOINT_ID,
  secrets: [
    { secret: SECRET, createdAt: NOW, expiresAt: null },
    { secret: SECRET, createdAt: NOW, expiresAt: TOMORROW },
  ],
};

export const webhookStats = {
  object: "webhook_stats",
  endpointId: ENDPOINT_ID,
  since: "2026-06-14T12:00:00.000Z",
  attempts: 0,
  succeeded: 0,
  failed: 0,
  successRate: null,
  waiting: 1,
  oldestWaitingAt: NOW,
};

export const webhookActivity = {
  object: "webhook_activity",
  endpointId: ENDPOINT_ID,
  succeeded: 1,
  failed: 0,
  hours: [{ startsAt: NOW, succeeded: 1, failed: 0, averageMs: 84, slowestMs: 84 }],
};

export const deliveryAttempt = {
  attemptedAt: NOW,
  latencyMs: 84,
  request: {
    url: endpoint.url,
    headers: [
      { name: "content-type", value: "application/json; charset=utf-8" },
      { name: "user-agent", value: "svc-webhooks/1" },
      { name: "webhook-id", value: event.id },
      { name: "webhook-timestamp", value: "1781524800" },
      { name: "webhook-signature", value: "v1,<SIGNATURE>" },
    ],
    body: JSON.stringify(event),
  },
  response: { statusCode: 200, body: "ok" },
  error: null,
};
