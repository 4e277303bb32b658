import type { Calendar } from "./business-days.ts";

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
  "mail",
] as const;
export type DeadlineType = (typeof DEADLINE_TYPES)[number];

export type DayCount = "calendar" | Calendar;

/** Effect of a missed deadline: the rollover expires, or an event reports it as overdue. */
export type Consequence = "expires" | "overdue";

export interface Deadline {
  /** `script` (a sandbox custodian's next move) and `document_expiry` are never shown. */
  type: DeadlineType | "script" | "document_expiry";
  /** ISO 8601. A 60-day deadline is due at the end of its last day. */
  dueAt: string;
  status: "running" | "paused" | "passed";
  /** Milliseconds left when paused; zero otherwise. */
  leftMs: number;
  /** Lead time of the last warning, in days. Null if none was sent. */
  warnedAt: number | null;
  /** Absent in older deadlines, which use UTC. */
  timeZone?: string;
  /** Which days count. Absent in older deadlines: see `getDayCount`. */
  count?: DayCount;
}

export function isPublic(deadline: Deadline): deadline is Deadline & { type: DeadlineType } {
  return deadline.type !== "script" && deadline.type !== "document_expiry";
}

export function getTimeZone({ timeZone }: Deadline): string {
  return timeZone ?? "UTC";
}

export function getDayCount({ type, count }: Deadline): DayCount {
  return count ?? (type === "acknowledgement" || type === "arrival" ? "federal" : "calendar");
}
