import type { QueueRow } from "./queue-row.ts";

export const PAGE_SIZE = 50;

export interface IndexedRow {
  id: string;
  version: number;
  /** Null if unknown. */
  accountId: string | null;
  externalId: string | null;
}

/** Cursors and IDs. Full rows are cached only for visible pages. */
export interface ListIndex {
  /** Identifies the organization, the filters and the search text. */
  key: string;
  /** Start cursor of each page; null for the first. */
  cursors: (string | null)[];
  /** Sparse: pages can load out of order. */
  pages: (IndexedRow[] | undefined)[];
  isComplete: boolean;
  /** IDs of new rollovers whose position is within the loaded pages. */
  newIds: Set<string>;
}

export const createIndex = (key: string): ListIndex => ({
  key,
  cursors: [null],
  pages: [],
  isComplete: false,
  newIds: new Set(),
});

// Survives navigation, so that the user returns to the same position.
let lastList: ListIndex | null = null;

export function resumeList(key: string): ListIndex {
  lastList = lastList?.key === key ? lastList : createIndex(key);
  return lastList;
}

export function resetList(list: ListIndex): ListIndex {
  lastList = createIndex(list.key);
  return lastList;
}

/** Returns true if the IDs or the next cursor changed. */
export function storePage(
  list: ListIndex,
  page: number,
  { rows, nextCursor }: { rows: readonly QueueRow[]; nextCursor: string | null },
): boolean {
  const storedRows = list.pages[page];
  const isSame =
    storedRows?.length === rows.length &&
    rows.every(
      ({ id, version }, index) => storedRows[index]?.id === id && storedRows[index]?.version === version,
    );
  const isLast = nextCursor === null;
  if (isSame && (isLast ? list.isComplete : list.cursors[page + 1] === nextCursor)) return false;
  list.pages[page] = rows.map(({ id, version, accountId, externalId }) => ({
    id,
    version,
    accountId,
    externalId,
  }));
  if (isLast) {
    list.isComplete = true;
    list.cursors.length = page + 1;
    list.pages.length = page + 1;
  } else {
    list.cursors[page + 1] = nextCursor;
    if (list.isComplete && list.pages.length === page + 1) list.isComplete = false;
  }
  for (const { id } of rows) list.newIds.delete(id);
  return true;
}

/** Counts the rows through the last loaded page. All pages before it are full. */
export function countRows({ pages }: ListIndex): number {
  return pages.length === 0 ? 0 : (pages.length - 1) * PAGE_SIZE + (pages.at(-1)?.length ?? 0);
}

export function findIndexedRow({ pages }: ListIndex, index: number) {
  return pages[Math.floor(index / PAGE_SIZE)]?.[index % PAGE_SIZE];
}

export function findPage({ pages }: ListIndex, id: string): number {
  return pages.findIndex((page) => page?.some((row) => row.id === id));
}

const PREFETCHED_PAGES_BELOW = 2;

/** Lists the visible pages, one page above them, and the pages to prefetch below them. */
export function findPagesAround({ cursors }: ListIndex, firstRow: number, lastRow: number): number[] {
  const firstPage = Math.max(0, Math.floor(firstRow / PAGE_SIZE) - 1);
  const lastPage = Math.min(cursors.length - 1, Math.floor(lastRow / PAGE_SIZE) + PREFETCHED_PAGES_BELOW);
  return Array.from({ length: Math.max(0, lastPage - firstPage + 1) }, (_, index) => firstPage + index);
}
