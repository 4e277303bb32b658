import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Webhook endpoint",
    back: "All webhooks",
    edit: "Edit",
    enable: "Enable",
    disable: "Disable",
    remove: "Delete",
    removeTitle: "Delete this endpoint?",
    removed:
      "Pending deliveries are dropped and its delivery history is deleted. Events stay and can be sent to another endpoint.",
    removedToast: "Endpoint deleted.",
    more: "More",
    enabled: "Endpoint enabled. Pending deliveries are sent in order.",
    disabled: "Endpoint disabled. Deliveries wait until you enable it.",
    why: {
      failing: "Disabled automatically: no delivery succeeded for five days.",
      gone: "Disabled automatically: your server answered 410 Gone.",
      none: "This endpoint is disabled. Events wait and are sent in order once you enable it.",
    },
    howToEnable:
      "Make sure your server answers 2xx, send a test, then enable it. Pending deliveries are sent in order. Events from while it was disabled have no delivery: use Recover to send them.",
    failingTitle: "Every attempt has failed since",
    failing:
      "Retries continue at growing intervals. After five days without a success the endpoint is disabled.",
    chart: "Activity",
    ranges: { "24": "24 hours", "168": "7 days", "720": "30 days" },
    range: "Time shown",
    attempts: "Attempts",
    rate: "Succeeded",
    average: "Average answer",
    slowest: "Slowest answer",
    noAttempts: "No attempts in this period.",
    succeeded: "Delivered",
    failed: "Failed",
    chartLabel: "Attempts per hour",
    about: "Configuration",
    url: "URL",
    types: "Events",
    order: "Order",
    orderings: {
      per_rollover: "In order for each rollover: an event is sent after the earlier events of its rollover.",
      none: "As soon as possible; data.sequence has the order.",
    },
    description: "Description",
    created: "Created",
    changed: "Updated",
    masked: "The query string is visible to members who can change webhooks.",
    editTitle: "Edit endpoint",
    saved: "Endpoint saved.",
  },
});

export const secretStrings = inLanguages({
  en: {
    title: "Signing secret",
    lead: "Deliveries are signed according to Standard Webhooks. Verify them with this secret and any Standard Webhooks library.",
    reveal: "Show secret",
    revealNote: "Each view is recorded in the audit log.",
    hide: "Hide",
    current: "Current secret",
    old: "Previous secret",
    made: "Created",
    endsIn: (time: string) => `Also used for another ${time}`,
    rotate: "Rotate",
    rotateTitle: "Rotate the signing secret",
    rotateText:
      "Creates a new secret. For 24 hours each delivery is signed with both secrets, so a receiver with either can verify it. Deploy the new one within that time.",
    rotated: "New secret",
    rotatedText: "Deploy it to your server. The previous secret works for another 24 hours.",
    full: (time: string) => `Five secrets are active, which is the limit. You can rotate again in ${time}.`,
    cancel: "Cancel",
    done: "Done",
  },
});

export const deliveryStrings = inLanguages({
  en: {
    title: "Deliveries",
    status: "Status",
    anyStatus: "All",
    statuses: { waiting: "Waiting", succeeded: "Succeeded", failed: "Failed" },
    type: "Event type",
    anyType: "All types",
    event: "Event ID",
    attempts: "Attempts",
    next: "Next attempt",
    made: "Created",
    kind: "Reason",
    kinds: { event: "Event", redelivery: "Sent again", recovery: "Recovery", test: "Test" },
    emptyTitle: "No deliveries",
    empty: "No matching deliveries. Send a test to see one.",
  },
});

export const recoverStrings = inLanguages({
  en: {
    title: "Recover missed events",
    lead: "Use this after an outage. Events are sent again, oldest first, with their original webhook-id.",
    start: "Recover…",
    begin: "Send again",
    cancel: "Cancel",
    since: "Events since",
    until: "Until",
    untilHint: "Empty means now.",
    what: "Which events",
    statuses: { failed: "Failed", missing: "Missing", all: "All" },
    hints: {
      failed: "Events whose deliveries to this endpoint have all failed.",
      missing: "Events without a delivery, such as those from while it was disabled.",
      all: "Every event it subscribes to. Your server receives duplicates.",
    },
    preparing: (total: number) => `${total} found so far`,
    progress: (done: number, total: number) => `${done} of ${total} sent again`,
    failed: (count: number) => `${count} failed`,
    nothing: "Nothing to send again.",
    begun: "Started",
  },
});

export const testStrings = inLanguages({
  en: {
    send: "Send a test",
    title: "Test",
    sending: "Sending webhook.test…",
    waits: "The endpoint is disabled. The test waits until you enable it.",
    worked: (status: number, ms: number) => `Your server answered ${status} in ${ms} ms.`,
    failed: (status: number, ms: number) => `Your server answered ${status} in ${ms} ms; it must be 2xx.`,
    nothing: (why: string) => `No answer: ${why}.`,
    see: "View request and response",
    close: "Close",
  },
});
