import type { Filters } from "./filters.ts";

interface View {
  id: string;
  filters: Filters;
}

export function listBuiltInViews(memberId: string, canOperate: boolean): View[] {
  return [
    { id: "actionNeeded", filters: { pendingOn: canOperate ? "integrator,operations" : "integrator" } },
    { id: "overdue", filters: { overdue: "true" } },
    { id: "mismatch", filters: { mismatch: "true" } },
    { id: "participant", filters: { pendingOn: "participant" } },
    { id: "mine", filters: { assigneeId: memberId } },
    { id: "unassigned", filters: { unassigned: "true" } },
    { id: "all", filters: {} },
  ];
}

interface Counts {
  total: number;
  overdue: number;
  mismatch: number;
  pendingOn: readonly { pendingOn: string; count: number }[];
}

export function toViewCounts(counts: Counts, canOperate: boolean): Record<string, number> {
  const countPending = (...parties: string[]) =>
    counts.pendingOn.reduce((sum, one) => sum + (parties.includes(one.pendingOn) ? one.count : 0), 0);
  return {
    actionNeeded: canOperate ? countPending("integrator", "operations") : countPending("integrator"),
    overdue: counts.overdue,
    mismatch: counts.mismatch,
    participant: countPending("participant"),
    all: counts.total,
  };
}
