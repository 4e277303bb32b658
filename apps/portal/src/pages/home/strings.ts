import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Home",
    create: "New rollover",
    greeting: (name: string, organization: string) => `${name}, ${organization}`,
    attention: "Needs attention",
    nothing: "Nothing needs your attention",
    nothingHint:
      "Overdue rollovers, differences in amounts or assets, approvals and payment details waiting for you, expiring requirements and keys, and failing webhook endpoints appear here.",
    overdue: (count: number) => (count === 1 ? "1 rollover is overdue" : `${count} rollovers are overdue`),
    mismatch: (count: number) =>
      count === 1
        ? "1 rollover has a difference in amounts or assets"
        : `${count} rollovers have differences in amounts or assets`,
    failing: (host: string) => `Webhooks to ${host} are failing`,
    disabled: (host: string) => `Webhooks to ${host} were disabled`,
    failingSince: "First failure",
    expiring: (name: string, last4: string) => `Key “${name}” (…${last4}) expires soon`,
    approvals: (count: number) =>
      count === 1 ? "1 approval is waiting for you" : `${count} approvals are waiting for you`,
    otherApprovals: (count: number) =>
      count === 1
        ? "1 approval is waiting for another person"
        : `${count} approvals are waiting for another person`,
    paymentDetails: (count: number) =>
      count === 1
        ? "1 set of payment details is waiting for your call-back"
        : `${count} sets of payment details are waiting for your call-back`,
    otherPaymentDetails: (count: number) =>
      count === 1
        ? "1 set of payment details is waiting for another person"
        : `${count} sets of payment details are waiting for another person`,
    requirementsExpired: (count: number) =>
      count === 1 ? "1 requirement set has expired" : `${count} requirement sets have expired`,
    requirementsExpiring: (count: number) =>
      count === 1 ? "1 requirement set expires soon" : `${count} requirement sets expire soon`,
    view: "View",
    counts: "Pending on",
    countLabels: {
      operations: "Operations",
      integrator: "Your organization",
      participant: "Participant",
      source_custodian: "Source custodian",
      destination_custodian: "Destination custodian",
    },
    noRollovers: "No open rollovers.",
    goodOrder: "In good order, last 30 days",
    noOutcomes: "No rollovers ended in the last 30 days.",
    firstTimeRight: "Right the first time",
    firstTimeRightOf: (count: number, ended: number) => `${count} of ${ended} without a NIGO item`,
    totalCount: (count: number) => (count === 1 ? "1 rollover in total" : `${count} rollovers in total`),
    checklist: "Get to your first live rollover",
    checklistHint: "Steps are checked off automatically.",
    hide: "Hide",
    show: "Show the checklist",
    done: "Done",
    toDo: "To do",
    steps: {
      key: ["Create a key for your server", "Use an ak_ key with only the scopes your server needs."],
      call: ["Make your first API call", "The key's page shows the call when it arrives."],
      rollover: ["Create a rollover", "Use the API, the widget or this portal."],
      webhook: ["Receive events", "Add a webhook endpoint instead of polling."],
      completed: [
        "Complete a rollover",
        "In the sandbox, you can simulate custodians and advance the clock.",
      ],
      live: [
        "Go live",
        "Live is a separate deployment. Ask the institution for access to its live portal, and create live keys there.",
      ],
      liveRollover: ["Create your first live rollover", "This checklist disappears once you have one."],
    },
  },
});
