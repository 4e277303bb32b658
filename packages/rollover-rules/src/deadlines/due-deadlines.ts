import { hasUncashedDistribution } from "../tax/report/reported-transfers.ts";
import { hasMoneyOut, type MovedMoney, type WorkflowState } from "../workflow/workflow-state.ts";
import type { Consequence, Deadline } from "./deadline-types.ts";
import { getDaysLeft, getNextWarningAt, WARNING_DAYS } from "./sixty-day-deadlines.ts";

/**
 * Returns the effect of missing a deadline. Late drafts and consents expire the rollover. Late documents also
 * expire it, unless money has left. A rollover with an uncashed distribution never expires, because it must stay in
 * the tax report.
 */
export function getConsequence(
  { type }: Deadline,
  current: MovedMoney & Pick<WorkflowState, "type">,
): Consequence {
  const isExpiry = type === "draft" || type === "consent" || (type === "documents" && !hasMoneyOut(current));
  return isExpiry && !hasUncashedDistribution(current) ? "expires" : "overdue";
}

export type DueEvent =
  | { kind: Consequence | "script" | "document_expiry"; deadline: Deadline }
  | { kind: "warning"; deadline: Deadline; daysLeft: number };

export function findDueEvent(current: WorkflowState, now: Date): DueEvent | null {
  const due = current.deadlines
    .filter((deadline) => getTimerMs(deadline) <= now.getTime())
    .sort((a, b) => getTimerMs(a) - getTimerMs(b));
  const [deadline] = due;
  if (!deadline) return null;
  const { type } = deadline;
  if (type === "script" || type === "document_expiry") return { kind: type, deadline };
  if (deadline.dueAt <= now.toISOString()) return { kind: getConsequence(deadline, current), deadline };
  return { kind: "warning", deadline, daysLeft: getDaysLeft(deadline, now) };
}

export function markDeadline(deadlines: readonly Deadline[], dueEvent: DueEvent): Deadline[] {
  return deadlines.map((deadline) => {
    if (deadline !== dueEvent.deadline) return deadline;
    if (dueEvent.kind !== "warning") return { ...deadline, status: "passed" };
    // If several warnings are due, send only the last.
    const warnedAt = Math.min(...WARNING_DAYS.filter((days) => days >= dueEvent.daysLeft));
    return { ...deadline, warnedAt };
  });
}

export function findNextTimer(deadlines: readonly Deadline[]): Date | null {
  const next = Math.min(...deadlines.map(getTimerMs));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** In milliseconds since the epoch. Infinite if the deadline needs no timer. */
function getTimerMs(deadline: Deadline): number {
  if (deadline.status !== "running") return Number.POSITIVE_INFINITY;
  return getNextWarningAt(deadline)?.getTime() ?? Date.parse(deadline.dueAt);
}
