import { queryOptions } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams, queryClient, queryKeyFor, refetch } from "../../api/queries.ts";
import type { Rollover, TimelineEntry } from "./rollover.ts";

export const rolloverQuery = (id: string) => getQuery("/v1/rollovers/{id}", idParams(id));
export const actionsQuery = (id: string) => getQuery("/v1/rollovers/{id}/actions", idParams(id));

const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** Reads up to 1,000 entries, oldest first. */
export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeyFor("/v1/rollovers/{id}/timeline"), id, "whole"],
    async queryFn({ signal }): Promise<TimelineEntry[]> {
      const entries: TimelineEntry[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query: { limit: number; cursor?: string } = {
          limit: PAGE_SIZE,
          ...(cursor === null ? {} : { cursor }),
        };
        const { data, nextCursor } = await getBody(
          api.GET("/v1/rollovers/{id}/timeline", { params: { path: { id }, query }, signal }),
        );
        entries.push(...data);
        cursor = nextCursor;
        if (cursor === null) break;
      }
      return entries;
    },
  });

export async function applyUpdate(rollover: Rollover): Promise<void> {
  queryClient.setQueryData(rolloverQuery(rollover.id).queryKey, rollover);
  await refetchRollover();
}

export function refetchRollover(): Promise<unknown> {
  return refetch(
    "/v1/rollovers/{id}",
    "/v1/rollovers/{id}/actions",
    "/v1/rollovers/{id}/timeline",
    "/v1/rollovers/{id}/ledger",
    "/v1/rollovers/{id}/requirements",
    "/v1/rollovers",
    "/v1/rollovers/counts",
  );
}

export const toEtag = ({ version }: { version: number }) => `"${version}"`;
