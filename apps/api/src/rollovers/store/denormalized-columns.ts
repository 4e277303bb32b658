import { isPublic } from "@svc/rollover-rules/deadlines/deadline-types";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { findPendingOn, hasOpenMismatch } from "@svc/rollover-rules/workflow/pending-on";
import type { WorkflowState } from "@svc/rollover-rules/workflow/workflow-state";

export function toDenormalizedColumns(
  rollover: WorkflowState,
): Pick<LockedRollover, "pendingOn" | "nextDueAt" | "isOverdue" | "hasOpenMismatch"> {
  const deadlines = rollover.deadlines.filter(isPublic);
  const runningDueTimes = deadlines.filter(({ status }) => status === "running").map(({ dueAt }) => dueAt);
  const [next] = runningDueTimes.sort();
  return {
    pendingOn: findPendingOn(rollover),
    nextDueAt: next === undefined ? null : new Date(next),
    isOverdue: deadlines.some(({ status }) => status === "passed"),
    hasOpenMismatch: hasOpenMismatch(rollover),
  };
}
