import type { Filters } from "./filters.ts";

export interface View {
  id: string;
  filters: Filters;
}

/** For operators, "needs us" includes rollovers pending on operations. */
export function builtInViews(memberId: string, operates: boolean): View[] {
  return [
    { id: "needsUs", filters: { pendingOn: operates ? "integrator,operations" : "integrator" } },
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

export function countsOf(counts: Counts, operates: boolean): Record<string, number> {
  const of = (...who: string[]) =>
    counts.pendingOn.reduce((sum, one) => sum + (who.includes(one.pendingOn) ? one.count : 0), 0);
  return {
    needsUs: operates ? of("integrator", "operations") : of("integrator"),
    overdue: counts.overdue,
    mismatch: counts.mismatch,
    participant: of("participant"),
    all: counts.total,
  };
}
