import type { QueueRow } from "./fits.ts";

/** So many rows are read at once: what a screen shows, and as many to come. */
export const PAGE = 50;

/**
 * What is known of a list without its rows: with which cursor each page begins, and which rollovers stood where. That is little,
 * also of ten thousand; the rows themselves are kept of the pages around what is seen.
 */
export interface KnownList {
  /** The filters and the search that it is of. */
  of: string;
  /** The cursor that each page begins with; the first begins with none. */
  cursors: (string | null)[];
  /** A page may be there before the one that it follows. */
  rows: (Pick<QueueRow, "id" | "version">[] | undefined)[];
  /** Whether the last page is among them. */
  isWhole: boolean;
  /** What has come since that would stand among them. */
  arrived: Set<string>;
}

export const unknownList = (of: string): KnownList => ({
  of,
  cursors: [null],
  rows: [],
  isWhole: false,
  arrived: new Set(),
});

// The list that was left last, so that who comes back to it finds it where it was.
let left: KnownList | null = null;

/** The list of this, as it was left, or one of which nothing is known. */
export function takeUp(of: string): KnownList {
  left = left?.of === of ? left : unknownList(of);
  return left;
}

/** Forgets what is known: it is read anew from its beginning. */
export function forget(known: KnownList): KnownList {
  left = unknownList(known.of);
  return left;
}

/** Takes in a page that was read. @returns whether anything is otherwise than it was known */
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

/** How many rows are known. */
export function countOf({ rows }: KnownList): number {
  return rows.length === 0 ? 0 : (rows.length - 1) * PAGE + (rows.at(-1)?.length ?? 0);
}

/** Which rollover stands at a place. */
export function knownAt({ rows }: KnownList, index: number) {
  return rows[Math.floor(index / PAGE)]?.[index % PAGE];
}

/** On which page a rollover was read; -1 where it was not. */
export function pageOf({ rows }: KnownList, id: string): number {
  return rows.findIndex((page) => page?.some((row) => row.id === id));
}

/** So many pages are read ahead: whoever scrolls on without a rest finds them there. */
const AHEAD = 2;

/** The pages that are to be there: those that are seen, one before them, and some behind. */
export function pagesAround({ cursors }: KnownList, first: number, last: number): number[] {
  const from = Math.max(0, Math.floor(first / PAGE) - 1);
  const to = Math.min(cursors.length - 1, Math.floor(last / PAGE) + AHEAD);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
