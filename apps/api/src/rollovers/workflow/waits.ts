import type { DeliveryMethod } from "@svc/custodians";
import { addBusinessDays } from "./business-days.ts";
import { addDays, type LocalTime, sameTimeOn, todayOf } from "./days.ts";
import type { DayCount, Deadline, DeadlineType } from "./deadline-types.ts";

// Default durations with reasons. Organizations can override them.

interface Wait {
  type: DeadlineType;
  days: number;
  count: DayCount;
  reason: string;
}

export const WAITS = {
  draft: {
    type: "draft",
    days: 30,
    count: "calendar",
    reason: "A form that is not handed in within a month is mostly given up; its data should not lie about.",
  },
  consent: {
    type: "consent",
    days: 14,
    count: "calendar",
    reason: "Two weeks to sign, weekends too: participants sign at home.",
  },
  documents: {
    type: "documents",
    days: 30,
    count: "calendar",
    reason: "Time for a medallion stamp, a notary or a letter of acceptance, and for the mail both ways.",
  },
  reviewStart: {
    type: "review_start",
    days: 2,
    count: "federal",
    reason: "What is handed in is opened on the next working day, or the one after it.",
  },
  review: {
    type: "review",
    days: 5,
    count: "federal",
    reason: "A week for questions; longer ones are a hold, or a request for documents.",
  },
  request: {
    type: "request",
    days: 2,
    count: "federal",
    reason: "What is approved is printed, signed and on its way within two working days.",
  },
  acknowledgement: {
    type: "acknowledgement",
    days: 5,
    count: "federal",
    reason: "First-class mail takes up to five business days; whoever has not answered by then is asked.",
  },
  processing: {
    type: "processing",
    days: 15,
    count: "federal",
    reason: "As long as the directory says of the source custodian; three weeks where it says nothing.",
  },
  arrivalCheck: {
    type: "arrival",
    days: 15,
    count: "federal",
    reason: "Printed, mailed, opened and deposited, a week for each of writing, mail and mailroom.",
  },
  arrivalWire: {
    type: "arrival",
    days: 3,
    count: "federal_reserve",
    reason:
      "Fedwire is final on the day; two days more for cut-off times and for matching it to its account.",
  },
  arrivalAch: {
    type: "arrival",
    days: 3,
    count: "federal_reserve",
    reason:
      "ACH credits settle within two banking days (Nacha Operating Rules), and are matched on the next.",
  },
  arrivalAcats: {
    type: "arrival",
    days: 6,
    count: "federal",
    reason: "ACATS: one business day to validate, three to deliver (FINRA Rule 11870), two for rejects.",
  },
  arrivalInternal: {
    type: "arrival",
    days: 1,
    count: "federal",
    reason: "A book entry within one custodian.",
  },
  participantCheck: {
    type: "participant_check",
    days: 30,
    count: "federal",
    reason: "The way of a check twice: to the participant, and from there to the destination.",
  },
  posting: {
    type: "posting",
    days: 3,
    count: "federal",
    reason: "What has arrived is posted, or a difference explained, within three working days.",
  },
  hold: {
    type: "hold",
    days: 10,
    count: "federal",
    reason:
      "Two weeks for whatever is to be cleared up: a hold that nobody looks at stops the money for good.",
  },
} as const satisfies Record<string, Wait>;

export type WaitName = keyof typeof WAITS;

export const WAIT_NAMES = Object.keys(WAITS) as WaitName[];

/** An organization's overrides, in the unit of `count`. */
export type DeadlineDays = Partial<Record<WaitName, number>>;

export const ARRIVALS = {
  check: "arrivalCheck",
  wire: "arrivalWire",
  ach: "arrivalAch",
  acats: "arrivalAcats",
  internal: "arrivalInternal",
} as const satisfies Record<DeliveryMethod, WaitName>;

export interface OrganizationTime extends LocalTime {
  deadlineDays: DeadlineDays;
}

export interface WaitingContext extends OrganizationTime {
  /** Maximum business days of the source custodian; null if unknown. */
  processingDays: number | null;
}

export function daysOf(name: WaitName, { deadlineDays, processingDays }: WaitingContext): number {
  const usual = name === "processing" && processingDays !== null ? Math.max(1, processingDays) : null;
  return deadlineDays[name] ?? usual ?? WAITS[name].days;
}

export function startWait(name: WaitName, context: WaitingContext): Deadline {
  const { type, count }: Wait = WAITS[name];
  const days = daysOf(name, context);
  const due =
    count === "calendar"
      ? sameTimeOn(addDays(todayOf(context), days), context)
      : addBusinessDays(context, days, count);
  return { ...running(type, due, context.timeZone), count };
}

export function running(type: Deadline["type"], due: Date, timeZone: string): Deadline {
  return { type, dueAt: due.toISOString(), status: "running", leftMs: 0, warnedAt: null, timeZone };
}
