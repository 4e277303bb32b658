import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    secondPerson: "This needs a second person",
    secondPersonHint:
      "Nothing changes yet. Another person can confirm your request, with the values you entered, within 24 hours.",
    ask: "Request approval",
    asked: "Approval requested. The top of the page shows who can confirm it",
    waits: (what: string) => `Waiting for a second person: ${what}`,
    open: (what: string) => `Confirmed by a second person: ${what}`,
    askedBy: "Requested by",
    until: "Expires",
    you: "you",
    details: "Details",
    reveal: "View the account numbers",
  },
});
