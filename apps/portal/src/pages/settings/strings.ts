import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Settings",
    hint: "Time zone, deadlines, rules of the receiving desk, and actions that need a second person. Changes to deadlines apply only to steps that start later.",
    general: "Organization",
    name: "Name",
    timeZone: "Time zone",
    timeZoneHint: "Sets “today” and due dates, including the end of the 60th day.",
    clocks: "Deadlines",
    clocksHint:
      "When each step becomes overdue. Leave a field empty to use the default. The 60-day limit is set by law and can't be changed.",
    step: "Step",
    days: "Days",
    daysWithDefault: (dayKind: string, defaultDays: string) => `${dayKind}, default: ${defaultDays}`,
    usesDefault: (dayKind: string) => `${dayKind}, uses the default`,
    reason: "Reason",
    custodians: "varies by custodian",
    daysFor: (name: string) => `Days: ${name}`,
    incomingFunds: "Receiving desk",
    autoApply: "Apply automatically at this score or higher",
    autoApplyHint:
      "Applies incoming money automatically if one suggestion reaches this score (50 to 100) and no other is within 15 points. Leave empty to turn this off.",
    suspenseDays: "Days in suspense",
    suspenseDaysHint: "Calendar days until money must be returned to its sender. Leave empty to use 30.",
    off: "off",
    messages: "Messages to participants",
    messagesHint:
      "Participants are notified of each step and get a link to their tracking page. The messages contain no personal data, and participants can stop them.",
    channels: {
      email: ["Email", "Requires the operator's mail server."],
      sms: ["Text message", "Requires the operator's gateway."],
    } as Record<string, [string, string]>,
    secondPerson: "Second-person approval",
    secondPersonHint:
      "One person requests the action, and another confirms it within 24 hours. The requester can't confirm it, and neither can API keys.",
    secondPersonLocked: "Only members who can manage the team can change this.",
    requiresPasskey: "Require a passkey to confirm",
    requiresPasskeyHint:
      "Members with a passkey always confirm with it. With this rule, members without a passkey must add one first.",
    on: "on",
    relaxing: "Removing a rule needs a second person",
    relaxHint: "Another member who can manage the team must confirm the change.",
    approvalRequested: "Approval requested. Another person must confirm it.",
    readOnly: "Your role can view these settings, but not change them.",
    save: "Save",
    saved: "Saved",
    discard: "Discard changes",
    conflictTitle: "A teammate changed the settings",
    conflictHint: "Your changes are not lost. These values changed:",
    continueEditing: "Continue with the latest version",
    clockNames: {
      arrivalCheck: "Arrival by check",
      arrivalWire: "Arrival by wire",
      arrivalAch: "Arrival by ACH",
      arrivalAcats: "Arrival by ACATS",
      arrivalInternal: "Arrival within one custodian",
      participantCheck: "Arrival of a check sent through the participant",
    } as Record<string, string>,
    dayKinds: {
      calendar: "calendar days",
      federal: "business days",
      federal_reserve: "banking days",
    } as Record<string, string>,
    actions: {
      approve: ["Approving a rollover", "After the review, before it is sent to the custodian."],
      send_to_custodian: ["Sending a rollover to its custodian", "The custodian then moves the money."],
      resolve_mismatch: ["Accepting a difference", "The received amount differs from the expected amount."],
      complete: ["Completing a rollover", "All of its money is posted."],
      reveal: [
        "Viewing full account numbers",
        "Instructions, self-certifications and document files. Each approval lasts 24 hours.",
      ],
      create_live_key: [
        "Creating or rotating a live API key",
        "This includes changes that give the key more access.",
      ],
    } as Record<string, [string, string]>,
  },
});
