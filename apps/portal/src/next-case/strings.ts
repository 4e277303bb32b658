import { localize } from "../shell/language.ts";

export const strings = localize({
  en: {
    next: "Next",
    nextHint: "Opens the most urgent rollover that is yours or unassigned, and assigns it to you",
    nothingLeft: "Nothing left to do",
    nothingLeftHint: "No rollover that is assigned to you or unassigned needs your action.",
    nothingAfter: "That was the last one",
    failed: "The next rollover could not be opened",
    bar: "Next rollover",
    position: (count: number) => `${count} opened so far`,
    skip: "Skip",
    stop: "Stop",
    nextStep: (action: string) => `Next step: ${action}.`,
    noStep: "No step is expected. Check the timeline and decide what to do.",
    waitingOn: (party: string) => `Pending on ${party}.`,
    parties: {
      participant: "the participant",
      source_custodian: "the source custodian",
      destination_custodian: "the destination custodian",
    } as Readonly<Record<string, string>>,
    due: (day: string, distance: string) => `Due ${day} (${distance})`,
    noDeadline: "No deadline",
    priorities: { urgent: "urgent", high: "high priority" } as Readonly<Record<string, string>>,
    assetsDiffer: "assets differ",
    assignToMe: "Assign to me",
    assigned: "Assigned to you",
  },
});
