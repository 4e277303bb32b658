import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Settings",
    hint: "How your organization keeps time, and what nobody does alone. A change of a clock holds for what begins after it.",
    general: "Organization",
    name: "Name",
    timeZone: "Time zone",
    timeZoneHint: "Where your days are days: today, due days, the end of the 60th day.",
    clocks: "Deadline clocks",
    clocksHint:
      "How long is waited for what before it is overdue. Leave a clock empty for the usual time. The 60 days of the law are not among them.",
    wait: "What is waited for",
    days: "Days",
    usual: "Usual",
    why: "Why",
    custodians: "the custodian's",
    daysOf: (what: string) => `Days: ${what}`,
    fourEyes: "A second person",
    fourEyesHint:
      "One asks, another confirms within 24 hours. Neither the same person nor a key of theirs can confirm.",
    fourEyesLocked: "Who administers members can change this.",
    relaxing: "Needing a second person for less needs a second person itself:",
    relaxHint: "it is put before another who administers members, and changes once they confirm it.",
    asked: "Asked: another has to confirm it",
    readOnly: "Your role can see the settings and not change them.",
    save: "Save",
    saved: "Saved",
    discard: "Discard changes",
    someoneElse: "Somebody else has changed the settings since you began",
    someoneElseHint: "What you entered is kept. This is what is different now:",
    goOn: "Go on with them as they are now",
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
      send_to_custodian: ["Sending a rollover to its custodian", "From then on the custodian moves money."],
      resolve_mismatch: ["Accepting a mismatch", "Other money came than was expected, and that is good."],
      complete: ["Completing a rollover", "All of its money is posted where it belongs."],
      reveal: [
        "Seeing whole account numbers",
        "Instructions, certifications and the files of documents, for 24 hours each time.",
      ],
      create_live_key: ["Making a live API key", "With the scopes and addresses that were asked for."],
    } as Record<string, [string, string]>,
  },
});
