import { Remembered } from "./remembered.ts";

/** Enough for all common prefixes. */
const MAX_SEARCHES = 1_000;
/** Longer results use much memory and are found again quickly. */
const MAX_FOUND = 200;

/** Caches search results of an immutable directory (LRU). Callers must not change them. */
export function rememberSearches<Found>(
  search: (key: string) => readonly Found[],
): (key: string) => readonly Found[] {
  const weigh = (found: readonly Found[]) => (found.length > MAX_FOUND ? Number.POSITIVE_INFINITY : 1);
  const remembered = new Remembered<readonly Found[]>(MAX_SEARCHES, weigh);
  return (key) => remembered.get(key, () => search(key));
}
