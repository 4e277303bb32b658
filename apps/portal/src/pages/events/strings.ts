import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Events",
    lead: "All that happened in the last 90 days, as webhooks carry it. New ones appear by themselves.",
    type: "Type",
    anyType: "All types",
    rollover: "Rollover id",
    id: "Event",
    about: "About",
    at: "Happened",
    emptyTitle: "Nothing has happened yet",
    empty: "Create a rollover, or advance one in the sandbox, and its events are here.",
    noneTitle: "No event is like that",
    none: "Events are kept for 90 days.",
    badId: "An id of a rollover begins with rol_.",
  },
});
