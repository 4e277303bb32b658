/** Returns the next organization, or null if none is left. @param excluded organizations that the caller has finished */
type NextOrganization = (excluded: ReadonlySet<string>) => Promise<string | null>;

/**
 * Returns organizations in turn, regardless of how much work each has. Concurrent callers can get the same one if there
 * is no other.
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
      // All listed organizations have had a turn. List again, so organizations with more work queue after new ones.
      listing ??= refill().finally(() => {
        listing = null;
      });
      // Concurrent callers may already have taken every listed organization, so check the shared listing itself.
      if (!(await listing).some(isIncluded)) return null;
    }
  };
}
