import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Home",
    create: "New rollover",
    greeting: (name: string, organization: string) => `${name}, at ${organization}`,
    attention: "What needs attention",
    nothing: "Nothing needs you now",
    nothingHint:
      "Overdue rollovers, differences between amounts, approvals that wait, failing endpoints and expiring keys would be here.",
    overdue: (count: number) => (count === 1 ? "1 rollover is overdue" : `${count} rollovers are overdue`),
    mismatch: (count: number) =>
      count === 1
        ? "1 rollover has a difference between amounts"
        : `${count} rollovers have a difference between amounts`,
    failing: (host: string) => `Webhooks to ${host} fail`,
    disabled: (host: string) => `Webhooks to ${host} were switched off`,
    failingSince: "Since",
    expiring: (name: string) => `The key “${name}” ends`,
    expired: "Make a new one before it does",
    approvals: (count: number) =>
      count === 1 ? "1 approval waits for a second person" : `${count} approvals wait for a second person`,
    look: "Look",
    counts: "Who has to act",
    countsOf: {
      operations: "You: operations",
      integrator: "The integrator",
      participant: "The participant",
      source_custodian: "The source custodian",
      destination_custodian: "The destination custodian",
    },
    noRollovers: "No rollover is under way.",
    inAll: (count: number) => (count === 1 ? "1 rollover in all" : `${count} rollovers in all`),
    checklist: "Get to your first live rollover",
    checklistHint: "Each step is ticked when it is done; nothing has to be entered here.",
    hide: "Hide",
    show: "Show the checklist",
    done: "Done",
    toDo: "To do",
    steps: {
      key: ["Make a key for your server", "An ak_ key with what your server does, and no more."],
      call: ["Make the first call with it", "Its page waits for the call, and shows it."],
      rollover: ["Create a rollover", "By the API, the widget, or here."],
      webhook: [
        "Be told of what happens",
        "An endpoint for webhooks, so that nothing has to be asked for again and again.",
      ],
      completed: [
        "Take one to completed",
        "In the sandbox custodians answer at once, and time can be moved on.",
      ],
      live: [
        "Go live",
        "Live is a deployment of its own. Ask the institution for its portal, and make live keys there.",
      ],
      liveRollover: ["The first live rollover", "From then on this list is gone."],
    },
  },
});
