import { useQueries } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { onChanges } from "../../api/follow-changes.ts";
import { getOrganizationId } from "../../api/organization.ts";
import { queryClient } from "../../api/queries.ts";
import { fetchAccountNames, fetchCustodianNames } from "../../pickers/index.ts";
import { fetchRollover } from "./fetch-rollover.ts";
import { type Filters, serializeFilters, toQuery } from "./filters.ts";
import {
  countRows,
  findPage,
  findPagesAround,
  type ListIndex,
  PAGE_SIZE,
  resetList,
  resumeList,
  storePage,
} from "./list-store.ts";
import { matchesFilters, type QueueRow, sortsBefore, toRow } from "./queue-row.ts";
import { toSearchBody } from "./search-body.ts";

interface ListPage {
  rows: QueueRow[];
  /** Names of participants by account ID. */
  names: ReadonlyMap<string, string>;
  nextCursor: string | null;
}

/** How long hidden pages keep their rows. */
const UNUSED_PAGE_CACHE_MS = 10_000;
/** If more rollovers than this change at once, the list refetches the visible pages instead of single rows. */
const MAX_SINGLE_REFETCHES = 25;

const getQueueKey = () => [getOrganizationId(), "queue"] as const;

async function fetchPage(
  filters: Filters,
  q: string,
  {
    cursor,
    signal,
    onNext,
  }: { cursor: string | null; signal: AbortSignal; onNext: (cursor: string) => void },
): Promise<ListPage> {
  const rows: QueueRow[] = [];
  let nextCursor = cursor;
  // For a name search, the API can return pages that are shorter than the limit.
  do {
    const cursorParam = nextCursor === null ? {} : { cursor: nextCursor };
    const query = { ...toQuery(filters), limit: PAGE_SIZE - rows.length, ...cursorParam };
    const page = await getBody(
      q === ""
        ? api.GET("/v1/rollovers", { params: { query: query as never }, signal })
        : api.POST("/v1/rollovers/search", { body: toSearchBody(query, q) as never, signal }),
    );
    rows.push(...page.data.map(toRow));
    nextCursor = page.nextCursor;
  } while (nextCursor !== null && rows.length < PAGE_SIZE);
  // Lets the next page load while this page's names are read.
  if (nextCursor !== null) onNext(nextCursor);
  // The custodian names go into the query cache, so that they appear together with the rows.
  const [names] = await Promise.all([
    fetchAccountNames([...new Set(rows.map(({ accountId }) => accountId))], signal).catch(() => new Map()),
    fetchCustodianNames(
      rows.flatMap(({ sourceCustodianId, destinationCustodianId }) => [
        sourceCustodianId,
        destinationCustodianId,
      ]),
    ),
  ]);
  return { rows, names, nextCursor };
}

export interface QueueList {
  listIndex: ListIndex;
  count: number;
  /** Returns undefined if not loaded. */
  rowAt(index: number): QueueRow | undefined;
  getParticipantName(row: QueueRow): string | undefined;
  /** Loads the pages with these rows. */
  showRange(first: number, last: number): void;
  isFirstLoading: boolean;
  error: unknown;
  retry(): void;
  /** Number of new rollovers that are not shown yet. */
  newCount: number;
  /** Starts again at the first page, and shows new rollovers. */
  refresh(): void;
  /** Reads the visible pages again, and keeps the position. */
  reload(): void;
  updateRows(rollovers: readonly Parameters<typeof toRow>[0][]): void;
}

export function useList(filters: Filters, q: string): QueueList {
  const key = `${getOrganizationId() ?? ""} ${serializeFilters(toQuery(filters))} ${q}`;
  const [listIndex, setListIndex] = useState(() => resumeList(key));
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [visibleRange, setVisibleRange] = useState<readonly [number, number]>([0, PAGE_SIZE - 1]);
  if (listIndex.key !== key) {
    setListIndex(resumeList(key));
    setVisibleRange([0, PAGE_SIZE - 1]);
  }
  const pages = findPagesAround(listIndex, ...visibleRange);
  const pageQueryKey = (page: number) => [...getQueueKey(), key, listIndex.cursors[page] ?? null];
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: pageQueryKey(page),
      gcTime: UNUSED_PAGE_CACHE_MS,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchPage(filters, q, {
          cursor: listIndex.cursors[page] ?? null,
          signal,
          onNext: (next) => {
            if (listIndex.cursors[page + 1] !== undefined) return;
            listIndex.cursors[page + 1] = next;
            rerender();
          },
        }),
    })),
  });
  const resultsByPage = new Map(pages.map((page, index) => [page, results[index]]));

  useEffect(() => {
    const hasChanged = pages.map((page, index) => {
      const data = results[index]?.data;
      return data !== undefined && storePage(listIndex, page, data);
    });
    if (hasChanged.includes(true)) rerender();
  });

  const rowAt = (index: number) =>
    resultsByPage.get(Math.floor(index / PAGE_SIZE))?.data?.rows[index % PAGE_SIZE];
  const updateRows = (rollovers: readonly Parameters<typeof toRow>[0][]) => {
    for (const row of rollovers.map(toRow)) {
      const page = findPage(listIndex, row.id);
      if (page < 0) continue;
      queryClient.setQueryData<ListPage>(
        pageQueryKey(page),
        (previous) =>
          previous && {
            ...previous,
            rows: previous.rows.map((one) => (one.id === row.id ? pickNewer(one, row) : one)),
          },
      );
    }
  };
  const lastRow = rowAt(countRows(listIndex) - 1);
  const latest = useRef({ listIndex, updateRows, filters, q, lastRow });
  latest.current = { listIndex, updateRows, filters, q, lastRow };
  useEffect(
    () =>
      onChanges(async (changes) => {
        const ids = [...new Set(changes.flatMap(({ rolloverId }) => rolloverId ?? []))];
        const shouldRefetchAll =
          changes.some(({ type }) => type === "refetch") || ids.length > MAX_SINGLE_REFETCHES;
        if (shouldRefetchAll) return void queryClient.invalidateQueries({ queryKey: getQueueKey() });
        const responses = await Promise.all(ids.map(fetchRollover));
        const { listIndex, updateRows, filters, q, lastRow } = latest.current;
        const rollovers = responses.filter((one) => one !== null);
        updateRows(rollovers);
        if (q !== "") return;
        for (const row of rollovers.map(toRow)) {
          const isNew = findPage(listIndex, row.id) < 0 && matchesFilters(row, filters);
          const isInLoadedRange =
            listIndex.isComplete || lastRow === undefined || sortsBefore(row, lastRow, filters);
          if (isNew && isInLoadedRange) listIndex.newIds.add(row.id);
        }
        rerender();
      }),
    [],
  );

  const failedPage = results.find(({ error }) => error !== null);
  const refresh = () => {
    queryClient.removeQueries({ queryKey: [...getQueueKey(), key] });
    setListIndex(resetList(listIndex));
    setVisibleRange([0, PAGE_SIZE - 1]);
  };
  return {
    listIndex,
    count: countRows(listIndex),
    rowAt,
    getParticipantName: (row) => {
      for (const result of resultsByPage.values()) {
        const name = result?.data?.names.get(row.accountId);
        if (name !== undefined) return name;
      }
      return undefined;
    },
    showRange: (first, last) =>
      setVisibleRange((previous) =>
        previous[0] === first && previous[1] === last ? previous : [first, last],
      ),
    isFirstLoading: listIndex.pages.length === 0 && results[0]?.isPending === true && !failedPage,
    error: failedPage?.error ?? null,
    retry: () => void failedPage?.refetch(),
    newCount: listIndex.newIds.size,
    refresh,
    reload: () => void queryClient.invalidateQueries({ queryKey: getQueueKey() }),
    updateRows,
  };
}

const pickNewer = (current: QueueRow, update: QueueRow) =>
  update.version >= current.version ? update : current;
