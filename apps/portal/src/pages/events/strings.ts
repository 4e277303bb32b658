import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Events",
    lead: "Events from the last 90 days, as sent to webhooks. New events appear automatically.",
    type: "Type",
    anyType: "All types",
    rollover: "Rollover ID",
    id: "Event",
    object: "Object",
    occurred: "Occurred",
    emptyTitle: "No events yet",
    empty: "Create a rollover, or advance one in the sandbox, to see its events here.",
    noMatches: "No matching events",
    noMatchesHint: "Change the filters. Events are kept for 90 days.",
    badId: "Enter a full rollover ID, which begins with rol_.",
  },
});
