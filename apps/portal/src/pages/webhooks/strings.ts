import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Webhooks",
    lead: "Your server receives each event as a signed POST request.",
    add: "Add endpoint",
    guide: "How to receive and verify webhooks",
    emptyTitle: "No endpoints yet",
    empty:
      "An endpoint is a URL on your server. Choose its events. Failed deliveries are retried for three days, and events can be sent again for 90 days.",
    endpoint: "Endpoint",
    state: "State",
    events: "Events",
    day: "Last 24 hours",
    created: "Created",
    counts: (ok: number, failed: number) => `${ok} delivered, ${failed} failed`,
    none: "No attempts",
    states: {
      enabled: "Enabled",
      failing: "Failing",
      disabled: "Disabled",
      taken_out: "Disabled by the service",
    },
    newTitle: "Add endpoint",
    madeTitle: "Endpoint created",
    made: "Verify each delivery with this secret. Members who can change webhooks can view it again; each view is recorded.",
    secret: "Signing secret",
    open: "Open endpoint",
  },
});

export const formStrings = inLanguages({
  en: {
    url: "URL",
    urlHint: "https, reachable from the internet. In test, http too.",
    description: "Description",
    types: "Events",
    typesHint: "Choose a group to include event types that are added to it later.",
    search: "Search events",
    all: "All events",
    allHint: "Includes event types added in later releases.",
    allOf: (kind: string) => `All of ${kind}`,
    chosen: (count: number) => (count === 1 ? "1 chosen" : `${count} chosen`),
    nothing: "No matching events.",
    ordering: "Order",
    orderings: {
      per_rollover: "In order for each rollover",
      none: "As soon as possible",
    },
    orderingHints: {
      per_rollover:
        "An event waits until the earlier events of its rollover have succeeded or failed for good. Other rollovers are not affected. Tests and redeliveries are not ordered.",
      none: "A failing event delays no other. Events can arrive in any order; data.sequence has the order.",
    },
    save: "Save",
    create: "Create",
    cancel: "Cancel",
    changedTitle: "A teammate changed this endpoint",
    changed: "Your entries are still here. Save again to overwrite their changes.",
  },
});
