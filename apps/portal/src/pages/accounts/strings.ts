import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Accounts",
    hint: "The participants whose money moves. Personal data is encrypted, and hidden here until you show it.",
    search: "Search accounts",
    searchHint: "The beginning of a name, a full email address, or your external ID",
    found: (count: number) => (count >= 25 ? "First 25 results" : `${count} found`),
    none: "No accounts yet",
    noneHint: "An account is one participant. Your integration, the widget or you create them.",
    noneFound: "No matching accounts",
    noneFoundHint: "Search by the beginning of a name, a full email address or a full external ID.",
    name: "Name",
    email: "Email",
    externalId: "External ID",
    status: "Status",
    created: "Created",
    new: "New account",
    newHint:
      "If an account with the same external ID exists, or one with the same email address and a second matching detail, you get that account instead of a duplicate.",
    create: "Create account",
    cancel: "Cancel",
    wasCreated: "Account created",
    wasThere: "This participant already has an account",
  },
});
