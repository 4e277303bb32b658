import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    back: "All webhooks",
    edit: "Edit",
    enable: "Enable",
    disable: "Disable",
    remove: "Delete",
    removeTitle: "Delete this endpoint?",
    removeHint:
      "Pending deliveries are canceled and the delivery history is deleted. Events are kept and can be sent to another endpoint.",
    removedToast: "Endpoint deleted.",
    more: "More",
    enabled: "Endpoint enabled. Pending deliveries are sent now.",
    disabled: "Endpoint disabled. Pending deliveries wait until you enable it.",
    disabledReasons: {
      failing: "Disabled automatically: no delivery succeeded for five days.",
      gone: "Disabled automatically: your server responded with 410 Gone.",
      none: "This endpoint is disabled.",
    },
    howToEnable:
      "Make sure your server responds with a 2xx status before you enable the endpoint. Pending deliveries are then sent. New events are not delivered while the endpoint is disabled. To send them later, use Recover.",
    failingTitle: "All attempts are failing. First failure:",
    failing:
      "Retries continue at increasing intervals. After five days without a successful delivery, the endpoint is disabled.",
    chart: "Activity",
    ranges: { "24": "24 hours", "168": "7 days", "720": "30 days" },
    range: "Time range",
    attempts: "Attempts",
    rate: "Succeeded",
    average: "Average response time",
    slowest: "Slowest response",
    noAttempts: "No attempts in this period.",
    succeeded: "Delivered",
    failed: "Failed",
    chartLabel: "Attempts per hour",
    about: "Configuration",
    url: "URL",
    types: "Events",
    order: "Order",
    orderings: {
      per_rollover: "In order for each rollover. Each event is sent after the rollover's earlier events.",
      none: "As soon as possible, in any order. Use data.sequence to sort events.",
    },
    payload: "Payload",
    payloads: { full: "Full events", thin: "Only the IDs of objects" },
    description: "Description",
    created: "Created",
    changed: "Updated",
    masked: "Only members who can edit webhooks can see the query string.",
    editTitle: "Edit endpoint",
    saved: "Endpoint saved.",
  },
});

export const secretStrings = localize({
  en: {
    title: "Signing secret",
    lead: "Deliveries are signed according to Standard Webhooks. Verify them with this secret and a Standard Webhooks library.",
    reveal: "Show secret",
    revealNote: "Each view is recorded in the audit log.",
    hide: "Hide",
    current: "Current secret",
    previous: "Previous secret",
    created: "Created",
    endsIn: (time: string) => `Expires in ${time}`,
    rotate: "Rotate",
    rotateTitle: "Rotate the signing secret",
    rotateText:
      "Creates a new secret. For 24 hours, each delivery is signed with both secrets, so your server can verify it with either one. Deploy the new secret within that time.",
    rotated: "New secret",
    rotatedText: "Deploy it to your server. The previous secret works for another 24 hours.",
    limitReached: (time: string) =>
      `You have reached the limit of five active secrets. You can rotate again in ${time}.`,
    cancel: "Cancel",
    done: "Done",
  },
});

export const deliveryStrings = localize({
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
    created: "Created",
    kind: "Reason",
    kinds: { event: "Event", redelivery: "Redelivery", recovery: "Recovery", test: "Test" },
    emptyTitle: "No deliveries",
    empty: "Send a test to see a delivery here, or change the filters.",
  },
});

export const recoverStrings = localize({
  en: {
    title: "Recover missed events",
    lead: "Use this after an outage. Events are sent again, oldest first, with their original webhook-id.",
    start: "Recover…",
    begin: "Send again",
    cancel: "Cancel",
    since: "Events since",
    until: "Events until",
    untilHint: "Leave empty to include events up to now.",
    statusLabel: "Events to send",
    statuses: { failed: "Failed events", missing: "Missing events", all: "All events" },
    hints: {
      failed: "Events whose deliveries to this endpoint have all failed.",
      missing: "Events with no delivery, such as those that occurred while the endpoint was disabled.",
      all: "All events the endpoint subscribes to. Your server will receive duplicates.",
    },
    preparing: (total: number) => `${total} found so far`,
    progress: (completed: number, total: number) => `${completed} of ${total} sent again`,
    failed: (count: number) => `${count} failed`,
    noEvents: "No events to send again.",
    started: "Started",
  },
});

export const testStrings = localize({
  en: {
    send: "Send a test",
    title: "Test",
    sending: "Sending webhook.test…",
    queued: "The endpoint is disabled. The test is sent when you enable it.",
    succeeded: (status: number, ms: number) => `Your server responded with ${status} in ${ms} ms.`,
    failed: (status: number, ms: number) =>
      `Your server responded with ${status} in ${ms} ms. It must respond with a 2xx status.`,
    noResponse: (reason: string) => `No response: ${reason}.`,
    viewDetails: "View request and response",
    close: "Close",
  },
});
