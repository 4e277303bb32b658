/** Returns the next organization, or null if none is left. @param besides organizations the caller has finished */
type NextOrganization = (excluded: ReadonlySet<string>) => Promise<string | null>;

/** Returns organizations in turn, regardless of their work. Concurrent callers can get the same one if there is no other. */
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
      // All have had a turn. List again, so organizations with more work queue after new ones.
      listing ??= refill().finally(() => {
        listing = null;
      });
      // Concurrent callers may take all that was listed, so check the shared listing itself.
      if (!(await listing).some(isIncluded)) return null;
    }
  };
}
