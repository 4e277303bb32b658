import { queryOptions } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { getQuery, keyOf, queryClient, refetch } from "../../api/queries.ts";
import type { Rollover, TimelineEntry } from "./rollover.ts";

export const at = (id: string) => ({ params: { path: { id } } });

export const rolloverQuery = (id: string) => getQuery("/v1/rollovers/{id}", at(id));
export const actionsQuery = (id: string) => getQuery("/v1/rollovers/{id}/actions", at(id));

const PAGE = 100;
const PAGES = 10;

/** Reads up to 1,000 entries, oldest first. */
export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: [...keyOf("/v1/rollovers/{id}/timeline"), id, "whole"],
    async queryFn({ signal }): Promise<TimelineEntry[]> {
      const entries: TimelineEntry[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < PAGES; page += 1) {
        const query: { limit: number; cursor?: string } = {
          limit: PAGE,
          ...(cursor === null ? {} : { cursor }),
        };
        const { data, nextCursor } = await answer(
          api.GET("/v1/rollovers/{id}/timeline", { params: { path: { id }, query }, signal }),
        );
        entries.push(...data);
        cursor = nextCursor;
        if (cursor === null) break;
      }
      return entries;
    },
  });

export async function showChanged(rollover: Rollover): Promise<void> {
  queryClient.setQueryData(rolloverQuery(rollover.id).queryKey, rollover);
  await readAgain();
}

export function readAgain(): Promise<unknown> {
  return refetch(
    "/v1/rollovers/{id}",
    "/v1/rollovers/{id}/actions",
    "/v1/rollovers/{id}/timeline",
    "/v1/rollovers",
    "/v1/rollovers/counts",
  );
}

export const tagOf = ({ version }: { version: number }) => `"${version}"`;
