import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Home",
    create: "New rollover",
    greeting: (name: string, organization: string) => `${name}, at ${organization}`,
    attention: "Needs attention",
    nothing: "Nothing needs your attention",
    nothingHint:
      "Overdue rollovers, amount mismatches, approvals to decide, failing endpoints and expiring keys appear here.",
    overdue: (count: number) => (count === 1 ? "1 rollover is overdue" : `${count} rollovers are overdue`),
    mismatch: (count: number) =>
      count === 1 ? "1 rollover has a mismatch" : `${count} rollovers have a mismatch`,
    failing: (host: string) => `Webhooks to ${host} fail`,
    disabled: (host: string) => `Webhooks to ${host} were disabled`,
    failingSince: "Since",
    expiring: (name: string) => `The key “${name}” expires`,
    expired: "Make a new one before it does",
    approvals: (count: number) =>
      count === 1 ? "1 approval waits for your decision" : `${count} approvals wait for your decision`,
    otherApprovals: (count: number) =>
      count === 1 ? "1 approval waits for another person" : `${count} approvals wait for another person`,
    look: "View",
    counts: "Pending on",
    countsOf: {
      operations: "You: operations",
      integrator: "The integrator",
      participant: "The participant",
      source_custodian: "The source custodian",
      destination_custodian: "The destination custodian",
    },
    noRollovers: "No open rollovers.",
    inAll: (count: number) => (count === 1 ? "1 rollover in all" : `${count} rollovers in all`),
    checklist: "Get to your first live rollover",
    checklistHint: "Steps are checked off automatically.",
    hide: "Hide",
    show: "Show the checklist",
    done: "Done",
    toDo: "To do",
    steps: {
      key: ["Create a key for your server", "An ak_ key with only the scopes your server needs."],
      call: ["Make the first call with it", "The key's page shows the call when it arrives."],
      rollover: ["Create a rollover", "Use the API, the widget or this portal."],
      webhook: ["Receive events", "Add a webhook endpoint instead of polling."],
      completed: [
        "Complete a rollover",
        "In the sandbox, custodians answer immediately and you can advance the clock.",
      ],
      live: [
        "Go live",
        "Live is a separate deployment. Ask the institution for its portal and create live keys there.",
      ],
      liveRollover: ["Create your first live rollover", "This checklist disappears once you have one."],
    },
  },
});
