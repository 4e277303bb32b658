import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Settings",
    hint: "Time zone, deadlines and actions that need a second person. Changed deadlines apply to steps that start later.",
    general: "Organization",
    name: "Name",
    timeZone: "Time zone",
    timeZoneHint: "Sets “today” and due dates, including the end of the 60th day.",
    clocks: "Deadline clocks",
    clocksHint:
      "When each step becomes overdue. Empty means the default. The 60-day limit of the law can't be changed.",
    wait: "Step",
    days: "Days",
    usual: "Default",
    why: "Why",
    custodians: "the custodian's",
    daysOf: (what: string) => `Days: ${what}`,
    fourEyes: "A second person",
    fourEyesHint:
      "One person requests the action, another confirms it within 24 hours. The requester and API keys can't confirm.",
    fourEyesLocked: "Members who manage the team can change this.",
    relaxing: "Removing an action needs a second person:",
    relaxHint: "another member who manages the team has to confirm it.",
    asked: "Requested. Another person has to confirm it",
    readOnly: "Your role can view the settings but not change them.",
    save: "Save",
    saved: "Saved",
    discard: "Discard changes",
    someoneElse: "A teammate changed the settings",
    someoneElseHint: "Your entries are kept. These values changed:",
    goOn: "Continue with the current values",
    waits: {
      arrivalCheck: "Arrival by check",
      arrivalWire: "Arrival by wire",
      arrivalAch: "Arrival by ACH",
      arrivalAcats: "Arrival by ACATS",
      arrivalInternal: "Arrival within one custodian",
      participantCheck: "Check by way of the participant",
    } as Record<string, string>,
    counts: {
      calendar: "calendar days",
      federal: "business days",
      federal_reserve: "banking days",
    } as Record<string, string>,
    actions: {
      approve: ["Approving a rollover", "After its review, before it is sent."],
      send_to_custodian: ["Sending a rollover to its custodian", "After this the custodian moves the money."],
      resolve_mismatch: ["Accepting a mismatch", "The amount that arrived differs from the expected amount."],
      complete: ["Completing a rollover", "All of its money is posted."],
      reveal: [
        "Viewing full account numbers",
        "Instructions, certifications and the files of documents, for 24 hours each time.",
      ],
      create_live_key: ["Creating a live API key", "With the requested scopes and addresses."],
    } as Record<string, [string, string]>,
  },
});
