import { addDays, dayIn, daysBetween, endOfDay, type LocalTime, startOfDay, todayOf } from "./days.ts";
import { type Deadline, zoneOf } from "./deadline-types.ts";
import { openSixtyDays, paidOutOf } from "./sixty-days.ts";
import { running } from "./waits.ts";
import type { WorkflowState } from "./workflow-state.ts";

/** Days before the deadline on which a warning is sent. */
export const WARNING_DAYS = [30, 14, 7, 1] as const;

/** Each distribution has its own deadline, which runs until all of it is redeposited. Holds do not pause it. */
export function sixtyDays(before: WorkflowState, next: WorkflowState, time: LocalTime): Deadline[] {
  const known = new Set(paidOutOf(before).map(({ dueOn }) => dueOn));
  return openSixtyDays(next).map((dueOn) => {
    const same = before.deadlines.find((one) => one.type === "sixty_day" && lastDayOf(one) === dueOn);
    if (same) return same;
    const fresh = running("sixty_day", endOfDay(dueOn, time.timeZone), time.timeZone);
    // The money was returned and is out again: do not repeat past warnings.
    return known.has(dueOn) ? asToldBy(fresh, time) : fresh;
  });
}

function asToldBy(deadline: Deadline, time: LocalTime): Deadline {
  if (deadline.dueAt <= time.now.toISOString()) return { ...deadline, status: "passed" };
  const daysLeft = daysBetween(todayOf(time), lastDayOf(deadline));
  const told = WARNING_DAYS.filter((days) => days >= daysLeft);
  return { ...deadline, warnedAt: told.at(-1) ?? null };
}

/** A 60-day deadline ends with the first moment of the next day. */
export function lastDayOf(deadline: Deadline): string {
  const day = dayIn(new Date(deadline.dueAt), zoneOf(deadline));
  return deadline.type === "sixty_day" ? addDays(day, -1) : day;
}

export function daysLeftOf(deadline: Deadline, now: Date): number {
  return daysBetween(dayIn(now, zoneOf(deadline)), lastDayOf(deadline));
}

/** Null after the last warning. */
export function nextWarningAt(deadline: Deadline): Date | null {
  if (deadline.type !== "sixty_day") return null;
  const { warnedAt } = deadline;
  const ahead = WARNING_DAYS.find((days) => warnedAt === null || days < warnedAt);
  return ahead === undefined ? null : startOfDay(addDays(lastDayOf(deadline), -ahead), zoneOf(deadline));
}
