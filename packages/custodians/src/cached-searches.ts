import { LruCache } from "./lru-cache.ts";

/** Enough for all common prefixes. */
const MAX_SEARCHES = 1_000;
/** Longer results use much memory and are found again quickly. */
const MAX_RESULTS = 200;

/** Caches search results of an immutable directory (LRU). Callers must not change them. */
export function cacheSearches<Result>(
  search: (key: string) => readonly Result[],
): (key: string) => readonly Result[] {
  const weigh = (results: readonly Result[]) => (results.length > MAX_RESULTS ? Number.POSITIVE_INFINITY : 1);
  const cache = new LruCache<readonly Result[]>(MAX_SEARCHES, weigh);
  return (key) => cache.get(key, () => search(key));
}
