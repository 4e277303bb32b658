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
      "What waits for it is given up, and its deliveries are gone. Events stay, and can be sent to another endpoint.",
    removedToast: "The endpoint is deleted.",
    more: "More",
    enabled: "The endpoint is enabled: what waited goes out, in order.",
    disabled: "The endpoint is disabled: deliveries wait until it is enabled.",
    why: {
      failing: "The service took this endpoint out: nothing had succeeded for five days.",
      gone: "The service took this endpoint out: your server answered 410 Gone, which says that it will never be back.",
      none: "This endpoint is disabled. Events wait for it, and go out in order once it is enabled.",
    },
    howToEnable:
      "See that your server answers 2xx, send a test, then enable it. What waited goes out in order; events of meanwhile have no delivery: recover those that are missing.",
    failingTitle: "Every attempt has failed since",
    failing:
      "It is tried on, at longer and longer intervals. After five days without a success it is taken out.",
    chart: "How it is doing",
    ranges: { "24": "24 hours", "168": "7 days", "720": "30 days" },
    range: "Time shown",
    attempts: "Attempts",
    rate: "Succeeded",
    average: "Average answer",
    slowest: "Slowest answer",
    noAttempts: "Nothing was sent in this time.",
    succeeded: "Delivered",
    failed: "Failed",
    chartLabel: "Attempts by the hour",
    about: "What it asks for",
    url: "Address",
    types: "Events",
    order: "Order",
    orderings: {
      per_rollover:
        "In order for each rollover: an event is not sent before the earlier ones of its rollover have ended.",
      none: "Each as soon as it can; data.sequence tells which was first.",
    },
    description: "What it is for",
    created: "Created",
    changed: "Changed",
    masked: "What stands in its query is shown to who may change webhooks.",
    editTitle: "Edit the endpoint",
    saved: "The endpoint is saved.",
  },
});

export const secretStrings = inLanguages({
  en: {
    title: "Signing secret",
    lead: "Deliveries are signed as Standard Webhooks says: verify them with the secret and any of its libraries.",
    reveal: "Show the secret",
    revealNote: "It is written down in the audit log who has looked.",
    hide: "Hide",
    current: "Current secret",
    old: "Secret before",
    made: "Made",
    endsIn: (time: string) => `Signed with, too, for another ${time}`,
    rotate: "Rotate",
    rotateTitle: "Rotate the signing secret",
    rotateText:
      "A new secret is made now. For 24 hours each delivery is signed under both, in one header: a receiver that knows either can verify it. Put the new one into your server within that time.",
    rotated: "The new secret",
    rotatedText: "Put it into your server. The one before is signed with for 24 hours more.",
    full: (time: string) =>
      `Five secrets live, and each lives out its day. There is room for another in ${time}.`,
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
    event: "Event id",
    attempts: "Attempts",
    next: "Next attempt",
    made: "Made",
    kind: "Why",
    kinds: { event: "It happened", redelivery: "Sent again", recovery: "Recovery", test: "Test" },
    emptyTitle: "Nothing here",
    empty: "No delivery is like that. Send a test to see one.",
  },
});

export const recoverStrings = inLanguages({
  en: {
    title: "Recover what was missed",
    lead: "After an outage of yours: events are sent again, oldest first, outside the order, each under the webhook-id that it had.",
    start: "Recover…",
    begin: "Send again",
    cancel: "Cancel",
    since: "Events since",
    until: "Until",
    untilHint: "Now, where it is left open.",
    what: "Which events",
    statuses: { failed: "What failed", missing: "What is missing", all: "Everything" },
    hints: {
      failed: "Events whose deliveries to this endpoint have all failed.",
      missing: "Events that it asks for and has no delivery of, as from while it was disabled.",
      all: "Every event that it asks for. Your server gets again what it has.",
    },
    preparing: (total: number) => `${total} so far, and looking for more`,
    progress: (done: number, total: number) => `${done} of ${total} sent again`,
    failed: (count: number) => `${count} failed`,
    nothing: "There was nothing to send again.",
    begun: "Begun",
  },
});

export const testStrings = inLanguages({
  en: {
    send: "Send a test",
    title: "A test",
    sending: "webhook.test is on its way…",
    waits: "The endpoint is disabled: the test waits until it is enabled.",
    worked: (status: number, ms: number) => `Your server answered ${status} in ${ms} ms.`,
    failed: (status: number, ms: number) => `Your server answered ${status} in ${ms} ms; it has to be 2xx.`,
    nothing: (why: string) => `There was no answer: ${why}.`,
    see: "See what was sent and answered",
    close: "Close",
  },
});
