import type { LockedRollover } from "./rollover.ts";
import { isPublic } from "./workflow/deadline-types.ts";
import { hasOpenMismatch, pendingOn } from "./workflow/pending-on.ts";
import type { WorkflowState } from "./workflow/workflow-state.ts";

/** Computes denormalized columns for filtering and sorting lists. */
export function keptForLists(
  rollover: WorkflowState,
): Pick<LockedRollover, "pendingOn" | "nextDueAt" | "isOverdue" | "hasOpenMismatch"> {
  const deadlines = rollover.deadlines.filter(isPublic);
  const running = deadlines.filter(({ status }) => status === "running").map(({ dueAt }) => dueAt);
  const [next] = running.sort();
  return {
    pendingOn: pendingOn(rollover),
    nextDueAt: next === undefined ? null : new Date(next),
    isOverdue: deadlines.some(({ status }) => status === "passed"),
    hasOpenMismatch: hasOpenMismatch(rollover),
  };
}
