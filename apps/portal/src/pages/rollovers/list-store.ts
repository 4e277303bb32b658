import type { QueueRow } from "./fits.ts";

export const PAGE = 50;

/**
 * Index of a list: the cursor of each page, and the ID at each position. Stays small for 10,000 rollovers; only visible pages keep their
 * rows.
 */
export interface KnownList {
  of: string;
  /** Start cursor of each page; null for the first. */
  cursors: (string | null)[];
  /** Sparse: pages can load out of order. */
  rows: (Pick<QueueRow, "id" | "version">[] | undefined)[];
  isWhole: boolean;
  /** IDs of new rollovers that belong to the loaded part. */
  arrived: Set<string>;
}

export const unknownList = (of: string): KnownList => ({
  of,
  cursors: [null],
  rows: [],
  isWhole: false,
  arrived: new Set(),
});

// Kept so that the user returns to the same position.
let left: KnownList | null = null;

export function takeUp(of: string): KnownList {
  left = left?.of === of ? left : unknownList(of);
  return left;
}

export function forget(known: KnownList): KnownList {
  left = unknownList(known.of);
  return left;
}

/** Stores a loaded page. @returns whether anything changed */
export function takeIn(
  known: KnownList,
  page: number,
  { rows, nextCursor }: { rows: readonly QueueRow[]; nextCursor: string | null },
): boolean {
  const before = known.rows[page];
  const isSame =
    before?.length === rows.length &&
    rows.every(({ id, version }, index) => before[index]?.id === id && before[index]?.version === version);
  const isLast = nextCursor === null;
  if (isSame && (isLast ? known.isWhole : known.cursors[page + 1] === nextCursor)) return false;
  known.rows[page] = rows.map(({ id, version }) => ({ id, version }));
  if (isLast) {
    known.isWhole = true;
    known.cursors.length = page + 1;
    known.rows.length = page + 1;
  } else {
    known.cursors[page + 1] = nextCursor;
    if (known.isWhole && known.rows.length === page + 1) known.isWhole = false;
  }
  for (const { id } of rows) known.arrived.delete(id);
  return true;
}

export function countOf({ rows }: KnownList): number {
  return rows.length === 0 ? 0 : (rows.length - 1) * PAGE + (rows.at(-1)?.length ?? 0);
}

export function knownAt({ rows }: KnownList, index: number) {
  return rows[Math.floor(index / PAGE)]?.[index % PAGE];
}

export function pageOf({ rows }: KnownList, id: string): number {
  return rows.findIndex((page) => page?.some((row) => row.id === id));
}

/** Pages to prefetch, for continuous scrolling. */
const AHEAD = 2;

export function pagesAround({ cursors }: KnownList, first: number, last: number): number[] {
  const from = Math.max(0, Math.floor(first / PAGE) - 1);
  const to = Math.min(cursors.length - 1, Math.floor(last / PAGE) + AHEAD);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
