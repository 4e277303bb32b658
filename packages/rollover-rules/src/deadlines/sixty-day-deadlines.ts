import type { WorkflowState } from "../workflow/workflow-state.ts";
import { addDays, daysBetween, endOfDay, getToday, type LocalTime, startOfDay, toLocalDay } from "./days.ts";
import { type Deadline, getTimeZone } from "./deadline-types.ts";
import { listOpenDueDays, listPaidOutTransfers } from "./sixty-days.ts";
import { createRunningDeadline } from "./timeouts.ts";

/** Warnings are sent this many days before a 60-day deadline. */
export const WARNING_DAYS = [30, 14, 7, 1] as const;

/** Returns one deadline per due date, until its distributions are redeposited. Holds do not pause it. */
export function updateSixtyDayDeadlines(
  before: WorkflowState,
  next: WorkflowState,
  time: LocalTime,
): Deadline[] {
  const previousDueDays = new Set(listPaidOutTransfers(before).map(({ dueOn }) => dueOn));
  return listOpenDueDays(next).map((dueOn) => {
    const existing = before.deadlines.find((one) => one.type === "sixty_day" && getLastDay(one) === dueOn);
    if (existing) return existing;
    const deadline = createRunningDeadline("sixty_day", endOfDay(dueOn, time.timeZone), time.timeZone);
    // An earlier deadline had the same due date, so do not repeat its warnings.
    return previousDueDays.has(dueOn) ? withWarningsSent(deadline, time) : deadline;
  });
}

function withWarningsSent(deadline: Deadline, time: LocalTime): Deadline {
  if (deadline.dueAt <= time.now.toISOString()) return { ...deadline, status: "passed" };
  const daysLeft = daysBetween(getToday(time), getLastDay(deadline));
  const sentWarnings = WARNING_DAYS.filter((days) => days >= daysLeft);
  return { ...deadline, warnedAt: sentWarnings.at(-1) ?? null };
}

/** Returns the last full day. A 60-day deadline is due at the first moment of the following day. */
export function getLastDay(deadline: Deadline): string {
  const day = toLocalDay(new Date(deadline.dueAt), getTimeZone(deadline));
  return deadline.type === "sixty_day" ? addDays(day, -1) : day;
}

export function getDaysLeft(deadline: Deadline, now: Date): number {
  return daysBetween(toLocalDay(now, getTimeZone(deadline)), getLastDay(deadline));
}

export function getNextWarningAt(deadline: Deadline): Date | null {
  if (deadline.type !== "sixty_day") return null;
  const { warnedAt } = deadline;
  const nextWarningDays = WARNING_DAYS.find((days) => warnedAt === null || days < warnedAt);
  return nextWarningDays === undefined
    ? null
    : startOfDay(addDays(getLastDay(deadline), -nextWarningDays), getTimeZone(deadline));
}
