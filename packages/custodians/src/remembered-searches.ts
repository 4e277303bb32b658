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
  const remembered = new Map<string, readonly Found[]>();
  return (key) => {
    const known = remembered.get(key);
    const found = known ?? search(key);
    if (found.length > MAX_FOUND) return found;
    // A map keeps the order in which its keys were set: the first is the one that was not used for longest.
    if (known) remembered.delete(key);
    else if (remembered.size >= MAX_SEARCHES) remembered.delete(remembered.keys().next().value ?? "");
    remembered.set(key, found);
    return found;
  };
}
