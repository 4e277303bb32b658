import { NOW } from "../../context/example-values.ts";
import { ENDPOINT_ID, endpoint, event } from "./webhook-examples.ts";

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
