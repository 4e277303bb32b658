import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { getQuery, idParams, listQuery, refetch } from "../../api/queries.ts";

export type IncomingFunds = Schemas["IncomingFunds"];

export const STATUSES = ["unmatched", "suspense", "applied", "returned"] as const;
export type Status = (typeof STATUSES)[number];

interface FundsFilter {
  q?: string | undefined;
  /** Only money past its return date. */
  isOverdue: boolean;
  ownerId?: string | undefined;
  isOldestFirst: boolean;
}

export const toListParams = (status: Status, { q, isOverdue, ownerId, isOldestFirst }: FundsFilter) => ({
  status,
  ...(q ? { q } : {}),
  ...(isOverdue ? { overdue: true } : {}),
  ...(ownerId ? { ownerId } : {}),
  ...(isOldestFirst ? { sort: "oldest" as const } : {}),
});

export const fundsListQuery = (params: ReturnType<typeof toListParams>) =>
  listQuery("/v1/incoming-funds", { params: { query: { ...params, limit: 50 } } });

export const fundsQuery = (id: string) => queryOptions(getQuery("/v1/incoming-funds/{id}", idParams(id)));

export function refetchFunds(): Promise<unknown> {
  return refetch(
    "/v1/incoming-funds",
    "/v1/incoming-funds/{id}",
    "/v1/incoming-funds/{id}/suggestions",
    "/v1/incoming-funds/{id}/history",
    "/v1/incoming-funds/summary",
    "/v1/bank-files",
    "/v1/bank-files/{id}",
    "/v1/rollovers/{id}",
  );
}

/** Reloads the money after a teammate's change, so that the next attempt uses the latest version. */
export function reloadAfterConflict(error: unknown): void {
  if (error instanceof ProblemError && [409, 412].includes(error.status)) void refetchFunds();
}
