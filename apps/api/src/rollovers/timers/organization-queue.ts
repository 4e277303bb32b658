/** Returns the next organization that is not excluded, or null. */
type NextOrganization = (excluded: ReadonlySet<string>) => Promise<string | null>;

/**
 * Creates a function that returns organizations in turn, regardless of how much work each has. Concurrent callers can
 * get the same organization if there is no other.
 */
export function createOrganizationQueue(list: () => Promise<string[]>): NextOrganization {
  let queue: readonly string[] = [];
  let listing: Promise<readonly string[]> | null = null;
  const refill = async () => {
    queue = await list();
    return queue;
  };

  return async (excluded) => {
    const isIncluded = (id: string) => !excluded.has(id);
    for (;;) {
      const first = queue.find(isIncluded);
      if (first !== undefined) {
        queue = queue.filter((id) => id !== first);
        return first;
      }
      // Every listed organization has had a turn, so list again.
      listing ??= refill().finally(() => {
        listing = null;
      });
      // Concurrent callers may have emptied the queue, so check the list itself.
      if (!(await listing).some(isIncluded)) return null;
    }
  };
}
