import { Remembered } from "./remembered.ts";

/** What many participants type is the same; these many are enough for all of the common beginnings. */
const MAX_SEARCHES = 1_000;
/** A longer answer is found again quickly enough, and would hold on to much. */
const MAX_FOUND = 200;

/**
 * Remembers what was found, the searches used last; for a directory that does not change. What is given back is
 * kept, and must not be changed.
 *
 * @param search asked for what is not remembered
 */
export function rememberSearches<Found>(
  search: (key: string) => readonly Found[],
): (key: string) => readonly Found[] {
  const weigh = (found: readonly Found[]) => (found.length > MAX_FOUND ? Number.POSITIVE_INFINITY : 1);
  const remembered = new Remembered<readonly Found[]>(MAX_SEARCHES, weigh);
  return (key) => remembered.get(key, () => search(key));
}
