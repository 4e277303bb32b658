import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Webhooks",
    lead: "Your server is told of each event as it happens: a signed POST to an address of yours.",
    add: "Add an endpoint",
    guide: "How to receive and verify them",
    emptyTitle: "Nobody is told yet",
    empty:
      "An endpoint is an address of your server. Choose what it is to be told of; what it misses is tried again for three days, and can be sent again for ninety.",
    endpoint: "Endpoint",
    state: "State",
    events: "Events",
    day: "Last 24 hours",
    created: "Created",
    counts: (ok: number, failed: number) => `${ok} delivered, ${failed} failed`,
    none: "No attempts",
    states: { enabled: "Enabled", failing: "Failing", disabled: "Disabled", taken_out: "Taken out" },
    newTitle: "Add an endpoint",
    madeTitle: "The endpoint is there",
    made: "Verify each delivery with this secret. Who may change webhooks can show it again; it is written down each time.",
    secret: "Signing secret",
    open: "Open the endpoint",
  },
});

export const formStrings = inLanguages({
  en: {
    url: "Address",
    urlHint: "https, reachable from the internet. In test, http too.",
    description: "What it is for",
    types: "Events",
    typesHint: "Choose a kind to get its later types too.",
    search: "Search events",
    all: "All events",
    allHint: "Those that come with later releases too.",
    allOf: (kind: string) => `All of ${kind}`,
    chosen: (count: number) => (count === 1 ? "1 chosen" : `${count} chosen`),
    nothing: "No event has such a name.",
    ordering: "Order",
    orderings: {
      per_rollover: "In order, for each rollover",
      none: "Each as soon as it can",
    },
    orderingHints: {
      per_rollover:
        "An event waits until the earlier ones of its rollover have succeeded or been given up. Other rollovers wait for nothing. Tests and what is sent again come outside the order.",
      none: "A failing event holds up no other. They may come in any order; data.sequence tells which was first.",
    },
    save: "Save",
    create: "Create",
    cancel: "Cancel",
    changedTitle: "Somebody has changed this endpoint meanwhile",
    changed:
      "What they saved is behind this form, and what you entered is still in it. Save again to put yours in its place.",
  },
});
