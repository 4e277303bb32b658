import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Accounts",
    hint: "The participants whose money moves. What is personal is encrypted, and covered here until you ask for it.",
    search: "Search accounts",
    searchHint: "The beginning of a name, a whole email address, or your own id",
    found: (count: number) => (count >= 25 ? "The first 25 that were found" : `${count} found`),
    none: "No account yet",
    noneHint:
      "An account is one participant. Your integration creates them, the widget does, or you do here.",
    noneFound: "Nobody was found",
    noneFoundHint: "Names are looked for by their beginning; email addresses and ids whole.",
    name: "Name",
    email: "Email",
    externalId: "Your own id",
    status: "Status",
    created: "Created",
    new: "New account",
    newHint:
      "Where an account of yours has the same id, or the same email address and a second detail, that one is given: nobody is created twice.",
    create: "Create the account",
    cancel: "Cancel",
    wasCreated: "The account was created",
    wasThere: "This participant was there already",
  },
});
