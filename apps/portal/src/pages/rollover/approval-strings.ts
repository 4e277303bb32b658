import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    secondPerson: "This needs a second person",
    secondPersonHint:
      "Nothing changes until another person confirms your request. The request keeps the values you entered and expires in 24 hours.",
    request: "Request approval",
    requested: "Approval requested. The top of the page shows who can confirm it.",
    waiting: (action: string) => `Waiting for a second person: ${action}`,
    confirmed: (action: string) => `Confirmed by a second person: ${action}`,
    requestedBy: "Requested by",
    expires: "Expires",
    you: "you",
    details: "Details",
    reveal: "View full account numbers",
  },
});
