import type { QueueRow } from "./queue-row.ts";

export const PAGE_SIZE = 50;

export interface IndexedRow {
  id: string;
  version: number;
  /** Null if unknown. */
  accountId: string | null;
  externalId: string | null;
}

/** Cursor of each page and ID of each row. Only visible pages keep their full rows. */
export interface ListIndex {
  key: string;
  /** Start cursor of each page; null for the first. */
  cursors: (string | null)[];
  /** Sparse: pages can load out of order. */
  rows: (IndexedRow[] | undefined)[];
  isComplete: boolean;
  /** IDs of new rollovers whose position is within the loaded pages. */
  newIds: Set<string>;
}

export const createIndex = (key: string): ListIndex => ({
  key,
  cursors: [null],
  rows: [],
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

export function storePage(
  list: ListIndex,
  page: number,
  { rows, nextCursor }: { rows: readonly QueueRow[]; nextCursor: string | null },
): boolean {
  const storedRows = list.rows[page];
  const isSame =
    storedRows?.length === rows.length &&
    rows.every(
      ({ id, version }, index) => storedRows[index]?.id === id && storedRows[index]?.version === version,
    );
  const isLast = nextCursor === null;
  if (isSame && (isLast ? list.isComplete : list.cursors[page + 1] === nextCursor)) return false;
  list.rows[page] = rows.map(({ id, version, accountId, externalId }) => ({
    id,
    version,
    accountId,
    externalId,
  }));
  if (isLast) {
    list.isComplete = true;
    list.cursors.length = page + 1;
    list.rows.length = page + 1;
  } else {
    list.cursors[page + 1] = nextCursor;
    if (list.isComplete && list.rows.length === page + 1) list.isComplete = false;
  }
  for (const { id } of rows) list.newIds.delete(id);
  return true;
}

export function countRows({ rows }: ListIndex): number {
  return rows.length === 0 ? 0 : (rows.length - 1) * PAGE_SIZE + (rows.at(-1)?.length ?? 0);
}

export function findIndexedRow({ rows }: ListIndex, index: number) {
  return rows[Math.floor(index / PAGE_SIZE)]?.[index % PAGE_SIZE];
}

export function findPage({ rows }: ListIndex, id: string): number {
  return rows.findIndex((page) => page?.some((row) => row.id === id));
}

const PREFETCH_PAGES = 2;

export function findPagesAround({ cursors }: ListIndex, first: number, last: number): number[] {
  const firstPage = Math.max(0, Math.floor(first / PAGE_SIZE) - 1);
  const lastPage = Math.min(cursors.length - 1, Math.floor(last / PAGE_SIZE) + PREFETCH_PAGES);
  return Array.from({ length: Math.max(0, lastPage - firstPage + 1) }, (_, index) => firstPage + index);
}
