import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    secondPerson: "This needs a second person",
    secondPersonHint:
      "Nothing changes until another person confirms your request. The request keeps the values you entered and expires in 24 hours.",
    ask: "Request approval",
    asked: "Approval requested. See who can confirm it at the top of the page.",
    waits: (what: string) => `Waiting for a second person: ${what}`,
    open: (what: string) => `Confirmed by a second person: ${what}`,
    askedBy: "Requested by",
    until: "Expires",
    you: "you",
    details: "Details",
    reveal: "View full account numbers",
  },
});
