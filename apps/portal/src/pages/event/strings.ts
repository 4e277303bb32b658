import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    payload: "Payload",
    json: "The event as JSON",
    payloadNote: "As webhooks carry it: never personal data.",
    happened: "Happened",
    whoGotIt: "Who got it",
    endpoint: "Endpoint",
    status: "Status",
    attempts: "Attempts",
    made: "Made",
    kind: "Why",
    kinds: { event: "It happened", redelivery: "Sent again", recovery: "Recovery", test: "Test" },
    nobody: "No endpoint that is there asked for it when it happened.",
    redeliver: "Send again",
    redeliverTitle: "Send this event again",
    redeliverText:
      "Outside the order, and under the webhook-id that it had: a receiver that has it already can tell.",
    to: "To whom",
    all: "Every enabled endpoint that asks for its type",
    send: "Send",
    cancel: "Cancel",
    sent: (count: number) =>
      count === 0
        ? "No enabled endpoint asks for this type: nothing was sent."
        : count === 1
          ? "It is on its way to one endpoint."
          : `It is on its way to ${count} endpoints.`,
  },
});
