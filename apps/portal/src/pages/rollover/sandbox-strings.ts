import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Sandbox",
    hint: "Here and in test alone: plays the parts of the others.",
    step: "One step on",
    advanceTo: "Move it to",
    move: "Move it",
    happening: "Let it happen at the custodian",
    simulate: "Let it happen",
    days: "Move the clock by days",
    clock: "Move the clock",
    clockHint: "The clock is the whole organization's, and never goes back.",
    moved: (state: string) => `Now: ${state}`,
    clockMoved: (now: string, fired: number) =>
      `It is ${now} now; ${fired === 0 ? "nothing came due" : `${fired} came due`} on the way.`,
    happenings: {
      acknowledged: "It takes the request up",
      documents_requested: "It asks for documents",
      soft_rejected: "It refuses for now",
      rejected: "It refuses for good",
      funds_sent: "It sends the money",
      funds_lost: "The money is lost",
      funds_returned: "The money comes back",
      funds_received: "The money arrives",
      partial_amount_received: "Nine tenths of the money arrive",
      posted: "The money is posted",
    },
  },
});
