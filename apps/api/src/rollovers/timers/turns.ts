/** Whose turn it is next; null when nobody has anything for whoever asks. @param besides whom whoever asks has done with */
export type NextTurn = (besides: ReadonlySet<string>) => Promise<string | null>;

/**
 * Gives organizations one turn after the other, however much each has to do. Any number of workers may ask side by side, and may
 * have one organization's turns at once where there is no other.
 *
 * @param list those who have something to do now
 */
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
      // All have had their turn. Whoever has more to do stands in line again, behind who came meanwhile.
      listing ??= listAnew().finally(() => {
        listing = null;
      });
      // Of those who asked together others may have been quicker: what was listed says whether there is more.
      if (!(await listing).some(isWanted)) return null;
    }
  };
}
