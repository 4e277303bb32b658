import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Sandbox",
    hint: "Test environment only: simulates custodians and time.",
    step: "Advance one step",
    advanceTo: "Advance to",
    move: "Advance",
    happening: "Custodian event",
    simulate: "Simulate",
    days: "Days to advance the clock",
    clock: "Advance the clock",
    clockHint: "The clock is shared by your organization and never goes back.",
    moved: (state: string) => `Now: ${state}`,
    clockMoved: (now: string, fired: number) =>
      `The clock now shows ${now}; ${fired === 0 ? "no deadline passed" : fired === 1 ? "1 deadline passed" : `${fired} deadlines passed`}.`,
    happenings: {
      acknowledged: "Acknowledges the request",
      documents_requested: "Requests documents",
      soft_rejected: "Rejects temporarily",
      rejected: "Rejects for good",
      funds_sent: "Sends the money",
      funds_lost: "Money is lost",
      funds_returned: "Money is returned",
      funds_received: "Money arrives",
      partial_amount_received: "90% of the money arrives",
      posted: "Money is posted",
    },
  },
});
