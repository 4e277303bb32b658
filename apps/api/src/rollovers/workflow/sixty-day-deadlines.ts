import { addDays, dayIn, daysBetween, endOfDay, type LocalTime, startOfDay, todayOf } from "./days.ts";
import { type Deadline, zoneOf } from "./deadline-types.ts";
import { openSixtyDays, paidOutOf } from "./sixty-days.ts";
import { running } from "./waits.ts";
import type { WorkflowState } from "./workflow-state.ts";

/** Days before the last of the sixty on which is warned. */
export const WARNING_DAYS = [30, 14, 7, 1] as const;

/** They run while money is in the participant's hands or on its way back, hold or not: each distribution has its own. */
export function sixtyDays(before: WorkflowState, next: WorkflowState, time: LocalTime): Deadline[] {
  const known = new Set(paidOutOf(before).map(({ dueOn }) => dueOn));
  return openSixtyDays(next).map((dueOn) => {
    const same = before.deadlines.find((one) => one.type === "sixty_day" && lastDayOf(one) === dueOn);
    if (same) return same;
    const fresh = running("sixty_day", endOfDay(dueOn, time.timeZone), time.timeZone);
    // Money that was home and is out again: what has been told is not told anew.
    return known.has(dueOn) ? asToldBy(fresh, time) : fresh;
  });
}

function asToldBy(deadline: Deadline, time: LocalTime): Deadline {
  if (deadline.dueAt <= time.now.toISOString()) return { ...deadline, status: "passed" };
  const daysLeft = daysBetween(todayOf(time), lastDayOf(deadline));
  const told = WARNING_DAYS.filter((days) => days >= daysLeft);
  return { ...deadline, warnedAt: told.at(-1) ?? null };
}

/** The last day of a deadline, `YYYY-MM-DD`: the sixtieth ends with the first moment of the day after it. */
export function lastDayOf(deadline: Deadline): string {
  const day = dayIn(new Date(deadline.dueAt), zoneOf(deadline));
  return deadline.type === "sixty_day" ? addDays(day, -1) : day;
}

/** How many days are left before the last one. */
export function daysLeftOf(deadline: Deadline, now: Date): number {
  return daysBetween(dayIn(now, zoneOf(deadline)), lastDayOf(deadline));
}

/** When the next warning is due, with the day on which so many are left; null after the last one. */
export function nextWarningAt(deadline: Deadline): Date | null {
  if (deadline.type !== "sixty_day") return null;
  const { warnedAt } = deadline;
  const ahead = WARNING_DAYS.find((days) => warnedAt === null || days < warnedAt);
  return ahead === undefined ? null : startOfDay(addDays(lastDayOf(deadline), -ahead), zoneOf(deadline));
}
