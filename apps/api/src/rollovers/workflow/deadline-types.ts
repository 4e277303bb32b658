// What a rollover waits for, and until when.

export const DEADLINE_TYPES = [
  "draft",
  "consent",
  "documents",
  "acknowledgement",
  "arrival",
  "sixty_day",
] as const;
export type DeadlineType = (typeof DEADLINE_TYPES)[number];

/** What comes of a deadline that passes: it ends the rollover, or it is told of and nothing else. */
export type Consequence = "expires" | "overdue";

export interface Deadline {
  /** `script`: when a custodian of the sandbox makes its next move. It is nobody else's concern, and never shown. */
  type: DeadlineType | "script";
  /** ISO 8601. Of the sixty days, the end of the last one. */
  dueAt: string;
  status: "running" | "paused" | "passed";
  /** What was left when the rollover was put on hold, in milliseconds; zero unless it is paused. */
  leftMs: number;
  /** How many days before the end the last warning was due; null before the first. */
  warnedAt: number | null;
}
