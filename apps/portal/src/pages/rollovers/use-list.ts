import { useQueries } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { answer, api } from "../../api/client.ts";
import { onChanges } from "../../api/follow-changes.ts";
import { currentOrganization } from "../../api/organization.ts";
import { queryClient } from "../../api/queries.ts";
import { readAccountNames, readCustodianNames } from "../../pickers/index.ts";
import { type Filters, toQuery, writeFilters } from "./filters.ts";
import { fits, type QueueRow, standsBefore, toRow } from "./fits.ts";
import { countOf, forget, type KnownList, PAGE, pageOf, pagesAround, takeIn, takeUp } from "./list-store.ts";

interface ListPage {
  rows: QueueRow[];
  names: ReadonlyMap<string, string>;
  nextCursor: string | null;
}

const KEPT_MS = 10_000;
/** More changes than this refetch the visible pages. */
const ONE_BY_ONE = 25;

const queueKey = () => [currentOrganization(), "queue"] as const;

async function readPage(
  filters: Filters,
  q: string,
  cursor: string | null,
  signal: AbortSignal,
  onNext: (cursor: string) => void,
): Promise<ListPage> {
  const rows: QueueRow[] = [];
  let nextCursor = cursor;
  // The API can return short pages for a name search.
  do {
    const from = nextCursor === null ? {} : { cursor: nextCursor };
    const asked = { ...toQuery(filters), limit: PAGE - rows.length, ...from };
    const page = await answer(
      q === ""
        ? api.GET("/v1/rollovers", { params: { query: asked as never }, signal })
        : api.POST("/v1/rollovers/search", { body: searchOf(asked, q) as never, signal }),
    );
    rows.push(...page.data.map(toRow));
    nextCursor = page.nextCursor;
  } while (nextCursor !== null && rows.length < PAGE);
  // The next page can load before this page's names.
  if (nextCursor !== null) onNext(nextCursor);
  const [names] = await Promise.all([
    readAccountNames([...new Set(rows.map(({ accountId }) => accountId))], signal).catch(() => new Map()),
    readCustodianNames(
      rows.flatMap(({ sourceCustodianId, destinationCustodianId }) => [
        sourceCustodianId,
        destinationCustodianId,
      ]),
    ),
  ]);
  return { rows, names, nextCursor };
}

function searchOf({ state, pendingOn, overdue, mismatch, unassigned, ...asked }: Filters, q: string) {
  return {
    ...asked,
    q,
    ...(state === undefined ? {} : { states: state.split(",") }),
    ...(pendingOn === undefined ? {} : { pendingOn: pendingOn.split(",") }),
    ...(overdue === undefined ? {} : { overdue: true }),
    ...(mismatch === undefined ? {} : { mismatch: true }),
    ...(unassigned === undefined ? {} : { unassigned: true }),
  };
}

export interface QueueList {
  known: KnownList;
  count: number;
  rowAt(index: number): QueueRow | undefined;
  nameOf(row: QueueRow): string | undefined;
  show(first: number, last: number): void;
  isFirstLoading: boolean;
  error: unknown;
  retry(): void;
  arrived: number;
  renew(): void;
  put(rollovers: readonly Parameters<typeof toRow>[0][]): void;
}

export function useList(filters: Filters, q: string): QueueList {
  const of = `${currentOrganization() ?? ""} ${writeFilters(toQuery(filters))} ${q}`;
  const [known, setKnown] = useState(() => takeUp(of));
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [seen, setSeen] = useState<readonly [number, number]>([0, PAGE - 1]);
  if (known.of !== of) {
    setKnown(takeUp(of));
    setSeen([0, PAGE - 1]);
  }
  const pages = pagesAround(known, ...seen);
  const keyOfPage = (page: number) => [...queueKey(), of, known.cursors[page] ?? null];
  const results = useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOfPage(page),
      gcTime: KEPT_MS,
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readPage(filters, q, known.cursors[page] ?? null, signal, (next) => {
          if (known.cursors[page + 1] !== undefined) return;
          known.cursors[page + 1] = next;
          rerender();
        }),
    })),
  });
  const byPage = new Map(pages.map((page, index) => [page, results[index]]));

  useEffect(() => {
    const changes = pages.map((page, index) => {
      const data = results[index]?.data;
      return data !== undefined && takeIn(known, page, data);
    });
    if (changes.some(Boolean)) rerender();
  });

  const rowAt = (index: number) => byPage.get(Math.floor(index / PAGE))?.data?.rows[index % PAGE];
  const put = (rollovers: readonly Parameters<typeof toRow>[0][]) => {
    for (const row of rollovers.map(toRow)) {
      const page = pageOf(known, row.id);
      if (page < 0) continue;
      queryClient.setQueryData<ListPage>(
        keyOfPage(page),
        (before) =>
          before && {
            ...before,
            rows: before.rows.map((one) => (one.id === row.id ? newer(one, row) : one)),
          },
      );
    }
  };
  const last = rowAt(countOf(known) - 1);
  const latest = useRef({ known, put, filters, q, last });
  latest.current = { known, put, filters, q, last };
  useEffect(
    () =>
      onChanges(async (told) => {
        const ids = [...new Set(told.flatMap(({ rolloverId }) => rolloverId ?? []))];
        const isMuch = told.some(({ type }) => type === "refetch") || ids.length > ONE_BY_ONE;
        if (isMuch) return void queryClient.invalidateQueries({ queryKey: queueKey() });
        const found = await Promise.all(ids.map(readOne));
        const { known, put, filters, q, last } = latest.current;
        const rollovers = found.filter((one) => one !== null);
        put(rollovers);
        if (q !== "") return;
        for (const row of rollovers.map(toRow)) {
          const isNew = pageOf(known, row.id) < 0 && fits(row, filters);
          const isAmong = known.isWhole || last === undefined || standsBefore(row, last, filters);
          if (isNew && isAmong) known.arrived.add(row.id);
        }
        rerender();
      }),
    [],
  );

  const failed = results.find(({ error }) => error !== null);
  const renew = () => {
    queryClient.removeQueries({ queryKey: [...queueKey(), of] });
    setKnown(forget(known));
    setSeen([0, PAGE - 1]);
  };
  return {
    known,
    count: countOf(known),
    rowAt,
    nameOf: (row) => {
      for (const result of byPage.values()) {
        const name = result?.data?.names.get(row.accountId);
        if (name !== undefined) return name;
      }
      return undefined;
    },
    show: (first, last) =>
      setSeen((before) => (before[0] === first && before[1] === last ? before : [first, last])),
    isFirstLoading: known.rows.length === 0 && results[0]?.isPending === true && !failed,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    arrived: known.arrived.size,
    renew,
    put,
  };
}

/** Late responses must not overwrite newer rows. */
const newer = (one: QueueRow, other: QueueRow) => (other.version >= one.version ? other : one);

const readOne = (id: string) =>
  answer(api.GET("/v1/rollovers/{id}", { params: { path: { id } } })).catch(() => null);
