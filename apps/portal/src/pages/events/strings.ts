import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Events",
    lead: "Events of the last 90 days, as sent to webhooks. New ones appear automatically.",
    type: "Type",
    anyType: "All types",
    rollover: "Rollover ID",
    id: "Event",
    about: "About",
    at: "Happened",
    emptyTitle: "No events yet",
    empty: "Create a rollover, or advance one in the sandbox, to see its events here.",
    noneTitle: "No matching events",
    none: "Events are kept for 90 days.",
    badId: "A rollover ID begins with rol_.",
  },
});
