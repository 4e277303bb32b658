import type { Consequence, Deadline } from "./deadline-types.ts";
import { daysLeftOf, nextWarningAt, WARNING_DAYS } from "./sixty-day-deadlines.ts";
import { hasMoneyOut, type MovedMoney, type WorkflowState } from "./workflow-state.ts";

// What comes of deadlines, and when a timer has to look at them.

/** What comes of it. Documents that are late end nothing while money is out. */
export function consequenceOf({ type }: Deadline, current: MovedMoney): Consequence {
  const isExpiry = type === "draft" || type === "consent" || (type === "documents" && !hasMoneyOut(current));
  return isExpiry ? "expires" : "overdue";
}

/** What a deadline has led to. */
export type DueHappening =
  | { kind: Consequence | "script" | "document_expiry"; deadline: Deadline }
  | { kind: "warning"; deadline: Deadline; daysLeft: number };

/** The earliest thing that a timer has to do for a rollover by now, or null. */
export function findDue(current: WorkflowState, now: Date): DueHappening | null {
  const due = current.deadlines
    .filter((deadline) => timerOf(deadline) <= now.getTime())
    .sort((a, b) => timerOf(a) - timerOf(b));
  const [deadline] = due;
  if (!deadline) return null;
  const { type } = deadline;
  if (type === "script" || type === "document_expiry") return { kind: type, deadline };
  if (deadline.dueAt <= now.toISOString()) return { kind: consequenceOf(deadline, current), deadline };
  return { kind: "warning", deadline, daysLeft: daysLeftOf(deadline, now) };
}

/** The deadlines once what was due is done: passed, or warned of. */
export function settle(deadlines: readonly Deadline[], happening: DueHappening): Deadline[] {
  return deadlines.map((deadline) => {
    if (deadline !== happening.deadline) return deadline;
    if (happening.kind !== "warning") return { ...deadline, status: "passed" };
    // Of warnings that came due together the last one says it all.
    const warnedAt = Math.min(...WARNING_DAYS.filter((days) => days >= happening.daysLeft));
    return { ...deadline, warnedAt };
  });
}

/** When a timer has to look at these next; null when nothing is waited for. */
export function nextTimerAt(deadlines: readonly Deadline[]): Date | null {
  const next = Math.min(...deadlines.map(timerOf));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** When a deadline asks for something next, in milliseconds since the epoch; infinite when it never will. */
function timerOf(deadline: Deadline): number {
  if (deadline.status !== "running") return Number.POSITIVE_INFINITY;
  return nextWarningAt(deadline)?.getTime() ?? Date.parse(deadline.dueAt);
}
