import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Webhooks",
    lead: "Your server receives each event as a signed POST request.",
    add: "Add endpoint",
    guide: "Receive and verify webhooks",
    emptyTitle: "No endpoints yet",
    empty:
      "Add a URL on your server to receive events. Failed deliveries are retried for three days, and events can be sent again for 90 days.",
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
      autoDisabled: "Disabled automatically",
    },
    newTitle: "Add endpoint",
    createdTitle: "Endpoint created",
    createdHint:
      "Verify each delivery with this secret. Members who can edit webhooks can view it again. Each view is recorded.",
    secret: "Signing secret",
    open: "Open endpoint",
  },
});

export const formStrings = localize({
  en: {
    url: "URL",
    urlHint: "An https URL that is reachable from the internet. In the test environment, http also works.",
    description: "Description",
    types: "Events",
    search: "Search events",
    all: "All events",
    allHint: "Includes event types added in later releases.",
    allOf: (group: string) => `All ${group.replaceAll("_", " ")} events`,
    chosen: (count: number) => `${count} selected`,
    noMatches: "No matching events.",
    ordering: "Order",
    orderings: {
      per_rollover: "In order for each rollover",
      none: "As soon as possible",
    },
    orderingHints: {
      per_rollover:
        "Each event waits until the rollover's earlier events are delivered or permanently fail. Other rollovers are not affected. Tests and redeliveries are not ordered.",
      none: "A failing event doesn't delay the others. Events can arrive in any order. Use data.sequence to sort them.",
    },
    payload: "Payload",
    payloads: { full: "Full", thin: "Thin" },
    payloadHints: {
      full: "The whole event.",
      thin: "Only the event's type and the IDs of objects, without amounts or other details. Your server reads the event from the API. If you change this setting, retries follow it too.",
    },
    save: "Save",
    create: "Create",
    cancel: "Cancel",
    changedTitle: "A teammate changed this endpoint",
    changed: "Your entries are still here. Save again to overwrite their changes.",
  },
});
