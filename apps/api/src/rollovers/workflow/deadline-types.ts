import type { Calendar } from "./business-days.ts";

// What a rollover waits for, and until when.

export const DEADLINE_TYPES = [
  "draft",
  "consent",
  "documents",
  "review_start",
  "review",
  "request",
  "acknowledgement",
  "processing",
  "arrival",
  "participant_check",
  "posting",
  "hold",
  "sixty_day",
] as const;
export type DeadlineType = (typeof DEADLINE_TYPES)[number];

/** Which days are counted: all of the calendar, or business days by one of the calendars of holidays. */
export type DayCount = "calendar" | Calendar;

/** What comes of a deadline that passes: it ends the rollover, or it is told of and nothing else. */
export type Consequence = "expires" | "overdue";

export interface Deadline {
  /**
   * Two are never shown. `script`: when a custodian of the sandbox makes its next move, which is nobody else's concern.
   * `document_expiry`: when a document expires next, which the document says.
   */
  type: DeadlineType | "script" | "document_expiry";
  /** ISO 8601. Of the sixty days, the end of the last one. */
  dueAt: string;
  status: "running" | "paused" | "passed";
  /** What was left when the rollover was put on hold, in milliseconds; zero unless it is paused. */
  leftMs: number;
  /** How many days before the end the last warning was due; null before the first. */
  warnedAt: number | null;
  /** Where its days are days. One from before this was kept went by UTC. */
  timeZone?: string;
  /** Which days it counts. Before this was kept, `acknowledgement` and `arrival` counted business days, the others all. */
  count?: DayCount;
}

/** Whether a deadline is one that is told of. */
export function isPublic(deadline: Deadline): deadline is Deadline & { type: DeadlineType } {
  return deadline.type !== "script" && deadline.type !== "document_expiry";
}

export function zoneOf({ timeZone }: Deadline): string {
  return timeZone ?? "UTC";
}

export function countOf({ type, count }: Deadline): DayCount {
  return count ?? (type === "acknowledgement" || type === "arrival" ? "federal" : "calendar");
}
