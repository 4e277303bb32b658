import { localize } from "../../shell/language.ts";

/** The API's limit of search results. */
const MAX_RESULTS = 25;

export const strings = localize({
  en: {
    title: "Accounts",
    hint: "Each account is one participant. Personal data is encrypted, and hidden until you show it.",
    search: "Search accounts",
    searchHint: "Start of a name, full email address, or full external ID",
    resultCount: (count: number) =>
      count >= MAX_RESULTS ? `First ${MAX_RESULTS} results` : `${count} found`,
    none: "No accounts yet",
    noneHint: "Create an account here, through the API, or with the widget.",
    noMatches: "No matching accounts",
    noMatchesHint: "Search by the start of a name, a full email address or a full external ID.",
    name: "Name",
    email: "Email",
    externalId: "External ID",
    status: "Status",
    created: "Created",
    new: "New account",
    newHint:
      "If an account has the same external ID, or the same email address and another matching detail, that account opens and no new one is created.",
    create: "Create account",
    cancel: "Cancel",
    accountCreated: "Account created",
    alreadyExists: "This participant already has an account",
  },
});
