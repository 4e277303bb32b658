import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Sandbox",
    hint: "Simulates custodians and time. Test environment only.",
    step: "Advance one step",
    advanceTo: "Advance to",
    move: "Advance",
    event: "Custodian response",
    simulate: "Simulate",
    days: "Days to advance the clock",
    clock: "Advance the clock",
    clockHint: "Everyone in your organization shares this clock. It can't be moved back.",
    moved: (state: string) => `Now: ${state}`,
    clockMoved: (now: string, fired: number) =>
      `The clock is now ${now}. ${fired === 0 ? "No deadlines passed" : fired === 1 ? "1 deadline passed" : `${fired} deadlines passed`}.`,
    events: {
      acknowledged: "Acknowledges the request",
      documents_requested: "Requests documents",
      soft_rejected: "Rejects the request (can be resubmitted)",
      rejected: "Rejects the request permanently",
      funds_sent: "Sends the money",
      funds_lost: "Money is lost",
      funds_returned: "Money is returned",
      funds_received: "Money arrives",
      partial_amount_received: "90% of the money arrives",
      posted: "Money is posted",
    },
  },
});
