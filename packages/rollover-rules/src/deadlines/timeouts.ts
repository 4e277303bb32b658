import type { DeliveryMethod } from "@svc/custodians";
import { addBusinessDays } from "./business-days.ts";
import { addDays, getToday, type LocalTime, toSameTimeOn } from "./days.ts";
import type { DayCount, Deadline, DeadlineType } from "./deadline-types.ts";

interface Timeout {
  type: DeadlineType;
  days: number;
  count: DayCount;
  reason: string;
}

export const TIMEOUTS = {
  draft: {
    type: "draft",
    days: 30,
    count: "calendar",
    reason: "Drafts older than a month are usually abandoned, and their data should be deleted.",
  },
  consent: {
    type: "consent",
    days: 14,
    count: "calendar",
    reason: "Two weeks to sign, including weekends, because participants sign at home.",
  },
  documents: {
    type: "documents",
    days: 30,
    count: "calendar",
    reason:
      "Time for a medallion stamp, a notary or a letter of acceptance, and for mail in both directions.",
  },
  reviewStart: {
    type: "review_start",
    days: 2,
    count: "federal",
    reason: "Reviews start within two business days after submission.",
  },
  review: {
    type: "review",
    days: 5,
    count: "federal",
    reason: "One week for questions. A longer review needs a hold or a document request.",
  },
  request: {
    type: "request",
    days: 2,
    count: "federal",
    reason: "Approved requests are printed, signed and sent within two business days.",
  },
  acknowledgement: {
    type: "acknowledgement",
    days: 5,
    count: "federal",
    reason:
      "First-class mail takes up to five business days. Contact the custodian if it has not responded by then.",
  },
  processing: {
    type: "processing",
    days: 15,
    count: "federal",
    reason: "The processing time in the source custodian's directory entry, or three weeks if it has none.",
  },
  arrivalCheck: {
    type: "arrival",
    days: 15,
    count: "federal",
    reason: "One week each to print the check, to mail it, and to open and deposit it.",
  },
  arrivalWire: {
    type: "arrival",
    days: 3,
    count: "federal_reserve",
    reason: "Fedwire is final the same day. Two more days cover cutoff times and matching to the account.",
  },
  arrivalAch: {
    type: "arrival",
    days: 3,
    count: "federal_reserve",
    reason: "ACH credits settle within two banking days (Nacha Operating Rules) and are matched on the next.",
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
    reason: "Two mail deliveries of a check: to the participant, then to the destination.",
  },
  posting: {
    type: "posting",
    days: 3,
    count: "federal",
    reason: "Money is posted, or a difference is explained, within three business days after it arrives.",
  },
  hold: {
    type: "hold",
    days: 10,
    count: "federal",
    reason: "Two weeks to resolve the issue. A forgotten hold would stop the money indefinitely.",
  },
} as const satisfies Record<string, Timeout>;

export type TimeoutName = keyof typeof TIMEOUTS;

export const TIMEOUT_NAMES = Object.keys(TIMEOUTS) as TimeoutName[];

/** An organization's overrides, in calendar or business days according to `count`. */
export type DeadlineDays = Partial<Record<TimeoutName, number>>;

export const ARRIVALS = {
  check: "arrivalCheck",
  wire: "arrivalWire",
  ach: "arrivalAch",
  acats: "arrivalAcats",
  internal: "arrivalInternal",
} as const satisfies Record<DeliveryMethod, TimeoutName>;

export interface OrganizationTime extends LocalTime {
  deadlineDays: DeadlineDays;
}

export interface TimeoutContext extends OrganizationTime {
  /** The source custodian's maximum in business days; null if unknown. */
  processingDays: number | null;
}

export function getTimeoutDays(name: TimeoutName, { deadlineDays, processingDays }: TimeoutContext): number {
  const custodianDays = name === "processing" && processingDays !== null ? Math.max(1, processingDays) : null;
  return deadlineDays[name] ?? custodianDays ?? TIMEOUTS[name].days;
}

export function startTimeout(name: TimeoutName, context: TimeoutContext): Deadline {
  const { type, count }: Timeout = TIMEOUTS[name];
  const days = getTimeoutDays(name, context);
  const due =
    count === "calendar"
      ? toSameTimeOn(addDays(getToday(context), days), context)
      : addBusinessDays(context, days, count);
  return { ...createRunningDeadline(type, due, context.timeZone), count };
}

export function createRunningDeadline(type: Deadline["type"], due: Date, timeZone: string): Deadline {
  return { type, dueAt: due.toISOString(), status: "running", leftMs: 0, warnedAt: null, timeZone };
}
