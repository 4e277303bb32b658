/** A barrier for this many callers. */
export function createMeetings(size: number) {
  let waiting: (() => void)[] = [];
  return {
    meet: (then: () => void) =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length < size) return;
        then();
        for (const go of waiting) go();
        waiting = [];
      }),
  };
}
