import type { Filters } from "./filters.ts";

/** Builds the body of `POST /v1/rollovers/search`. */
export function toSearchBody(
  { state, pendingOn, overdue, mismatch, unassigned, inTransit, ...otherFilters }: Filters,
  q: string,
) {
  return {
    ...otherFilters,
    q,
    ...(state === undefined ? {} : { states: state.split(",") }),
    ...(pendingOn === undefined ? {} : { pendingOn: pendingOn.split(",") }),
    ...(overdue === undefined ? {} : { overdue: overdue === "true" }),
    ...(mismatch === undefined ? {} : { mismatch: true }),
    ...(unassigned === undefined ? {} : { unassigned: true }),
    ...(inTransit === undefined ? {} : { inTransit: true }),
  };
}
