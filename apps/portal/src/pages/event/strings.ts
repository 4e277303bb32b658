import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    payload: "Payload",
    json: "The event as JSON",
    payloadNote: "As sent to webhooks. Payloads never contain personal data.",
    occurred: "Occurred",
    deliveries: "Deliveries",
    endpoint: "Endpoint",
    status: "Status",
    attempts: "Attempts",
    created: "Created",
    kind: "Reason",
    kinds: { event: "Event", redelivery: "Redelivery", recovery: "Recovery", test: "Test" },
    noEndpoint: "No endpoint was subscribed to this event.",
    redeliver: "Send again",
    redeliverTitle: "Send this event again",
    redeliverText:
      "The event is sent out of order with its original webhook-id, so your server can detect the duplicate.",
    to: "Send to",
    all: "All enabled endpoints that subscribe to this event type",
    send: "Send",
    cancel: "Cancel",
    sent: (count: number) =>
      count === 0
        ? "Nothing was sent. No enabled endpoint subscribes to this event type."
        : count === 1
          ? "Sending to one endpoint."
          : `Sending to ${count} endpoints.`,
  },
});
