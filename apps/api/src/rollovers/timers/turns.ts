/** Returns the next organization, or null if none is left. @param besides organizations the caller has finished */
export type NextTurn = (besides: ReadonlySet<string>) => Promise<string | null>;

/** Returns organizations in turn, regardless of their work. Concurrent callers can get the same one if there is no other. */
export function makeTurns(list: () => Promise<string[]>): NextTurn {
  let waiting: readonly string[] = [];
  let listing: Promise<readonly string[]> | null = null;
  const listAnew = async () => {
    waiting = await list();
    return waiting;
  };

  return async (besides) => {
    const isWanted = (id: string) => !besides.has(id);
    for (;;) {
      const first = waiting.find(isWanted);
      if (first !== undefined) {
        waiting = waiting.filter((id) => id !== first);
        return first;
      }
      // All have had a turn. List again, so organizations with more work queue after new ones.
      listing ??= listAnew().finally(() => {
        listing = null;
      });
      // Concurrent callers may take all that was listed, so check the shared listing itself.
      if (!(await listing).some(isWanted)) return null;
    }
  };
}
