import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    secondPerson: "This takes a second person",
    secondPersonHint: "Ask, and somebody else can confirm it within 24 hours. What you entered goes with it.",
    ask: "Ask a second person",
    asked: "Asked: somebody else can confirm it now",
    waits: (what: string) => `Waits for a second person: ${what}`,
    open: (what: string) => `Confirmed by a second person: ${what}`,
    askedBy: "Asked by",
    until: "It can be decided",
    you: "you",
    confirm: "Confirm",
    confirmed: "Confirmed",
    decline: "Decline",
    declined: "Declined",
    reason: "Why not",
    withdraw: "Withdraw",
    withdrawn: "Withdrawn",
    wouldChange: "What confirming it would change",
    reveal: "show the account numbers",
  },
});
