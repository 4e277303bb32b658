import type { LockedRollover } from "./rollover.ts";
import { isPublic } from "./workflow/deadline-types.ts";
import { findPendingOn, hasOpenMismatch } from "./workflow/pending-on.ts";
import type { WorkflowState } from "./workflow/workflow-state.ts";

/** Computes denormalized columns for filtering and sorting lists. */
export function toDenormalizedColumns(
  rollover: WorkflowState,
): Pick<LockedRollover, "pendingOn" | "nextDueAt" | "isOverdue" | "hasOpenMismatch"> {
  const deadlines = rollover.deadlines.filter(isPublic);
  const running = deadlines.filter(({ status }) => status === "running").map(({ dueAt }) => dueAt);
  const [next] = running.sort();
  return {
    pendingOn: findPendingOn(rollover),
    nextDueAt: next === undefined ? null : new Date(next),
    isOverdue: deadlines.some(({ status }) => status === "passed"),
    hasOpenMismatch: hasOpenMismatch(rollover),
  };
}
