import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    payload: "Payload",
    json: "The event as JSON",
    payloadNote: "As sent to webhooks. It never has personal data.",
    happened: "Happened",
    whoGotIt: "Deliveries",
    endpoint: "Endpoint",
    status: "Status",
    attempts: "Attempts",
    made: "Created",
    kind: "Reason",
    kinds: { event: "Event", redelivery: "Sent again", recovery: "Recovery", test: "Test" },
    noEndpoint: "No endpoint was subscribed to this event.",
    redeliver: "Send again",
    redeliverTitle: "Send this event again",
    redeliverText: "Sent out of order with its original webhook-id, so a receiver can detect the duplicate.",
    to: "Send to",
    all: "Every enabled endpoint that subscribes to its type",
    send: "Send",
    cancel: "Cancel",
    sent: (count: number) =>
      count === 0
        ? "No enabled endpoint subscribes to this type. Nothing was sent."
        : count === 1
          ? "Sending to one endpoint."
          : `Sending to ${count} endpoints.`,
  },
});
